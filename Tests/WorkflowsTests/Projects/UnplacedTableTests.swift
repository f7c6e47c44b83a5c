import Diagnostics
import Testing

@testable import Workflows

/// Files that would be catalogs if they lay in the folder of a language.
@Suite struct UnplacedTableTests {
  private static let source = "import SwiftUI\nlet a = Text(\"Hello\")\n"
  private static let table = "\"Hello\" = \"Hello\";\n"
  private static let id = "table-without-language"

  private func examined(_ files: [String: String]) -> DoctorOutcome {
    DoctorWorkflow().run(around: ["."], on: InMemoryFolder(files), project: ProjectConfiguration())
  }

  @Test(arguments: [
    (["Texts/Localizable.strings"], "this file lies in no .lproj folder, so no language has it "),
    (
      ["Texts/Localizable.strings", "Texts/More.stringsdict"],
      "this and 1 more file lie in no .lproj folder, so no language has them "
    ),
  ])
  func theyAreNamed(files: [String], start: String) {
    let all = Dictionary(uniqueKeysWithValues: files.map { ($0, Self.table) })
    let outcome = examined(all)
    let told = outcome.diagnostics.first { $0.id == Self.id }
    #expect(told?.message.hasPrefix(start) == true)
    #expect(told?.location?.file == files[0])
    let none = outcome.diagnostics.first { $0.id == "no-catalog" }?.message
    #expect(none?.hasPrefix("no .strings or .stringsdict file here lies in") == true)
  }

  /// A language's, a bundle's, and what goes to translators.
  @Test(arguments: [
    "en.lproj/Localizable.strings", "Settings.bundle/Root.strings",
    "de.xcloc/Source Contents/Localizable.strings", "Localizable.xcstrings",
  ])
  func othersAreNot(file: String) {
    #expect(!examined([file: Self.table]).diagnostics.contains { $0.id == Self.id })
  }

  /// Other tools have such files, too, and tests read theirs as they like.
  @Test(arguments: [
    ("App/Localizable.strings", true), ("Other/Localizable.strings", false),
    ("AppTests/Localizable.strings", false),
  ])
  func inAProjectTheyAreATargets(file: String, isTold: Bool) {
    let project = """
      targets:
        App: { type: application, sources: [App] }
        AppTests: { type: bundle.unit-test, sources: [AppTests] }
      """
    let files = [
      "project.yml": project, "App/A.swift": Self.source, "AppTests/A.swift": "", file: Self.table,
    ]
    #expect(examined(files).diagnostics.contains { $0.id == Self.id } == isTold)
    let extraction = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: InMemoryFolder(files))
    #expect(extraction.diagnostics.contains { $0.id == Self.id } == isTold)
  }

  /// Extract tells only of those that would have what is missing.
  @Test(arguments: [("Texts/Localizable.strings", true), ("Texts/Other.strings", false)])
  func keysThatTheyWouldHave(file: String, isTold: Bool) {
    let tree = InMemoryFolder(["A.swift": Self.source, file: Self.table])
    let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    #expect(outcome.diagnostics.contains { $0.id == Self.id } == isTold)
    #expect(outcome.diagnostics.contains { $0.id == "no-catalog" })
  }
}
