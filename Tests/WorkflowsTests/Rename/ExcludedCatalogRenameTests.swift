import Diagnostics
import Testing
import Workflows

/// `l10n rename` beside catalogs that somebody excluded.
@Suite struct ExcludedCatalogRenameTests {
  private static let code = "import SwiftUI\nlet a = Text(\"Cup\", tableName: \"Menu\")\n"

  private static func catalog(_ key: String) -> String {
    #"{"sourceLanguage":"en","strings":{"\#(key)":{}},"version":"1.0"}"#
  }

  private func renamed(_ tree: InMemoryFolder, excluding exclude: [String]) -> RenameOutcome {
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let scope = FileScope(paths: ["."], exclude: exclude)
    return RenameWorkflow(RenameOptions(old: "Cup", new: "menu.cup", scope: scope))
      .run(on: tree, project: project)
  }

  /// All places change, or none does.
  @Test(arguments: [
    (["App/Menu.xcstrings": catalog("Cup")], "App/*.xcstrings"),
    (
      [
        "App/en.lproj/Menu.strings": "\"Cup\" = \"Cup\";\n",
        "App/de.lproj/Menu.strings": "\"Cup\" = \"Tasse\";\n",
      ], "App/de.lproj/**"
    ),
  ])
  func aKeyOfAnExcludedCatalogStays(catalogs: [String: String], glob: String) {
    for isConfigured in [false, true] {
      let tree = InMemoryFolder(
        catalogs.merging([
          "App/View.swift": Self.code,
          "l10n.json": isConfigured ? "{\"exclude\": [\"\(glob)\"]}" : "{}",
        ]) { $1 })
      let before = tree.files
      let outcome = renamed(tree, excluding: isConfigured ? [] : [glob])
      #expect(outcome.status == .couldNotRun)
      #expect(outcome.diagnostics.map(\.id) == ["rename"])
      #expect(tree.files == before)
    }
  }

  /// What another folder has by the same name is another key, and a catalog without it says nothing.
  @Test(arguments: [
    ["App/Menu.xcstrings": catalog("Cup"), "Old/Menu.xcstrings": catalog("Cup")],
    ["App/Menu.xcstrings": catalog("Cup"), "Old/Menu.xcstrings": catalog("Pot")],
    ["Old/Menu.xcstrings": catalog("Pot")],
  ])
  func othersKeepNoKeyFromBeingRenamed(catalogs: [String: String]) {
    let tree = InMemoryFolder(catalogs.merging(["App/View.swift": Self.code]) { $1 })
    let outcome = renamed(tree, excluding: ["Old/**"])
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "App/View.swift")?.contains("\"menu.cup\"") == true)
    #expect(tree.text(at: "Old/Menu.xcstrings") == catalogs["Old/Menu.xcstrings"])
    let own = catalogs["App/Menu.xcstrings"]
    #expect(own == nil || tree.text(at: "App/Menu.xcstrings")?.contains("\"menu.cup\"") == true)
  }
}
