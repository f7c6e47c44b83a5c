import Diagnostics
import Testing

@testable import Workflows

/// Renaming a key that several targets look up, each in its own bundle.
@Suite struct RenameInTargetsTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Shut" : {

        }
      },
      "version" : "1.0"
    }
    """

  /// - Parameter widget: What the extension has beside its code.
  private func renamed(
    _ code: String, _ widget: [String: String] = [:]
  ) -> (tree: InMemoryFolder, diagnostics: [Diagnostic]) {
    let files = [
      "project.yml": """
      targets:
        App: { type: application, sources: [App] }
        Widget: { type: app-extension, sources: [Widget] }
      """,
      "App/A.swift": "import Foundation\nlet a = String(localized: \"Shut\")\n",
      "App/Localizable.xcstrings": Self.catalog,
      "Widget/W.swift": "import Foundation\nlet w = \(code)\n",
    ]
    let tree = InMemoryFolder(files.merging(widget) { $1 })
    let options = RenameOptions(old: "Shut", new: "drawer.shut", paths: ["."])
    return (tree, RenameWorkflow(options).run(on: tree).diagnostics)
  }

  @Test func aTargetWithoutACatalogIsTold() {
    let (tree, diagnostics) = renamed(#"String(localized: "Shut")"#)
    #expect(
      diagnostics.map(\.message) == [
        "the target 'Widget' has no catalog for the table 'Localizable', so people may read the key "
          + "itself there: now \"drawer.shut\" instead of \"Shut\""
      ])
    #expect(diagnostics.first?.location?.file == "Widget/W.swift")
    #expect(tree.text(at: "App/Localizable.xcstrings")?.contains("\"value\" : \"Shut\"") == true)
  }

  /// Of a file that both compile the app has the key in its catalog.
  @Test func aTargetWithoutACatalogForASharedFileIsTold() {
    let tree = InMemoryFolder([
      "project.yml": """
      targets:
        App: { type: application, sources: [App] }
        Widget: { type: app-extension, sources: [App/A.swift] }
      """,
      "App/A.swift": "import Foundation\nlet a = String(localized: \"Shut\")\n",
      "App/Localizable.xcstrings": Self.catalog,
    ])
    let options = RenameOptions(old: "Shut", new: "drawer.shut", paths: ["."])
    let found = RenameWorkflow(options).run(on: tree).diagnostics
    #expect(found.map(\.id) == ["rename-untranslated"])
    #expect(found.first?.message.hasPrefix("the target 'Widget' has no catalog") == true)
  }

  @Test(
    arguments: [
      (#"String(localized: "Shut", defaultValue: "Close")"#, [:]),
      (#"String(localized: "Shut")"#, ["Widget/Localizable.xcstrings": catalog]),
      (
        #"String(localized: "Shut", defaultValue: "Close")"#,
        ["Widget/Localizable.xcstrings": catalog]
      ),
    ] as [(String, [String: String])])
  func othersAreNot(code: String, widget: [String: String]) {
    let (tree, diagnostics) = renamed(code, widget)
    #expect(diagnostics.map(\.message) == [])
    // What another target's code says is no text of the app's.
    #expect(tree.text(at: "App/Localizable.xcstrings")?.contains("\"value\" : \"Shut\"") == true)
  }
}
