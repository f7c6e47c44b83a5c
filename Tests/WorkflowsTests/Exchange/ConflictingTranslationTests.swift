import Diagnostics
import Testing
import Workflows

/// Of a text that comes back with two translations nobody knows the right one.
@Suite struct ConflictingTranslationTests {
  private static let files = [
    "L.xcstrings": #"{"sourceLanguage":"en","strings":{"Bye":{},"Hello":{}},"version":"1.0"}"#,
    "In/ana.csv": "file,id,source (en),target (es)\nL.xcstrings,Hello,Hello,Hola\n"
      + "L.xcstrings,Bye,Bye,Chao\n",
    "In/bob.csv": "file,id,source (en),target (es)\nL.xcstrings,Hello,Hello,Buenas\n"
      + "L.xcstrings,Hello,Hello,Hola\nL.xcstrings,Hello,Hello,Saludos\n",
  ]

  private func run(
    _ change: (inout ImportOptions) -> Void
  ) -> (outcome: ImportOutcome, texts: [String]) {
    let tree = InMemoryFolder(Self.files)
    var options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["L.xcstrings"]), files: ["In"])
    change(&options)
    let outcome = ImportWorkflow(options).run(on: tree)
    let catalog = tree.text(at: "L.xcstrings") ?? ""
    return (outcome, ["Hola", "Buenas", "Saludos", "Chao"].filter { catalog.contains($0) })
  }

  @Test func noneIsTakenWhereTheOthersAre() {
    let (outcome, texts) = run { $0.skipsRefused = true }
    #expect(outcome.status == .findings)
    #expect(texts == ["Chao"])
    #expect(outcome.refused == 1)
    let summary = ImportReport(outcome).summary(isDryRun: false).output
    #expect(summary == "imported 1 text into 1 catalog; 1 refused")
  }

  @Test func theFirstPlaceIsTold() {
    let found = run { _ in }.outcome.diagnostics
    #expect(found.map(\.id) == ["conflicting-units", "conflicting-units"])
    #expect(found.map(\.location?.file) == ["In/bob.csv", "In/bob.csv"])
    #expect(
      found.map { $0.notes.map(\.message) } == [
        ["it is here first, as 'Hola'"], ["it is here first, as 'Hola'"],
      ])
    #expect(found.first?.notes.first?.location?.file == "In/ana.csv")
  }

  @Test func whoInsistsIsToldWhichOneIsTaken() {
    let (outcome, texts) = run { $0.isForced = true }
    #expect(texts == ["Hola", "Chao"])
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.first?.severity == .warning)
    #expect(outcome.diagnostics.first?.message.contains("the first one is taken") == true)
  }

  @Test(
    arguments: [
      (true, true, "would import 1 text into 1 catalog; 1 refused"),
      (
        true, false,
        "nothing would be imported: 1 text is refused; correct what came back, import the others "
          + "with --skip-refused, or all with --force"
      ),
      (
        false, false,
        "nothing was imported: 1 text is refused; correct what came back, import the others with "
          + "--skip-refused, or all with --force"
      ),
    ])
  func theEndSaysWhatBecomesOfIt(isDry: Bool, skips: Bool, expected: String) {
    let (outcome, texts) = run {
      $0.isDryRun = isDry
      $0.skipsRefused = skips
    }
    #expect(texts.isEmpty)
    #expect(ImportReport(outcome).summary(isDryRun: isDry).output == expected)
  }

  /// Two translators got the same file, and each did a part.
  @Test(arguments: [true, false])
  func whatCameBackAsItWasContradictsNothing(isSecond: Bool) {
    let catalog = #"""
      {"sourceLanguage":"en","strings":{"Bye":{},"Hello":{"localizations":{"es":{"stringUnit":{
      "state":"translated","value":"Hola"}}}}},"version":"1.0"}
      """#
    let header = "file,id,source (en),target (es)\n"
    let parts = [
      header + "L.xcstrings,Hello,Hello,Hola\nL.xcstrings,Bye,Bye,Chao\n",
      header + "L.xcstrings,Hello,Hello,Buenas\nL.xcstrings,Bye,Bye,\n",
    ]
    let tree = InMemoryFolder([
      "L.xcstrings": catalog, "In/a.csv": parts[isSecond ? 0 : 1],
      "In/b.csv": parts[isSecond ? 1 : 0],
    ])
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["L.xcstrings"]), files: ["In"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(outcome.unchanged == 0)
    let texts = tree.text(at: "L.xcstrings") ?? ""
    #expect(["Hola", "Buenas", "Chao"].filter { texts.contains($0) } == ["Buenas", "Chao"])
  }

  /// Nobody leaves a text as it was for another who writes into the same file.
  @Test(arguments: [["Hola", "Buenas"], ["Buenas", "Hola"], ["Hola", "Buenas", "Hola"]])
  func inOneFileTheCatalogsTranslationCounts(texts: [String]) {
    let catalog = #"""
      {"sourceLanguage":"en","strings":{"Hello":{"localizations":{"es":{"stringUnit":{
      "state":"translated","value":"Hola"}}}}},"version":"1.0"}
      """#
    let rows = texts.map { "L.xcstrings,Hello,Hello,\($0)\n" }.joined()
    let tree = InMemoryFolder([
      "L.xcstrings": catalog, "a.csv": "file,id,source (en),target (es)\n" + rows,
    ])
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["L.xcstrings"]), files: ["a.csv"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .findings)
    #expect(outcome.diagnostics.map(\.id) == ["conflicting-units"])
    #expect(outcome.refused == 1 && outcome.unchanged == 0)
    #expect(tree.text(at: "L.xcstrings") == catalog)
  }

  /// Which file comes first says nothing.
  @Test(arguments: [["b.csv", "c.csv"], ["c.csv", "b.csv"]])
  func anotherFileDoesNotSettleIt(files: [String]) {
    let catalog = #"""
      {"sourceLanguage":"en","strings":{"Hello":{"localizations":{"es":{"stringUnit":{
      "state":"translated","value":"Hola"}}}}},"version":"1.0"}
      """#
    let start = "file,id,source (en),target (es)\nL.xcstrings,Hello,Hello,"
    let tree = InMemoryFolder([
      "L.xcstrings": catalog, "b.csv": start + "Chao\n",
      "c.csv": start + "Hola\nL.xcstrings,Hello,Hello,Chao\n",
    ])
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["L.xcstrings"]), files: files)
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .findings)
    #expect(Set(outcome.diagnostics.map(\.id)) == ["conflicting-units"])
    #expect(outcome.refused == 1 && outcome.unchanged == 0)
    #expect(tree.text(at: "L.xcstrings") == catalog)
  }

  /// Where there is nothing else to import, the others can't be.
  @Test func nothingIsLeftToSkip() {
    let tree = InMemoryFolder(Self.files)
    var options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["L.xcstrings"]), files: ["In/bob.csv"])
    options.skipsRefused = true
    let summary = ImportReport(ImportWorkflow(options).run(on: tree)).summary(isDryRun: false)
    #expect(
      summary.output
        == "nothing was imported: 1 text is refused; correct what came back, or import "
        + "it with --force")
  }

  /// One table for several languages.
  @Test(arguments: [(nil, ["Hola", "Salut"], 0), ("fr", ["Salut"], 1), ("es", ["Hola"], 1)])
  func aLanguageOfSeveralCanBeChosen(locale: String?, texts: [String], warnings: Int) {
    let tree = InMemoryFolder([
      "L.xcstrings": Self.files["L.xcstrings"] ?? "",
      "both.csv": "file,id,source (en),target (es),target (fr)\n"
        + "L.xcstrings,Hello,Hello,Hola,Salut\n",
    ])
    var options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["L.xcstrings"]), files: ["both.csv"])
    options.locale = locale
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.count == warnings)
    let catalog = tree.text(at: "L.xcstrings") ?? ""
    #expect(["Hola", "Salut"].filter { catalog.contains($0) } == texts)
  }

  @Test func aFileWithoutTextsIsTold() {
    let (outcome, _) = ImportSample.run(#"<xliff version="1.2"></xliff>"#)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map { "\($0.id) \($0.severity)" } == ["nothing-to-import warning"])
  }

  /// To insist on translations is not to insist on the file.
  @Test(arguments: [false, true])
  func anImportReplacesNoOtherFile(isForced: Bool) {
    let xliff = ImportSample.xliff(ImportSample.unit("done", "Done", "Hecho"))
    let (outcome, tree) = ImportSample.run(xliff) { options, tree in
      options.output = "new"
      options.isForced = isForced
      tree.set(Array("# notes".utf8), at: "new/App/es.lproj/L.strings")
    }
    #expect(outcome.status == .couldNotRun)
    let refusal = outcome.diagnostics.first { $0.id == "existing-file" }
    #expect(refusal?.message.contains("--force") == false)
    #expect(tree.text(at: "new/App/es.lproj/L.strings") == "# notes")
  }
}
