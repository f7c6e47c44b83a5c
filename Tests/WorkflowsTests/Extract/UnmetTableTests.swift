import Diagnostics
import Testing
import Workflows

/// `l10n extract` beside tables that are there and that nothing meets by their names.
@Suite struct UnmetTableTests {
  private static let code = """
    import SwiftUI
    let a = (Text("New"), Text("Bean", tableName: "Menu"))

    """

  private static let empty = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#

  private func run(_ tree: InMemoryFolder, excluding globs: [String] = []) -> ExtractOutcome {
    var options = ExtractOptions(paths: ["."])
    options.scope.exclude = globs
    return ExtractWorkflow(options).run(on: tree)
  }

  private func leftAlone(_ outcome: ExtractOutcome) -> [String] {
    outcome.diagnostics.filter { $0.id == "ignored-catalog" }.compactMap(\.location?.file)
  }

  /// A String Catalog would hide the texts of languages, and a language's own file those that stand in
  /// for it.
  @Test(arguments: [
    ("Localizable.xcstrings", empty, "fr.lproj/Menu.strings", "Menu.xcstrings"),
    ("Localizable.xcstrings", empty, "en.lproj/Menu.stringsdict", "Menu.xcstrings"),
    (
      "en.lproj/Localizable.strings", "\"Old\" = \"Old\";\n", "Base.lproj/Menu.strings",
      "en.lproj/Menu.strings"
    ),
  ])
  func noTableIsMadeBesideAnExcludedForm(
    general: String, text: String, form: String, made: String
  ) {
    for isThere in [true, false] {
      let tree = InMemoryFolder(["A.swift": Self.code, general: text])
      if isThere { tree.set(Array("\"Cup\" = \"Tasse\";\n".utf8), at: form) }
      let outcome = run(tree, excluding: [form])
      #expect(outcome.status == .clean)
      #expect((tree.text(at: made) == nil) == isThere)
      #expect(leftAlone(outcome) == (isThere ? [form] : []))
      #expect(tree.text(at: general)?.contains("New") == true)
    }
  }

  /// On a Mac both would be one file.
  @Test(arguments: [
    ("menu.xcstrings", empty), ("en.lproj/menu.strings", "\"Cup\" = \"Cup\";\n"),
  ])
  func noTableIsMadeThatDiffersFromAnotherInCapitals(file: String, text: String) {
    let tree = InMemoryFolder([
      "A.swift": Self.code + "let b = Text(\"Cup\", tableName: \"menu\")\n", file: text,
    ])
    let outcome = run(tree)
    #expect(outcome.status == .clean)
    #expect(leftAlone(outcome) == [file])
    #expect(!tree.files.keys.contains { $0.contains("Menu") })
    #expect(tree.text(at: file)?.contains("Bean") == false)
  }
}
