import Catalogs
import Diagnostics
import Testing
import Workflows

/// What this tool wrote out of catalogs is no catalog, wherever it lies.
@Suite struct DerivedTableTests {
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

  // MARK: Compiled

  private static func compiled(_ output: String = "Compiled") -> InMemoryFolder {
    func text(_ value: String) -> String {
      "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(value)\"}}"
    }
    let forms = "\"one\":\(text("%lld Tasse")),\"other\":\(text("%lld Tassen"))"
    let catalog = """
      {"sourceLanguage":"en","strings":{"Cup":{"localizations":{"de":\(text("Tasse"))}},"%lld cups":
      {"localizations":{"de":{"variations":{"plural":{\(forms)}}}}}},"version":"1.0"}
      """
    let tree = InMemoryFolder(["App/L.xcstrings": catalog])
    var options = CompileOptions()
    options.output = output
    _ = CompileWorkflow(options).run(on: tree)
    return tree
  }

  @Test(arguments: ["Compiled", "App"]) func whatWasCompiledIsNoSecondCatalog(output: String) {
    let tree = Self.compiled(output)
    #expect(tree.text(at: output + "/de.lproj/L.strings") != nil)
    #expect(tree.text(at: output + "/de.lproj/L.stringsdict") != nil)
    #expect(LintWorkflow(LintOptions(paths: ["."])).run(on: tree).fileCount == 1)
    let options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .csv, output: "de.csv")
    let outcome = ExportWorkflow(options).run(on: tree)
    #expect(outcome.packages.map(\.catalogs) == [1])
  }

  @Test func doctorTellsOfIt() {
    let outcome = DoctorWorkflow().run(
      around: ["."], on: Self.compiled(), project: ProjectConfiguration())
    let notes = outcome.diagnostics.filter { $0.id == "ignored-catalog" }
    #expect(notes.map(\.location?.file) == ["Compiled/de.lproj/L.strings"])
    let told = "l10n compile wrote this and 2 more files here"
    #expect(notes.first?.message.hasPrefix(told) ?? false)
    #expect(outcome.status != .couldNotRun)
  }

  /// What is left of a String Catalog that is somewhere else can be looked at.
  @Test func itCountsWhereItsCatalogIsNot() {
    let tree = Self.compiled()
    #expect(LintWorkflow(LintOptions(paths: ["Compiled"])).run(on: tree).fileCount == 3)
    let file = "Compiled/de.lproj/L.strings"
    #expect(LintWorkflow(LintOptions(paths: [".", file])).run(on: tree).fileCount == 4)
  }

  /// Who took one file over edits the table.
  @Test func aTableThatIsEditedStays() {
    let tree = Self.compiled()
    tree.set(Array("\"Cup\" = \"Becher\";\n".utf8), at: "Compiled/de.lproj/L.strings")
    #expect(LintWorkflow(LintOptions(paths: ["."])).run(on: tree).fileCount == 4)
  }
}
