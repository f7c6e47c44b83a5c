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

  /// Modules whose manifests say what isn't known here, and a file beside them that has a new key.
  private static func unread(_ file: String) -> [String: String] {
    let unknown = "import ProjectDescription\nlet project = Project.module(name: \"A\")\n"
    return [
      "App/Project.swift": manifest("App", "product: .app"), "App/Sources/A.swift": "",
      "Modules/Cup/Project.swift": unknown, "Modules/Cup/Sources/Cup.swift": "",
      "Modules/Cup/Resources/Localizable.xcstrings": catalog,
      "Modules/Mug/Project.swift": unknown, "Modules/Mug/Sources/Mug.swift": "",
      "Modules/Mug/Resources/Localizable.xcstrings": catalog,
      file: "import Foundation\nlet brew = String(localized: \"Brew\")\n",
    ]
  }

  private static func changed(_ files: [String: String]) -> [String] {
    ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: InMemoryFolder(files)).changes.map(\.file)
  }

  @Test(
    "a file goes to the catalog around it, and to none of several beside it",
    arguments: [
      ("Modules/Mug/Sources/B.swift", ["Modules/Mug/Resources/Localizable.xcstrings"]),
      ("Modules/B.swift", []), ("Shared/B.swift", []),
    ] as [(String, [String])])
  func filesThatNoTargetIsKnownFor(file: String, changed: [String]) {
    #expect(Self.changed(Self.unread(file)) == changed)
  }

  @Test func aFileBesideOneCatalogGoesThere() {
    var files = Self.unread("Modules/B.swift")
    files["Modules/Mug/Resources/Localizable.xcstrings"] = nil
    #expect(Self.changed(files) == ["Modules/Cup/Resources/Localizable.xcstrings"])
  }

  /// The module's manifest isn't understood, and has the only table that no target has.
  @Test func whatTuistWroteGoesToTheCatalogOfItsTarget() {
    let strings = "import Foundation\nlet brew = NSLocalizedString(\"Brew\", comment: \"\")\n"
    var files = Self.unread("App/Derived/Sources/TuistStrings+App.swift")
    files["App/Derived/Sources/TuistStrings+App.swift"] = strings
    files["App/Project.swift"] = Self.manifest(
      "App", "product: .app, resources: [\"Resources/**\"]")
    files["App/Resources/Localizable.xcstrings"] = Self.catalog
    files["Modules/Mug/Resources/Localizable.xcstrings"] = nil
    #expect(Self.changed(files) == ["App/Resources/Localizable.xcstrings"])
  }
}
