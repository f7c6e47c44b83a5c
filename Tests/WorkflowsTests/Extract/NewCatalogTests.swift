import Diagnostics
import Testing

@testable import Workflows

/// Catalogs that `extract --create` makes.
@Suite struct NewCatalogTests {
  private static let source = "import SwiftUI\nlet a = Text(\"Hello\")\n"

  private func create(
    _ files: [String: String], _ format: NewCatalogFormat? = nil
  ) -> ExtractOutcome {
    var options = ExtractOptions(paths: ["."], format: format)
    options.createsCatalogs = true
    return ExtractWorkflow(options).run(on: InMemoryFolder(files))
  }

  /// Xcode exports the texts of such a target into String Catalogs.
  @Test(arguments: [
    ("YES", nil, "App/Localizable.xcstrings"), ("NO", nil, "App/en.lproj/Localizable.strings"),
    ("YES", NewCatalogFormat.strings, "App/en.lproj/Localizable.strings"),
  ])
  func theyAreAsTheTargetPrefers(preference: String, format: NewCatalogFormat?, made: String) {
    let project = """
      settings: { LOCALIZATION_PREFERS_STRING_CATALOGS: \(preference) }
      targets: { App: { type: application, sources: [App] } }
      """
    let outcome = create(["project.yml": project, "App/A.swift": Self.source], format)
    #expect(outcome.changes.map(\.file) == [made])
  }

  @Test func aPackageIsToldThatItNeedsALanguage() {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Trip", targets: [.target(name: "Trip")])
      """
    let outcome = create(["Package.swift": manifest, "Sources/Trip/A.swift": Self.source])
    #expect(outcome.diagnostics.map(\.id) == ["package-without-language"])
  }
}
