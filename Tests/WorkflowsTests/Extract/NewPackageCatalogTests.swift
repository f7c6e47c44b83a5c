import Diagnostics
import Testing

@testable import Workflows

/// Catalogs that `extract --create` makes in packages whose manifests name no language.
@Suite struct NewPackageCatalogTests {
  private let source = "import SwiftUI\nlet a = Text(\"Hello\")\n"

  private func create(
    _ files: [String: String], _ format: NewCatalogFormat? = nil
  ) -> ExtractOutcome {
    var options = ExtractOptions(paths: ["."], format: format)
    options.createsCatalogs = true
    return ExtractWorkflow(options).run(on: InMemoryFolder(files))
  }

  /// SwiftPM loads no package with `.lproj` folders that names no language.
  @Test(
    "a package isn't made unloadable",
    arguments: [
      ("", nil, []), ("", .xcstrings, ["Localizable.xcstrings"]),
      ("defaultLocalization: \"en\", ", nil, ["en.lproj/Localizable.strings"]),
    ] as [(String, NewCatalogFormat?, [String])])
  func packagesNeedALanguage(argument: String, format: NewCatalogFormat?, made: [String]) {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Trip", \(argument)targets: [.target(name: "Trip")])
      """
    let outcome = create(["Package.swift": manifest, "Sources/Trip/A.swift": source], format)
    #expect(outcome.changes.map(\.file) == made.map { "Sources/Trip/" + $0 })
    #expect(outcome.diagnostics.map(\.id) == (made.isEmpty ? ["package-without-language"] : []))
    #expect(outcome.status == (made.isEmpty ? ExitStatus.findings : .clean))
  }

  @Test func aPackageThatIsUnloadableAlreadyIsToldThatItNeedsALanguage() {
    let outcome = create([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Trip", targets: [.target(name: "Trip")])
      """, "Sources/Trip/A.swift": source,
      "Sources/Trip/de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";\n",
    ])
    #expect(outcome.changes.map(\.file) == ["Sources/Trip/en.lproj/Localizable.strings"])
    #expect(outcome.diagnostics.map(\.severity) == [.warning])
  }

  /// Such targets are no package's, and have their language from the configuration.
  @Test func targetsOfTheConfigurationNeedNoManifest() {
    let tree = InMemoryFolder([
      "l10n.json": "{targets: [{name: 'Trip', sources: ['Trip'], catalogs: ['Trip']}]}",
      "Trip/A.swift": source,
    ])
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    let outcome = ExtractWorkflow(options).run(on: tree, project: project)
    #expect(outcome.changes.map(\.file) == ["Trip/en.lproj/Localizable.strings"])
    #expect(outcome.diagnostics.isEmpty && outcome.status == .clean)
  }
}
