import Diagnostics
import Testing

@testable import Workflows

/// `l10n extract` in a project of Tuist's.
@Suite struct TuistExtractTests {
  private static let catalog = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#

  private static func manifest(_ name: String, _ rest: String) -> String {
    """
    import ProjectDescription
    let project = Project(
      name: "\(name)", targets: [.target(name: "\(name)", sources: ["Sources/**"], \(rest))])
    """
  }

  /// A module without a table has no part in that of the module beside it.
  @Test func aModulesKeysAreNoOtherModules() {
    let tree = InMemoryFolder([
      "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()\n",
      "Modules/Cup/Project.swift": Self.manifest(
        "Cup", "product: .staticFramework, resources: [\"Resources/**\"]"),
      "Modules/Cup/Sources/Cup.swift":
        "import Foundation\nlet cup = String(localized: \"Cup\", bundle: .module)\n",
      "Modules/Cup/Resources/Localizable.xcstrings": Self.catalog,
      "Modules/Mug/Project.swift": Self.manifest("Mug", "product: .staticFramework"),
      "Modules/Mug/Sources/Mug.swift":
        "import Foundation\nlet mug = String(localized: \"Mug\", bundle: .module)\n",
    ])
    _ = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    let text = tree.text(at: "Modules/Cup/Resources/Localizable.xcstrings") ?? ""
    #expect(text.contains("\"Cup\""))
    #expect(!text.contains("\"Mug\""))
  }

  /// A table that no pattern of resources names is no target's, as in an Xcode project.
  @Test func aTableThatNoPatternNamesIsToldOf() {
    let stray = "Old/en.lproj/Localizable.strings"
    let tree = InMemoryFolder([
      "Project.swift": Self.manifest("Cup", "product: .app, resources: [\"Resources/**\"]"),
      "Sources/Cup.swift": "import SwiftUI\nlet cup = Text(\"Cup\")\n",
      "Resources/Localizable.xcstrings": Self.catalog, stray: "",
    ])
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let told = DoctorWorkflow().run(around: ["."], on: tree, project: project).diagnostics
    #expect(told.first { $0.id == "catalog-without-target" }?.location?.file == "Old")
    _ = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    #expect(tree.text(at: "Resources/Localizable.xcstrings")?.contains("\"Cup\"") == true)
    #expect(tree.text(at: stray) == "")
  }

  /// Beside the sources, no target would have it, nor in a form that no pattern takes.
  @Test(arguments: [
    ("Resources/**", "Resources/en.lproj/Localizable.strings"),
    ("Resources/**/*.xcstrings", "Resources/Localizable.xcstrings"),
    ("Texts/en.lproj/*", "Texts/en.lproj/Localizable.strings"),
  ])
  func aNewTableIsMadeWhereResourcesAre(pattern: String, table: String) {
    let tree = InMemoryFolder([
      "Project.swift": Self.manifest("Cup", "product: .app, resources: [\"\(pattern)\"]"),
      "Sources/Cup.swift": "import SwiftUI\nlet cup = Text(\"Cup\")\n",
    ])
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    let made = ExtractWorkflow(options).run(on: tree)
    #expect(made.changes.map(\.file) == [table])
    options.createsCatalogs = false
    let again = ExtractWorkflow(options).run(on: tree)
    #expect(again.changes.isEmpty && again.status == .clean)
  }
}
