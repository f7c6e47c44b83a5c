import Diagnostics
import Testing
import Workflows

/// A folder that `export --format strings` wrote comes back as a whole, from inside of the project.
@Suite struct FlatFolderTests {
  private static let catalog = """
    /* Greets */
    "hello" = "Hello";

    """

  private static func exported() -> InMemoryFolder {
    let tree = InMemoryFolder([
      "en.lproj/L.strings": catalog, "es.lproj/L.strings": "\"hello\" = \"Hola\";\n",
    ])
    let options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .strings, output: "out")
    _ = ExportWorkflow(options).run(on: tree)
    return tree
  }

  @Test func theFolderIsFound() {
    let tree = Self.exported()
    let sent = (tree.text(at: "out/es.lproj/L.strings") ?? "").replacing("Hola", with: "Buenas")
    tree.set(Array(sent.utf8), at: "out/es.lproj/L.strings")
    let options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["out"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(tree.text(at: "es.lproj/L.strings") == "\"hello\" = \"Buenas\";\n")
    #expect(tree.text(at: "out/es.lproj/L.strings") == sent)
  }

  @Test("a form that is spelled as in the source comes with its translated neighbours, for review")
  func formsLikeTheSource() {
    func form(_ text: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"%d tags":{"localizations":{"en":{"variations":
      {"plural":{"one":\(form("%d tag")),"other":\(form("%d tags"))}}}}},"Tag":{"localizations":{}}}}
      """
    let tree = InMemoryFolder(["L.xcstrings": catalog])
    var export = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .strings, output: "out")
    export.locales = ["pl"]
    _ = ExportWorkflow(export).run(on: tree)
    var sent = tree.text(at: "out/pl.lproj/L.strings") ?? ""
    for (form, text) in [("few", "%d tagi"), ("many", "%d tagów"), ("other", "%d tagu")] {
      sent = sent.replacing("\(form)\" = \"%d tags", with: "\(form)\" = \"\(text)")
    }
    tree.set(Array(sent.utf8), at: "out/pl.lproj/L.strings")
    let options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["out"])
    let outcome = ImportWorkflow(options).run(on: tree)
    let changes = outcome.files.flatMap(\.changes).map { "\($0.new) \($0.newState ?? "-")" }
    #expect(
      changes.sorted() == [
        "%d tag needs_review", "%d tagi translated", "%d tagu translated", "%d tagów translated",
      ])
    #expect(outcome.untranslated == 1)
  }

  @Test("what nobody edited changes nothing: a form in English, a comment like a file's header")
  func uneditedFiles() {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"A note":{"comment":"Copyright 2024"},
      "%d tags":{"localizations":{
      "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%d tag"}},
      "other":{"stringUnit":{"state":"translated","value":"%d tags"}}}}},
      "es":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%d marca"}},
      "other":{"stringUnit":{"state":"translated","value":"%d marcas"}}}}}}}}}
      """
    for format in [ExchangeFormat.strings, .xliff, .csv] {
      let tree = InMemoryFolder(["L.xcstrings": catalog])
      var export = ExportOptions(
        catalogs: ExchangeCatalogOptions(roots: ["."]), format: format, output: "out")
      export.locales = ["es"]
      _ = ExportWorkflow(export).run(on: tree)
      let options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["out"])
      let outcome = ImportWorkflow(options).run(on: tree)
      #expect(outcome.files.isEmpty && outcome.status == .clean, "\(format): \(outcome.files)")
    }
  }

  @Test(
    "of tables of one name, a text belongs to the one whose file lies so in the export",
    arguments: [("L.strings", "out"), ("Kit/L.strings", "out"), ("Kit/L.strings", "out/Kit")])
  func tablesOfOneName(edited: String, imported: String) {
    let tables = ["L.strings", "Kit/L.strings"]
    func path(_ table: String, in language: String = "es") -> String {
      table.replacing("L.strings", with: language + ".lproj/L.strings")
    }
    var files: [String: String] = [:]
    for table in tables {
      files[path(table)] = "\"hello\" = \"Hola\";\n"
      files[path(table, in: "en")] = Self.catalog
    }
    let tree = InMemoryFolder(files)
    let export = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .strings, output: "out")
    _ = ExportWorkflow(export).run(on: tree)
    let sent = "out/" + path(edited)
    tree.set(
      Array((tree.text(at: sent) ?? "").replacing("Hola", with: "Buenas").utf8), at: sent)
    let options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: [imported])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    for table in tables {
      #expect(tree.text(at: path(table))?.contains("Buenas") == (table == edited))
    }
  }

  @Test func aFolderIsNotCalledLikeAFile() {
    let tree = InMemoryFolder(["en.lproj/L.strings": Self.catalog, "es.lproj/L.strings": ""])
    let options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .strings, output: "out/x.strings")
    let outcome = ExportWorkflow(options).run(on: tree)
    #expect(outcome.diagnostics.map(\.id) == ["misnamed-folder"])
    #expect(outcome.status == .couldNotRun)
  }

  /// A folder of catalogs is none of translations.
  @Test func catalogsAreNoExport() {
    let tree = InMemoryFolder(["en.lproj/L.strings": Self.catalog])
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["en.lproj"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["nothing-to-import"])
  }

  /// One that came back as such is told apart from other files, by what can be done with it.
  @Test func aStringCatalogIsNoExport() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let tree = InMemoryFolder(["L.xcstrings": catalog, "back/L.xcstrings": catalog, "a.txt": ""])
    for (file, advice) in [("back/L.xcstrings", "l10n export --locale"), ("a.txt", "no .xliff")] {
      let options = ImportOptions(
        catalogs: ExchangeCatalogOptions(roots: ["."]), files: [file])
      let outcome = ImportWorkflow(options).run(on: tree)
      #expect(outcome.status == .couldNotRun)
      #expect(outcome.diagnostics.map(\.id) == ["nothing-to-import"])
      #expect(try #require(outcome.diagnostics.first).message.contains(advice), "\(file)")
    }
  }

  /// Of a folder's archives those that are packed texts by their names, or all where nothing else is there.
  @Test(arguments: [
    (["es.xcloc.zip", "fr.xliff"], ["out/es.xcloc.zip"]), (["Images.zip", "fr.xliff"], []),
    (["Images.zip"], ["out/Images.zip"]), (["fr.xliff.zip", "fr.xliff"], []),
    (["es.xcloc.zip", "es.xcloc/contents.json", "es.xcloc/Localized Contents/es.xliff"], []),
  ])
  func packedTextsOfAFolderAreTold(files: [String], told: [String]) {
    let tree = InMemoryFolder(["en.lproj/L.strings": Self.catalog])
    let empty = #"<xliff version="1.2"></xliff>"#
    for file in files { tree.set(Array(empty.utf8), at: "out/" + file) }
    let options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["out"])
    let outcome = ImportWorkflow(options).run(on: tree)
    let archives = outcome.diagnostics.filter { $0.message.contains("ZIP archive") }
    #expect(archives.map(\.location?.file) == told)
  }
}
