import Catalogs
import Diagnostics
import Testing
import Workflows

/// A folder of `.strings` files for translators is no folder of catalogs, wherever it lies.
@Suite struct ExportedTableTests {
  private static func exported() -> InMemoryFolder {
    let catalog = """
      {"sourceLanguage":"en","strings":{"%lld of %@":{"localizations":{"es":{"stringUnit":{"state":
      "translated","value":"%lld de %@"}}}},"Cup":{}},"version":"1.0"}
      """
    let tree = InMemoryFolder(["App/L.xcstrings": catalog])
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .strings, output: "Exchange")
    options.locales = ["es"]
    _ = ExportWorkflow(options).run(on: tree)
    return tree
  }

  private static let path = "Exchange/App/es.lproj/L.strings"

  @Test func itIsNeitherLintedNorExported() {
    let tree = Self.exported()
    #expect(tree.text(at: Self.path) != nil)
    let lint = LintWorkflow(LintOptions(paths: ["."])).run(on: tree)
    #expect(lint.fileCount == 1)
    let options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .csv, output: "es.csv")
    let outcome = ExportWorkflow(options).run(on: tree)
    #expect(outcome.packages.map(\.catalogs) == [1])
  }

  /// Who names a file means it.
  @Test func aNamedFileIsLinted() {
    let lint = LintWorkflow(LintOptions(paths: [Self.path])).run(on: Self.exported())
    #expect(lint.fileCount == 1)
  }

  /// What came back may be copied to where the project has its catalogs.
  @Test func aTableWithACatalogStays() {
    let tree = Self.exported()
    tree.set(Array("\"Cup\" = \"Cup\";\n".utf8), at: "Exchange/App/en.lproj/L.strings")
    let lint = LintWorkflow(LintOptions(paths: ["."])).run(on: tree)
    #expect(lint.fileCount == 3)
  }
}
