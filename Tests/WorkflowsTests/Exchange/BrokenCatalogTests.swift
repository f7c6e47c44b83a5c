import Diagnostics
import Exchange
import Testing
import Workflows

/// A catalog that can't be read keeps nobody from working with the others.
@Suite struct BrokenCatalogTests {
  private static func catalog(_ german: String) -> String {
    #"{"sourceLanguage": "en", "strings": {"Save": {"localizations": {"de": {"stringUnit": "#
      + #"{"state": "translated", "value": "\#(german)"}}}}}, "version": "1.2"}"#
  }

  private static let sound = catalog("Sichern")
  private static let broken = catalog("Si\u{3}ch\u{4}ern")
  private static let plurals = """
    <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>other</key><string>%d DISHES</string></dict></dict></dict></plist>
    """

  private func tree(_ files: [String: String]) -> InMemoryFolder { InMemoryFolder(files) }

  private func errors(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.filter { $0.severity == .error }.map {
      "\($0.location?.file ?? "") \($0.id)"
    }
  }

  @Test func anExportLeavesOutWhatItCantRead() throws {
    let tree = tree([
      "A.xcstrings": Self.sound, "B.xcstrings": Self.broken,
      "en.lproj/P.stringsdict": Self.plurals,
      "de.lproj/P.stringsdict": Self.plurals.replacing("DISHES", with: "Ge\u{1}richte\u{2}"),
      "fr.lproj/P.stringsdict": Self.plurals.replacing("DISHES", with: "plats"),
    ])
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "out")
    options.locales = ["de", "fr"]
    let outcome = ExportWorkflow(options).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(errors(outcome.diagnostics).count == 4)
    #expect(
      outcome.diagnostics.filter { $0.id == "broken-catalog" }.map(\.message) == [
        "B.xcstrings is not exported to de, fr until its errors are corrected",
        "en.lproj/P.stringsdict is not exported to de until its errors are corrected",
      ])
    let german = try #require(tree.text(at: "out/de.xliff"))
    #expect(german.contains("A.xcstrings") && !german.contains("B.xcstrings"))
    #expect(!german.contains("P.stringsdict"))
    #expect(try #require(tree.text(at: "out/fr.xliff")).contains("plats"))
  }

  @Test func anExportOfNothingReadableWritesNothing() {
    let tree = tree(["B.xcstrings": Self.broken])
    let options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "out")
    #expect(ExportWorkflow(options).run(on: tree).status == .couldNotRun)
    #expect(tree.text(at: "out/de.xliff") == nil)
  }

  private static func xliff(_ original: String, _ target: String) -> String {
    #"<xliff version="1.2"><file original="\#(original)" source-language="en" "#
      + #"target-language="de"><body><trans-unit id="Save"><source>Save</source><target>\#(target)"#
      + "</target></trans-unit></body></file></xliff>"
  }

  private static let foreign = [
    "en.lproj/L.strings": "\"Save\" = \"Save\";\n",
    "de.lproj/L.strings": "\"Save\" = \"Sichern\";\n",
    "fr.lproj/L.strings": "\"Save\" = \"Garder\";\n\"b\" == \"x\";\n",
  ]
  private static let note = "1 file of other languages has errors, which l10n lint tells"

  @Test(arguments: [("de", Workflows.ExitStatus.clean), ("fr", .couldNotRun)])
  func anExportOfOneLanguageTellsOfItsFiles(locale: String, status: Workflows.ExitStatus) {
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "out")
    options.locales = [locale]
    let outcome = ExportWorkflow(options).run(on: tree(Self.foreign))
    #expect(outcome.status == status)
    #expect(errors(outcome.diagnostics).isEmpty == (status == .clean))
    #expect(outcome.diagnostics.contains { $0.message == Self.note } == (status == .clean))
  }

  @Test func anImportOfOneLanguageTellsOfItsFiles() {
    let tree = tree(
      Self.foreign.merging(["de.xliff": Self.xliff("en.lproj/L.strings", "Speichern")]) { $1 })
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["de.xliff"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.message) == [Self.note])
    #expect(tree.text(at: "de.lproj/L.strings") == "\"Save\" = \"Speichern\";\n")
  }

  /// What comes for `de` goes to the first folder of that language.
  @Test func aSecondFolderOfALanguageIsNoOther() {
    let tree = tree([
      "en.lproj/L.strings": "\"Save\" = \"Save\";\n",
      "de.lproj/L.strings": "\"Save\" = \"Sichern\";\n",
      "German.lproj/L.strings": "\"b\" == \"x\";\n",
      "de.xliff": Self.xliff("en.lproj/L.strings", "Speichern"),
    ])
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["de.xliff"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(errors(outcome.diagnostics).contains { $0.hasPrefix("German.lproj/L.strings ") })
    #expect(tree.text(at: "German.lproj/L.strings") == "\"b\" == \"x\";\n")
  }

  @Test func anImportLeavesABrokenCatalogAlone() {
    let tree = tree([
      "A.xcstrings": Self.sound, "B.xcstrings": Self.broken,
      "back/a.xliff": Self.xliff("A.xcstrings", "Speichern"),
      "back/b.xliff": Self.xliff("B.xcstrings", "Speichern"),
    ])
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["back"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.isWritten)
    #expect(tree.text(at: "A.xcstrings") == Self.catalog("Speichern"))
    #expect(tree.text(at: "B.xcstrings") == Self.broken)
    #expect(errors(outcome.diagnostics).contains("back/b.xliff broken-catalog"))
    #expect(outcome.files.map(\.file) == ["A.xcstrings"])
  }

  @Test func anImportLeavesOutAFileThatItCantRead() {
    let tree = tree([
      "A.xcstrings": Self.sound, "C.xcstrings": Self.sound,
      "back/a.xliff": Self.xliff("A.xcstrings", "Speichern"),
      "back/c.xliff": Self.xliff("C.xcstrings", "Spei\u{1}ch\u{2}ern"),
    ])
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["back"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(tree.text(at: "A.xcstrings") == Self.catalog("Speichern"))
    #expect(tree.text(at: "C.xcstrings") == Self.sound)
    #expect(errors(outcome.diagnostics).count == 2)
  }

  @Test func aConversionLeavesOutATableThatItCantRead() {
    let tree = tree([
      "en.lproj/A.strings": "\"a\" = \"b\";\n", "en.lproj/B.strings": "\"a\" = \"b\";\n",
      "de.lproj/B.strings": "\"a\" = \"b;\n",
    ])
    var options = ConvertOptions()
    options.format = .xcstrings
    let outcome = ConvertWorkflow(options).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.files.map(\.path) == ["A.xcstrings"])
    #expect(outcome.diagnostics.contains { $0.id == "broken-catalog" })
    #expect(tree.text(at: "A.xcstrings") != nil)
    #expect(tree.text(at: "B.xcstrings") == nil)
  }

  @Test func formattingGoesOnBehindABrokenCatalog() {
    let tree = tree(["A.xcstrings": Self.sound, "B.xcstrings": Self.broken])
    let outcome = FormatWorkflow(FormatOptions(paths: ["."])).run(on: tree)
    #expect(outcome.changed == ["A.xcstrings"])
    #expect(tree.text(at: "B.xcstrings") == Self.broken)
    #expect(errors(outcome.diagnostics).count == 2)
  }

  /// The shapes that Xcode loses on import come back as they went.
  @Test(arguments: [
    #""variations": {"device": {"mac": {"stringUnit": {"state": "translated", "value": "a"}}}, "#
      + #""plural": {"other": {"stringUnit": {"state": "translated", "value": "b"}}}}"#,
    #""stringUnit": {"state": "translated", "value": "a"}, "variations": {"plural": {"other": "#
      + #"{"stringUnit": {"state": "translated", "value": "b"}}}}"#,
    #""stringUnit": {"state": "machine_translated", "value": "a b"}"#,
  ])
  func shapesComeBack(localization: String) throws {
    let catalog =
      #"{"sourceLanguage": "en", "strings": {"x|==|plural.x": {"localizations": {"de": {"#
      + localization + #"}}}}, "version": "1.2"}"#
    let tree = tree(["A.xcstrings": catalog])
    let export = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "out")
    #expect(ExportWorkflow(export).run(on: tree).status == .clean)
    let text = try #require(tree.text(at: "out/de.xliff"))
    tree.set(
      Array(text.replacing("<target state=\"translated\">a<", with: "<target>A<").utf8),
      at: "out/de.xliff")
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["out"])
    let outcome = ImportWorkflow(options).run(on: tree)
    let hasChange = text.contains("<target state=\"translated\">a<")
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    let changed = catalog.replacing("\"value\": \"a\"", with: "\"value\": \"A\"")
    #expect(tree.text(at: "A.xcstrings") == (hasChange ? changed : catalog))
  }
}
