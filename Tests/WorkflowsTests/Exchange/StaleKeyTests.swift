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

  @Test(
    "an export says how many it leaves out",
    arguments: [
      (["L.xcstrings": catalog("stale", #", "Use": {}"#)], 1, 1, ", 1 stale key left out", []),
      (["L.xcstrings": catalog("stale")], 0, 1, ", 1 stale key left out", ["only-stale-keys"]),
      (["L.xcstrings": catalog("manual")], 1, 0, "not translated", []),
      (["en.lproj/L.strings": marked], 0, 1, ", 1 stale key left out", ["only-stale-keys"]),
      // What only the translation has is left over, and the catalog doesn't say that it is stale.
      (
        [
          "en.lproj/L.strings": "\"other\" = \"Other\";\n",
          "es.lproj/L.strings": "\"hint\" = \"Tira\";\n",
        ], 1, 0, "not translated", []
      ),
    ] as [([String: String], Int, Int, String, [String])])
  func leftOut(files: [String: String], units: Int, stale: Int, words: String, ids: [String]) {
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "es.xliff")
    options.locales = ["es"]
    let tree = InMemoryFolder(files)
    let outcome = ExportWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == ids)
    #expect(outcome.packages.map(\.units) == [units])
    #expect(outcome.packages.map(\.staleKeys) == [stale])
    #expect(ExportReport(outcome).text.output.contains(words + "\n"))
    let isExported = files["L.xcstrings"]?.contains("manual") == true
    #expect(tree.text(at: "es.xliff")?.contains("hint") == isExported)
  }

  @Test(
    "a warning names what the format has to keep them",
    arguments: [
      (["L.xcstrings": catalog("stale")], "make it manual"),
      (
        ["L.xcstrings": catalog("stale", #", "Use": {"extractionState": "stale"}"#)],
        "make them manual"
      ),
      (["en.lproj/L.strings": marked], "`dynamicKeys` of l10n.json and remove the mark"),
    ])
  func remedy(files: [String: String], words: String) {
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "es.xliff")
    options.locales = ["es"]
    let outcome = ExportWorkflow(options).run(on: InMemoryFolder(files))
    #expect(outcome.diagnostics.map { $0.message.hasSuffix(words) } == [true])
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: InMemoryFolder(files))
    let doctor = DoctorWorkflow().run(around: ["."], on: InMemoryFolder(files), project: project)
    let told = doctor.diagnostics.filter { $0.id == "only-stale-keys" }
    #expect(told == outcome.diagnostics)
  }

  @Test(
    "a catalog with a key that is used is as it should be",
    arguments: [
      ["L.xcstrings": catalog("manual")], ["L.xcstrings": catalog("stale", #", "Use": {}"#)],
      ["en.lproj/L.strings": marked + "\"other\" = \"Other\";\n"], ["en.lproj/L.strings": "\n"],
    ])
  func silentDoctor(files: [String: String]) {
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: InMemoryFolder(files))
    let doctor = DoctorWorkflow().run(around: ["."], on: InMemoryFolder(files), project: project)
    #expect(!doctor.diagnostics.contains { $0.id == "only-stale-keys" })
  }

  @Test(
    "a status counts them, whatever a language has of them",
    arguments: [
      (["L.xcstrings": catalog("stale")], 0, 1), (["L.xcstrings": catalog("manual")], 1, 0),
      (["en.lproj/L.strings": marked + "\"other\" = \"Other\";\n"], 1, 1),
    ])
  func counted(files: [String: String], keys: Int, stale: Int) {
    var options = StatusOptions(paths: ["."])
    options.locales = ["uk"]
    let report = StatusWorkflow(options).run(on: InMemoryFolder(files)).report
    #expect(report.tables.map(\.keys) == [keys])
    #expect(report.tables.map(\.staleKeys) == [stale])
  }

  @Test(
    "without a file of the source language, those are stale that every language marks",
    arguments: [(marked, 1, [1, 1]), ("\"hint\" = \"Tire\";\n", 2, [0, 0])])
  func countedWithoutSource(french: String, keys: Int, stale: [Int]) {
    let other = "\"other\" = \"Other\";\n"
    let tree = InMemoryFolder([
      "de.lproj/L.strings": Self.marked + other, "fr.lproj/L.strings": french + other,
    ])
    let report = StatusWorkflow(StatusOptions(paths: ["."])).run(on: tree).report
    #expect(report.tables.map(\.keys) == [keys])
    #expect(report.tables.flatMap(\.locales).map(\.counts.stale) == stale)
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
