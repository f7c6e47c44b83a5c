import Diagnostics
import Exchange
import Testing
import Workflows

/// An export replaces an earlier one, but no file of others and nobody's work.
@Suite struct RepeatedExportTests {
  private static func catalog(_ spanish: String?) -> String {
    let text = spanish.map {
      "\"es\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0)\"}}"
    }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\"Cup\":{\"localizations\":{\(text ?? "")}},"
      + "\"Tea\":{}},\"version\":\"1.0\"}"
  }

  private func export(
    _ format: ExchangeFormat, on tree: InMemoryFolder, isForced: Bool = false
  ) -> ExportOutcome {
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["L.xcstrings"]), format: format, output: "out")
    options.locales = ["es"]
    options.replacesFiles = isForced
    return ExportWorkflow(options).run(on: tree)
  }

  /// The file that carries the translations.
  private static func carrier(_ format: ExchangeFormat) -> String {
    switch format {
    case .xliff: "out/es.xliff"
    case .xcloc: "out/es.xcloc/Localized Contents/es.xliff"
    case .strings: "out/es.lproj/L.strings"
    case .csv: "out/es.csv"
    }
  }

  private func edit(
    _ path: String, on tree: InMemoryFolder, _ old: String, _ new: String
  ) {
    let text = tree.text(at: path) ?? ""
    #expect(text.contains(old))
    tree.set(Array(text.replacing(old, with: new).utf8), at: path)
  }

  @Test(arguments: ExchangeFormat.allCases)
  func oneExportFollowsAnother(format: ExchangeFormat) {
    let tree = InMemoryFolder(["L.xcstrings": Self.catalog(nil)])
    #expect(export(format, on: tree).status == .clean)
    #expect(export(format, on: tree).status == .clean)
    // Somebody translates in the catalog meanwhile.
    tree.set(Array(Self.catalog("Taza").utf8), at: "L.xcstrings")
    let outcome = export(format, on: tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(tree.text(at: Self.carrier(format))?.contains("Taza") == true)
  }

  /// An export that nobody touched is replaced whatever became of the catalogs.
  @Test(arguments: [ExchangeFormat.xliff, .xcloc])
  func aChangedCatalogIsExportedAgain(format: ExchangeFormat) {
    let tree = InMemoryFolder(["L.xcstrings": Self.catalog("Taza")])
    _ = export(format, on: tree)
    tree.set(Array(Self.catalog("Copa").utf8), at: "L.xcstrings")
    #expect(export(format, on: tree).status == .clean)
    #expect(tree.text(at: Self.carrier(format))?.contains("Copa") == true)
  }

  /// An import takes translations of keys that became stale meanwhile.
  @Test(arguments: ExchangeFormat.allCases, [true, false])
  func whatCameBackOfAStaleKeyIsNotLost(format: ExchangeFormat, isEdited: Bool) {
    let tree = InMemoryFolder(["L.xcstrings": Self.catalog("Taza")])
    _ = export(format, on: tree)
    let path = Self.carrier(format)
    if isEdited { edit(path, on: tree, "Taza", "Tazón") }
    edit(
      "L.xcstrings", on: tree, "{\"localizations\"",
      "{\"extractionState\":\"stale\",\"localizations\"")
    let outcome = export(format, on: tree)
    #expect(outcome.status == (isEdited ? .couldNotRun : .clean))
    #expect(outcome.diagnostics.map(\.id) == (isEdited ? ["returned-translations"] : []))
  }

  /// What one language has of a stale key is no translation of another one's.
  @Test(arguments: [ExchangeFormat.xliff, .csv])
  func staleKeysAreThoseOfTheirLanguage(format: ExchangeFormat) {
    let french = "\"fr\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Tasse\"}},"
    let catalog = Self.catalog("Taza").replacing(
      "\"localizations\":{", with: "\"localizations\":{" + french)
    let tree = InMemoryFolder(["L.xcstrings": catalog])
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["L.xcstrings"]), format: format, output: "out")
    options.locales = ["es", "fr"]
    #expect(ExportWorkflow(options).run(on: tree).status == .clean)
    let path = "out/fr.\(format.rawValue)"
    edit(path, on: tree, "Tasse", "Taza")
    edit(
      "L.xcstrings", on: tree, "{\"localizations\"",
      "{\"extractionState\":\"stale\",\"localizations\"")
    let outcome = ExportWorkflow(options).run(on: tree)
    #expect(outcome.diagnostics.map(\.id) == ["returned-translations"])
    #expect(outcome.diagnostics.first?.location?.file == path)
    #expect(tree.text(at: path)?.contains("Taza") == true)
  }

  /// What another catalog has of a stale key with the same id says nothing of a catalog's own.
  @Test(arguments: ExchangeFormat.allCases, [true, false])
  func staleKeysAreThoseOfTheirCatalog(format: ExchangeFormat, isGone: Bool) {
    let tree = InMemoryFolder([
      "L.xcstrings": Self.catalog("Taza"), "M.xcstrings": Self.catalog("Copa"),
    ])
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["L.xcstrings", "M.xcstrings"]), format: format,
      output: "out")
    options.locales = ["es"]
    #expect(ExportWorkflow(options).run(on: tree).status == .clean)
    edit(Self.carrier(format), on: tree, "Taza", isGone ? "Jarra" : "Copa")
    let stale = "{\"extractionState\":\"stale\",\"localizations\""
    edit("M.xcstrings", on: tree, "{\"localizations\"", stale)
    // What a catalog no longer has could not be imported.
    let (old, new) = isGone ? ("\"Cup\"", "\"Mug\"") : ("{\"localizations\"", stale)
    edit("L.xcstrings", on: tree, old, new)
    let outcome = ExportWorkflow(options).run(on: tree)
    #expect(outcome.diagnostics.map(\.id) == (isGone ? [] : ["returned-translations"]))
  }

  /// A catalog of which nothing is left but stale keys is not in the export.
  @Test func aCatalogOfStaleKeysLosesNothing() {
    let stale = "{\"extractionState\":\"stale\",\"localizations\""
    let tree = InMemoryFolder([
      "L.xcstrings": Self.catalog("Taza").replacing(",\"Tea\":{}", with: ""),
      "M.xcstrings": Self.catalog(nil),
    ])
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .csv, output: "out")
    options.locales = ["es"]
    #expect(ExportWorkflow(options).run(on: tree).status == .clean)
    edit("L.xcstrings", on: tree, "{\"localizations\"", stale)
    let outcome = ExportWorkflow(options).run(on: tree)
    #expect(!outcome.diagnostics.contains { $0.id == "returned-translations" })
    #expect(tree.text(at: "out/es.csv")?.contains("Taza") == false)
  }

  @Test(arguments: ExchangeFormat.allCases)
  func whatCameBackIsNotLost(format: ExchangeFormat) {
    let tree = InMemoryFolder(["L.xcstrings": Self.catalog("Taza")])
    _ = export(format, on: tree)
    let path = Self.carrier(format)
    edit(path, on: tree, "Taza", "Tazón")
    let outcome = export(format, on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["returned-translations"])
    #expect(outcome.diagnostics.first?.location?.file == path)
    #expect(outcome.diagnostics.first?.message.contains("1 translation that") == true)
    #expect(tree.text(at: path)?.contains("Tazón") == true)

    // Behind the import the catalog has it.
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["L.xcstrings"]), files: ["out"])
    #expect(ImportWorkflow(options).run(on: tree).status == .clean)
    #expect(export(format, on: tree).status == .clean)
  }

  @Test func whoInsistsLosesThem() {
    let tree = InMemoryFolder(["L.xcstrings": Self.catalog("Taza")])
    _ = export(.csv, on: tree)
    edit("out/es.csv", on: tree, "Taza", "Tazón")
    #expect(export(.csv, on: tree, isForced: true).status == .clean)
    #expect(tree.text(at: "out/es.csv")?.contains("Taza,") == true)
  }

  @Test(
    "a file of another tool is replaced only if somebody insists",
    arguments: [
      (
        ExchangeFormat.xliff, "out/es.xliff",
        #"<xliff version="1.2"><file original="L.xcstrings" source-language="en" "#
          + #"target-language="es"><header><tool tool-id="com.apple.dt.xcode"/></header><body/>"#
          + "</file></xliff>"
      ),
      (.csv, "out/es.csv", "file,id,source (en),target (es)\nL.xcstrings,Cup,Cup,Taza\n"),
      (
        .xcloc, "out/es.xcloc/contents.json",
        #"{"targetLocale":"es","toolInfo":{"toolID":"com.apple.dt.xcode"},"version":"1.0"}"#
      ),
    ])
  func othersFilesStay(format: ExchangeFormat, path: String, text: String) {
    let tree = InMemoryFolder(["L.xcstrings": Self.catalog("Taza"), path: text])
    let outcome = export(format, on: tree)
    #expect(outcome.diagnostics.map(\.id) == ["existing-file"])
    #expect(tree.text(at: path) == text)
    #expect(export(format, on: tree, isForced: true).status == .clean)
  }

  @Test func aBrokenExportIsNotReplaced() {
    let tree = InMemoryFolder(["L.xcstrings": Self.catalog("Taza")])
    _ = export(.xliff, on: tree)
    edit("out/es.xliff", on: tree, "</xliff>", "")
    #expect(export(.xliff, on: tree).diagnostics.map(\.id) == ["returned-translations"])
  }

  /// A mark is of the very bytes.
  @Test func aMarkTellsEveryChange() {
    let bytes = Array("<?xml?>\n<xliff>\n</xliff>\n".utf8)
    let marked = ExportMark.marked(bytes)
    #expect(ExportMark.isIntact(marked))
    #expect(!ExportMark.isIntact(bytes) && !ExportMark.isPresent(in: bytes))
    for place in marked.indices {
      var changed = marked
      changed[place] ^= 1
      #expect(!ExportMark.isIntact(changed))
    }
  }
}
