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

  /// What a manifest builds that isn't understood is in its folder, as far as anybody knows.
  @Test(arguments: [
    ("Modules/Cup/Resources", false), ("Modules/Mug/Resources", true), ("Resources", true),
    ("Modules/Resources", true),
  ])
  func whatIsNotUnderstoodKeepsToItsFolder(folder: String, isAdded: Bool) {
    let manifest = "import ProjectDescription\nlet project = Project.module(kinds)\n"
    let catalog = folder + "/Localizable.xcstrings"
    let tree = InMemoryFolder([
      "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()\n",
      "Modules/Cup/Project.swift": manifest, "Modules/Mug/Project.swift": manifest,
      "Modules/Mug/Sources/Mug.swift": """
      import SwiftUI
      let mug = Text("Mug")
      let saucer = Text("Saucer")
      """,
      catalog: Self.catalog.replacing("{}", with: "{\"Saucer\": {}}"),
    ])
    let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    #expect(outcome.diagnostics.map(\.id) == ["tuist-manifest"])
    #expect(outcome.status == .clean)
    let text = tree.text(at: catalog) ?? ""
    #expect(text.contains("\"Mug\"") == isAdded)
    #expect(text.contains("\"Saucer\"") && !text.contains("stale"))
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
    #expect(told.first { $0.id == "catalog-without-target" }?.location?.file == stray)
    _ = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    #expect(tree.text(at: "Resources/Localizable.xcstrings")?.contains("\"Cup\"") == true)
    #expect(tree.text(at: stray) == "")
  }

  /// Beside the sources, no target would have it, nor in a form that no pattern takes.
  @Test(arguments: [
    ("Resources/**", "Resources/Localizable.xcstrings"),
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

  private static let untaken =
    "in Project.swift, which take in no new table, and then run l10n extract --create"

  /// What no pattern takes in isn't made, and the next run says the same.
  @Test(arguments: [
    "", ", resources: [\"x.json\"]",
    ", resources: [.glob(pattern: \"Texts/**\", excluding: [\"**/*.{strings,xcstrings}\"])]",
  ])
  func noTableIsMadeThatNoPatternTakes(resources: String) {
    let tree = InMemoryFolder([
      "Project.swift": Self.manifest("Cup", "product: .app\(resources)"),
      "Sources/Cup.swift": "import SwiftUI\nlet cup = Text(\"Cup\")\n", "x.json": "{}",
    ])
    var options = ExtractOptions(paths: ["."])
    for creates in [false, true, false] {
      options.createsCatalogs = creates
      let outcome = ExtractWorkflow(options).run(on: tree)
      #expect(outcome.changes.isEmpty && outcome.status == .couldNotRun)
      #expect(
        outcome.diagnostics.map(\.message) == [
          "there is no catalog for the strings of these sources; add 'Resources/**' to the "
            + "resources of the target 'Cup' \(Self.untaken)"
        ])
    }
  }

  /// Other targets' tables are made, and what one lacks is told.
  @Test func theTargetWithoutResourcesIsNamed() {
    func source(_ text: String) -> String {
      "import Foundation\nlet text = String(localized: \"\(text)\", bundle: .module)\n"
    }
    let tree = InMemoryFolder([
      "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()\n",
      "Cup/Project.swift": Self.manifest(
        "Cup", "product: .staticFramework, resources: [\"Texts/**\"]"),
      "Cup/Sources/Cup.swift": source("Cup"),
      "Mug/Project.swift": Self.manifest("Mug", "product: .staticFramework"),
      "Mug/Sources/Mug.swift": source("Mug"),
    ])
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    for made in [["Cup/Texts/Localizable.xcstrings"], []] {
      let outcome = ExtractWorkflow(options).run(on: tree)
      #expect(outcome.changes.map(\.file) == made)
      #expect(
        outcome.diagnostics.map(\.message) == [
          "1 key of the target 'Mug' has no catalog for the table 'Localizable'; add "
            + "'Resources/**' to its resources \(Self.untaken)"
        ])
    }
  }
}
