import Linting
import Testing
import Workflows

/// After a fix only what it touched is looked at again, and what is found is the same.
@Suite struct LintMemoryTests {
  /// The examples of all rules with a fix, in one table, with all that makes bytes move.
  private static var files: [String: String] {
    var texts: [String: String] = ["en": "/* café */\n"]
    for (index, single) in LintFixBytesTests.cases.enumerated() {
      let key = "\"key \(index)\" = \""
      let escaped = { (text: String) in LintFixBytesTests.escaped(text, "\\U") }
      texts["en", default: ""] += key + escaped(single.source) + "\";\n"
      texts[single.language, default: ""] += key + escaped(single.text) + "\"; // ü\n"
    }
    return Dictionary(uniqueKeysWithValues: texts.map { ("\($0.key).lproj/L.strings", $0.value) })
  }

  @Test func aRunThatFixesFindsWhatAnotherRunFindsAfterwards() {
    let tree = InMemoryFolder(Self.files)
    var options = LintOptions(paths: ["."])
    options.showsNotes = true
    options.fixes = true
    let fixed = LintWorkflow(options).run(on: tree)
    #expect(fixed.fixCount > 20)
    options.fixes = false
    let again = LintWorkflow(options).run(on: tree)
    #expect(again.findings.count > 50)
    #expect(fixed.findings == again.findings)
    #expect(fixed.unitCount == again.unitCount)
  }
}
