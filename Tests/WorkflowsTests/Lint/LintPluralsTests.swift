import Diagnostics
import Linting
import Testing

@testable import Workflows

/// Texts that count, beside the other keys of their table.
@Suite struct LintPluralsTests {
  private func findings(_ english: String, _ language: String) -> [LintDiagnostic] {
    let files = [
      "App/en.lproj/Shop.strings": english,
      "App/\(language).lproj/Shop.strings": #""cups_all" = "%d";"#,
    ]
    var options = LintOptions(paths: ["."])
    options.rules = ["missing-plural-variation"]
    return LintWorkflow(options).run(on: InMemoryFolder(files)).findings
  }

  /// Code takes it for one, but has none to take for the other forms.
  @Test(arguments: [
    (#""cup" = "%d clean cup"; "cups_all" = "%d clean cups";"#, "cup"),
    (#""cup" = "%@: 1 cup sold"; "cups_all" = "%1$@: %2$d cups sold";"#, "cup"),
    (#""cup" = "1 plate"; "cups_all" = "%d cups";"#, nil),
  ])
  func anotherKeyMayHaveTheTextForOne(english: String, key: String?) {
    let found = findings(english, "ru").map(\.diagnostic)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map { $0.message.contains("for one this reads") } == [key == nil])
    #expect(found.map { $0.message.contains("the key 'cup'") } == [key != nil])
  }

  @Test(arguments: [("ru", Severity.warning), ("de", .note)])
  func twoKeysDoForTwoForms(language: String, severity: Severity) {
    let found = findings(#""cup" = "%d cup"; "cups_all" = "%d cups";"#, language)
    #expect(found.map(\.diagnostic.severity) == [severity])
  }
}
