import Diagnostics
import Testing

@testable import Workflows

/// What `l10n doctor` says of tables that a target has more than once.
@Suite struct RepeatedTableTests {
  private static let project = """
    targets:
      App: { type: application, sources: [App, Shared] }
      Widget: { type: app-extension, sources: [Widget, Shared] }
    """

  private static let catalog = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#

  private func messages(_ files: [String]) -> [String] {
    var contents = ["project.yml": Self.project, "App/A.swift": "", "Widget/A.swift": ""]
    for file in files {
      contents[file] = file.hasSuffix(".xcstrings") ? Self.catalog : "\"a\" = \"b\";\n"
    }
    let outcome = DoctorWorkflow().run(
      around: ["."], on: InMemoryFolder(contents), project: ProjectConfiguration())
    return outcome.diagnostics.filter { $0.id == "repeated-table" }.map(\.message)
  }

  /// Each target is named that has them.
  @Test(arguments: [
    (
      ["App/Localizable.xcstrings", "Shared/Localizable.xcstrings"],
      "the target 'App' has the table 'Localizable' more than once ('App/Localizable.xcstrings', "
        + "'Shared/Localizable.xcstrings'), "
    ),
    (
      ["Shared/A/Cups.xcstrings", "Shared/B/en.lproj/Cups.strings"],
      "the targets 'App', 'Widget' have the table 'Cups' more than once "
        + "('Shared/A/Cups.xcstrings', 'Shared/B/*.lproj/Cups.strings'), "
    ),
    (
      ["App/Cups.xcstrings", "App/en.lproj/Cups.strings"],
      "the target 'App' has the table 'Cups' more than once ('App/Cups.xcstrings', "
        + "'App/*.lproj/Cups.strings'), "
    ),
  ])
  func twoOfATargetAreTold(files: [String], start: String) {
    let found = messages(files)
    #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix(start) }, "\(found)")
  }

  /// Each target has one, each language has one, or the other is a bundle's.
  @Test(arguments: [
    ["App/Localizable.xcstrings", "Widget/Localizable.xcstrings"],
    ["App/Localizable.xcstrings", "App/Cups.xcstrings"],
    ["App/A/en.lproj/Cups.strings", "App/B/de.lproj/Cups.strings"],
    ["App/A/en.lproj/Cups.strings", "App/B/en.lproj/Cups.stringsdict"],
    ["App/en.lproj/Root.strings", "App/Settings.bundle/en.lproj/Root.strings"],
  ])
  func othersAreFine(files: [String]) {
    #expect(messages(files) == [])
  }
}
