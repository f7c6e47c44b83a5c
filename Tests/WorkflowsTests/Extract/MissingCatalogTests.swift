import Diagnostics
import TestSupport
import Testing
import Workflows

/// String Catalogs that a project names and that aren't there, as where a part of a repository was
/// checked out.
@Suite struct MissingCatalogTests {
  private static let catalog = "Texts/Localizable.xcstrings"
  private static let source = "import SwiftUI\nlet a = Text(\"Brew\")\n"

  private static let generated = [
    "project.yml": """
    targets:
      App: { type: application, sources: [App], resources: [\(catalog)] }
      Widget: { type: app-extension, sources: [Widget, \(catalog)] }
    """,
    "App/A.swift": source, "Widget/W.swift": source.replacing("Brew", with: "Pour"),
  ]
  private static let xcode = [
    SampleXcodeProject.path: SampleXcodeProject.text(["App/A.swift", catalog]),
    "App/A.swift": source,
  ]

  private func extract(
    _ files: [String: String], _ change: (inout ExtractOptions) -> Void = { _ in }
  ) -> ExtractOutcome {
    var options = ExtractOptions(paths: ["."])
    change(&options)
    return ExtractWorkflow(options).run(on: InMemoryFolder(files))
  }

  @Test(arguments: [generated, xcode])
  func theyAreMadeWhereTheProjectNamesThem(files: [String: String]) {
    let outcome = extract(files) { $0.createsCatalogs = true }
    #expect(outcome.changes.map(\.file) == [Self.catalog])
    let made = outcome.changes.first.map { String(decoding: $0.new, as: UTF8.self) } ?? ""
    #expect(made.contains("\"Brew\""))
    #expect(made.contains("\"Pour\"") == (files["Widget/W.swift"] != nil))
  }

  @Test(arguments: [generated, xcode])
  func theyAreTold(files: [String: String]) {
    #expect(
      extract(files).diagnostics.map(\.message) == [
        "there is no catalog for the strings of these sources; '\(Self.catalog)', which the project "
          + "names, isn't there: bring it back, or make it with --create"
      ])
  }

  @Test func theyAreToldBesideOthers() {
    let other = [
      "project.yml": """
      targets:
        App: { type: application, sources: [App], resources: [\(Self.catalog)] }
        Widget: { type: app-extension, sources: [Widget] }
      """,
      "Widget/Localizable.xcstrings": XcodeExtractTests.catalog,
    ]
    #expect(
      extract(Self.generated.merging(other) { $1 }).diagnostics.map(\.message) == [
        "1 key of the target 'App' has no catalog for the table 'Localizable'; "
          + "'\(Self.catalog)', which the project names, isn't there: bring it back, or make it with "
          + "--create"
      ])
  }

  /// Nothing above the folders that were named is written.
  @Test func whatIsNamedAboveTheFolderIsMadeInside() {
    let files = Self.generated.mapValues { $0.replacing(Self.catalog, with: "../" + Self.catalog) }
    let outcome = extract(files) { $0.createsCatalogs = true }
    #expect(!outcome.changes.isEmpty)
    #expect(outcome.changes.allSatisfy { !$0.file.hasPrefix("../") })
    #expect(!outcome.diagnostics.contains { $0.severity == .error })
  }

  /// What was only left out is there, and is not written anew.
  @Test func whatIsLeftOutIsNotMade() {
    var files = Self.generated
    files[Self.catalog] = XcodeExtractTests.catalog
    let outcome = extract(files) { options in
      options.createsCatalogs = true
      options.scope.exclude = ["Texts/**"]
    }
    #expect(!outcome.changes.map(\.file).contains(Self.catalog))
  }
}
