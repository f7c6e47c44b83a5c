import Diagnostics
import Linting
import Testing
import Workflows

/// What lint says of how to turn a rule off.
@Suite struct SilencingTests {
  /// A key twice, and an argument that the translation lacks.
  private func folder(_ comment: String) -> InMemoryFolder {
    let text = """
      /* \(comment) */
      "one" = "A";
      /* \(comment) */
      "one" = "B";
      /* \(comment) */
      "two" = "Hello %@";

      """
    return InMemoryFolder([
      "en.lproj/L.strings": text,
      "de.lproj/L.strings": "\"one\" = \"B\";\n\"two\" = \"Hallo\";\n",
    ])
  }

  /// A comment of a key is read for what is wrong with texts, and not for what is wrong with files.
  @Test(arguments: [("duplicate-key", false), ("missing-argument", true)])
  func onlyWhatHasAnEffectIsAdvised(rule: String, hasKey: Bool) throws {
    let comment = "l10n:disable \(rule)"
    for isDisabled in [false, true] {
      var options = LintOptions(paths: ["."])
      options.rules = [rule]
      let tree = folder(isDisabled ? comment : "A comment")
      let outcome = LintWorkflow(options).run(on: tree)
      #expect(outcome.findings.isEmpty == (isDisabled && hasKey))
      let report = LintReport(outcome) { tree.text(at: $0).map { Array($0.utf8) } }
      let text = report.text(usesColor: false, errorsOnly: false).output
      #expect(text.contains("to turn it off: `\(comment)`") == (!isDisabled && hasKey))
      #expect(text.contains("`severities` in l10n.json") == !outcome.findings.isEmpty)
    }
    let documentation = try #require(RuleRegistry.rule(rule)).documentation
    let page = RuleReport.explanation(of: documentation)
    #expect(page.contains(comment) == hasKey)
    #expect(page.contains("- For a file: `\"severities\""))
  }
}
