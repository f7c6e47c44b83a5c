import Diagnostics
import Testing
import Workflows

/// Keys that code no longer asks for: Xcode exports them, too.
@Suite("Stale keys between translators and catalogs")
struct StaleKeyTests {
  private static let marked = "/* l10n: stale: not found in the source */\n\"hint\" = \"Drag\";\n"
  private static let english = #""en": {"stringUnit": {"state": "translated", "value": "Drag"}}"#

  /// A String Catalog with the key `hint`, and perhaps another one.
  private static func catalog(_ state: String, _ others: String = "") -> String {
    #"{"sourceLanguage": "en", "strings": {"hint": {"extractionState": "\#(state)", "#
      + #""localizations": {\#(english)}}\#(others)}, "version": "1.0"}"#
  }

  private static func imported(_ files: [String: String], _ carrier: String) -> ImportOutcome {
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: [carrier])
    return ImportWorkflow(options).run(on: InMemoryFolder(files))
  }

  @Test(
    "a translation of what the catalog has is taken",
    arguments: [
      ("L.xcstrings", ["L.xcstrings": catalog("stale")]),
      ("en.lproj/L.strings", ["en.lproj/L.strings": marked, "es.lproj/L.strings": "\n"]),
      (
        "en.lproj/L.strings",
        [
          "en.lproj/L.strings": "\"other\" = \"Other\";\n",
          "es.lproj/L.strings": "\"hint\" = \"Tira\";\n",
        ]
      ),
    ])
  func taken(original: String, files: [String: String]) {
    let xliff = ImportSample.xliff(
      ImportSample.unit("hint", "Drag", "Arrastra"), original: original)
    let outcome = Self.imported(files.merging(["es.xliff": xliff]) { $1 }, "es.xliff")
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["Arrastra"])
  }

  @Test("where code asks for another text of the id, that one is meant")
  func usedOnesFirst() {
    let outcome = Self.imported(
      [
        "A.xcstrings": Self.catalog("stale"), "B.xcstrings": Self.catalog("manual"),
        "es.csv": "id,source (en),target (es)\r\nhint,Drag,Arrastra\r\n",
      ], "es.csv")
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.files.map(\.file) == ["B.xcstrings"])
  }
}
