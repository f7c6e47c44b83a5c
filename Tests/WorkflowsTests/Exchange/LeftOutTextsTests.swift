import Diagnostics
import Exchange
import TestSupport
import Testing

@testable import Workflows

/// Texts that nobody is to translate or read: those of a table's form that no target has, and those
/// that a merge left for a person to decide.
@Suite struct LeftOutTextsTests {
  private static let options = ExchangeCatalogOptions(roots: ["."])

  /// A target's catalog, and beside it the table's older form.
  private static func migrated() -> InMemoryFolder {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"Brew it now": {"localizations": {
      "nl": {"stringUnit": {"state": "translated", "value": "Zet het nu"}}}}}, "version": "1.0"}
      """
    return InMemoryFolder([
      SampleXcodeProject.path: SampleXcodeProject.text(["Localizable.xcstrings"]),
      "Localizable.xcstrings": catalog,
      "nl.lproj/Localizable.strings": "\"Brew it now\" = \"Zet het\";\n",
    ])
  }

  @Test("a file that names no catalog is for those that an export has")
  func formsThatNoTargetHas() {
    let tree = Self.migrated()
    let old = tree.text(at: "nl.lproj/Localizable.strings")
    _ = ExportWorkflow(
      ExportOptions(catalogs: Self.options, format: .strings, output: "out")
    ).run(on: tree)
    let path = "out/nl.lproj/Localizable.strings"
    let sent = (tree.text(at: path) ?? "").replacing("Zet het nu", with: "Nu zetten")
    tree.set(Array(sent.utf8), at: path)
    let outcome = ImportWorkflow(ImportOptions(catalogs: Self.options, files: ["out"]))
      .run(on: tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(tree.text(at: "Localizable.xcstrings")?.contains("Nu zetten") == true)
    #expect(tree.text(at: "nl.lproj/Localizable.strings") == old)
  }

  /// A catalog as a merge leaves it.
  private static func merged() -> InMemoryFolder {
    InMemoryFolder([
      "L.xcstrings": """
      {"sourceLanguage": "en", "strings": {
      "Brew": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Brühen"}}}},
      "Brew [l10n conflict]": {"comment": "l10n merge: both sides changed this key.",
      "extractionState": "manual",
      "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kochen"}}}}},
      "version": "1.0"}
      """
    ])
  }

  @Test("what a merge left for a person to decide goes to nobody")
  func unsettledMerges() {
    let tree = Self.merged()
    let export = ExportWorkflow(
      ExportOptions(catalogs: Self.options, format: .csv, output: "de.csv")
    ).run(on: tree)
    #expect(tree.text(at: "de.csv")?.contains("Brühen") == true)
    #expect(tree.text(at: "de.csv")?.contains("conflict") == false)
    #expect(export.diagnostics.filter { $0.id == "undecided-conflict" }.count == 1)
    #expect(export.status == .clean)

    var options = CompileOptions()
    options.output = "out"
    let compiled = CompileWorkflow(options).run(on: tree)
    #expect(compiled.losses.map(\.loss.kind) == [.undecidedConflict])
    let table = tree.text(at: "out/de.lproj/L.strings") ?? ""
    #expect(table.contains("Brühen") && !table.contains("Kochen"))
  }
}
