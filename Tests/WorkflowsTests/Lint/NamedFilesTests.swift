import Diagnostics
import Linting
import Testing
import Workflows

/// One file of a project is judged as the whole project is: beside the language that it is translated
/// from.
@Suite struct NamedFilesTests {
  private static let files = [
    "App/en.lproj/Intents.strings": #""a1" = "Total: "; "b2" = "Post on ${site} now";"#,
    "App/sv.lproj/Intents.strings": #""a1" = "Totalt: "; "b2" = "Publicera på ${site} nu ";"#,
    "App/de.lproj/Intents.strings": #""a1" = "Summe"; "b2" = "Auf ${site} posten";"#,
    "App/de.lproj/Other.strings": #""c3" = "Ja";"#,
    "App/Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
  ]

  private func lint(
    _ tree: InMemoryFolder, _ change: (inout LintOptions) -> Void
  ) -> LintOutcome {
    var options = LintOptions(paths: ["."])
    change(&options)
    return LintWorkflow(options).run(on: tree)
  }

  private func found(_ outcome: LintOutcome) -> Set<String> {
    Set(
      outcome.findings.map { finding in
        let place = finding.diagnostic.location
        return "\(place?.file ?? "") \(place?.range.lowerBound ?? 0) \(finding.diagnostic.id)"
      })
  }

  @Test(arguments: [
    (["App/sv.lproj/Intents.strings"], []), (["App/sv.lproj"], []),
    (["App/sv.lproj/Intents.strings", "App/Localizable.xcstrings"], []),
    (["."], ["**/sv.lproj/**"]),
  ])
  func whatIsNamedIsJudgedAsInTheProject(paths: [String], include: [String]) {
    let whole = found(lint(InMemoryFolder(Self.files)) { _ in })
    let own = whole.filter { $0.hasPrefix("App/sv.lproj/Intents.strings") }
    #expect(!own.isEmpty && own != whole)
    let named = lint(InMemoryFolder(Self.files)) {
      ($0.scope.paths, $0.scope.include) = (paths, include)
    }
    #expect(found(named) == own)
  }

  @Test func onlyWhatIsNamedIsFixed() {
    let tree = InMemoryFolder(Self.files)
    let outcome = lint(tree) {
      $0.scope.paths = ["App/sv.lproj/Intents.strings"]
      $0.fixes = true
    }
    #expect(outcome.fixedFiles == ["App/sv.lproj/Intents.strings"])
    #expect(
      tree.text(at: "App/sv.lproj/Intents.strings")
        == #""a1" = "Totalt: "; "b2" = "Publicera på ${site} nu";"#)
    #expect(
      tree.text(at: "App/de.lproj/Intents.strings") == Self.files["App/de.lproj/Intents.strings"])
  }

  @Test func aFileThatIsMissingIsToldAsBefore() {
    let outcome = lint(InMemoryFolder(Self.files)) {
      $0.scope.paths = ["App/fr.lproj/Intents.strings"]
    }
    #expect(outcome.status == .couldNotRun)
  }
}
