import Diagnostics
import Testing
import Workflows

@Suite("Which catalog a file belongs to")
struct ImportMatchingTests {
  @Test("texts of a storyboard go into the table beside it, whose source the catalogs don't have")
  func storyboard() {
    let xliff = ImportSample.xliff(
      ImportSample.unit("a1.text", "Done", "Listo"), original: "App/Base.lproj/Main.storyboard")
    let (outcome, tree) = ImportSample.run(xliff) { _, tree in
      tree.set(Array("\"a1.text\" = \"Hecho\";\n".utf8), at: "App/es.lproj/Main.strings")
    }
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "App/es.lproj/Main.strings") == "\"a1.text\" = \"Listo\";\n")
  }

  @Test(
    "of files that could be the same catalog's, the one that names it is",
    arguments: [
      (["Other/en.lproj/L.strings", "App/en.lproj/L.strings"], "Texto 1"),
      (["L.strings", "X/App/en.lproj/L.strings"], "Texto 1"),
      (["X/App/en.lproj/L.strings", "Y/App/en.lproj/L.strings"], nil),
      (["Other/en.lproj/L.strings"], nil), ([#"App\en.lproj\L.strings"#], "Texto 0"),
      (["../App/Base.lproj/L.strings"], "Texto 0"),
    ] as [([String], String?)])
  func rivals(originals: [String], expected: String?) {
    let files = originals.enumerated().map { number, original in
      ImportSample.xliff(ImportSample.unit("done", "Done", "Texto \(number)"), original: original)
        .replacing(#"<xliff version="1.2">"#, with: "").replacing("</xliff>", with: "")
    }
    let (outcome, _) = ImportSample.run(#"<xliff version="1.2">"# + files.joined() + "</xliff>")
    #expect(outcome.files.first?.changes.map(\.new) == expected.map { [$0] })
    let named = outcome.diagnostics.count { $0.id == "unknown-catalog" }
    #expect(named == originals.count - (expected == nil ? 0 : 1))
  }

  /// A platform names the export that it was given, and each unit by a number of its own.
  @Test("texts without a path go where their ids and sources are", arguments: [true, false])
  func platform(hasRival: Bool) {
    let unit = ImportSample.unit("41", "Done", "Listo").replacing(
      "id=\"41\"", with: "id=\"41\" resname=\"done\"")
    let (outcome, tree) = ImportSample.run(
      ImportSample.xliff(unit, original: "/en.xliff")
    ) { _, tree in
      let other = hasRival ? "Done" : "Over"
      tree.set(Array("\"done\" = \"\(other)\";\n".utf8), at: "Other/en.lproj/M.strings")
    }
    #expect(outcome.status == (hasRival ? .findings : .clean), "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.map(\.id) == (hasRival ? ["ambiguous-id"] : []))
    let text = tree.text(at: "App/es.lproj/L.strings") ?? ""
    #expect(text.contains("\"done\" = \"Listo\";") == !hasRival)
    #expect(tree.text(at: "Other/es.lproj/M.strings") == nil)
  }

  @Test(
    "a file that says nothing of its catalog is of those that have most of its texts",
    arguments: [
      ("global", "note"), ("undefined", "note"), ("", "note"), ("/main/es.xliff", ""),
      ("other", "warning"),
    ])
  func wordForACatalog(original: String, severity: String) {
    let foreign = original == "other" ? ImportSample.unit("theirs", "Theirs", "Suyo") : ""
    let (outcome, tree) = ImportSample.run(
      ImportSample.xliff(foreign + ImportSample.unit("done", "Done", "Listo"), original: original)
    ) { _, tree in
      tree.set(Array("\"over\" = \"Over\";\n".utf8), at: "Other/en.lproj/M.strings")
    }
    let isTaken = severity != "warning"
    #expect(outcome.status == (isTaken ? .clean : .couldNotRun))
    #expect(outcome.diagnostics.map(\.severity.rawValue) == (severity.isEmpty ? [] : [severity]))
    #expect(outcome.files.flatMap(\.changes).map(\.new) == (isTaken ? ["Listo"] : []))
    #expect(tree.text(at: "Other/es.lproj/M.strings") == nil)
  }

  @Test(
    "texts of a table that has become a String Catalog go into that",
    arguments: [("App/en.lproj/M.strings", true), ("Kit/en.lproj/M.strings", false)])
  func successor(original: String, isTaken: Bool) {
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("Done", "Done", "Listo"), original: original)
    ) { _, tree in
      let catalog = #"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0"}"#
      tree.set(Array(catalog.utf8), at: "App/M.xcstrings")
    }
    #expect(outcome.files.map(\.file) == (isTaken ? ["App/M.xcstrings"] : []))
    #expect(outcome.diagnostics.map(\.id) == (isTaken ? [] : ["unknown-catalog"]))
  }

  @Test("catalogs that a path names alike well are told", arguments: [2, 5])
  func rivals(count: Int) {
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("Done", "Done", "Listo"), original: "M.xcstrings")
    ) { _, tree in
      let catalog = #"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0"}"#
      for number in 1...count { tree.set(Array(catalog.utf8), at: "Kit\(number)/M.xcstrings") }
    }
    let named =
      count == 2
      ? "Kit1/M.xcstrings or Kit2/M.xcstrings"
      : "Kit1/M.xcstrings or Kit2/M.xcstrings or Kit3/M.xcstrings or one of 2 more"
    #expect(outcome.files.isEmpty)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "'M.xcstrings' may be \(named), so its text is left out; name the folder of the one that is "
          + "meant with --catalogs"
      ])
  }

  @Test(
    "of plural forms that have become a String Catalog's, it is told",
    arguments: [
      ("App/en.lproj/M.stringsdict", true), ("Kit/en.lproj/M.stringsdict", false),
      ("App/en.lproj/N.stringsdict", false),
    ])
  func successorOfPlurals(original: String, isNamed: Bool) {
    let unit = ImportSample.unit("/a:dict/n:dict/other:dict/:string", "%lld", "%lld")
    let (outcome, _) = ImportSample.run(ImportSample.xliff(unit, original: original)) { _, tree in
      let catalog = #"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0"}"#
      tree.set(Array(catalog.utf8), at: "App/M.xcstrings")
    }
    #expect(outcome.files.isEmpty)
    #expect(outcome.diagnostics.map(\.id) == ["unknown-catalog"])
    let message = outcome.diagnostics.first?.message ?? ""
    #expect(message.contains("has become App/M.xcstrings") == isNamed)
    #expect(message.contains("l10n reuse --memory es.xliff") == isNamed)
    #expect(message.contains("--catalogs") != isNamed)
  }

  @Test(
    "a text that one of several catalogs has is not lost for another one",
    arguments: [("Listo", ["ambiguous-id"]), ("Done", [])] as [(String, [String])])
  func translatedInOne(target: String, ids: [String]) {
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("done", "Done", target), original: "/en.xliff")
    ) { _, tree in
      tree.set(Array("\"done\" = \"Listo\";\n".utf8), at: "App/es.lproj/L.strings")
      tree.set(Array("\"done\" = \"Done\";\n".utf8), at: "Other/en.lproj/M.strings")
    }
    #expect(outcome.diagnostics.map(\.id) == ids)
    #expect(outcome.unchanged == (ids.isEmpty ? 1 : 0))
    #expect(outcome.files.isEmpty)
  }

  @Test("texts without a path pass over a catalog that is written in their language")
  func catalogInTheLanguage() {
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("done", "Done", "Listo"), original: "/en.xliff")
    ) { _, tree in
      let catalog = #"{"sourceLanguage":"es","strings":{"Cesta":{}},"version":"1.0"}"#
      tree.set(Array(catalog.utf8), at: "Shop.xcstrings")
    }
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.files.map(\.file) == ["App/es.lproj/L.strings"])
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["Listo"])
  }

  @Test("a table without a column for catalogs is for all of them", arguments: ["", "sep=,\r\n"])
  func tableWithoutCatalogs(head: String) {
    let table = head + "id,source (en),target (es)\r\ndone,Done,Listo\r\nmine,Mine,Mío\r\n"
    let tree = InMemoryFolder(ImportSample.files.merging(["es.csv": table]) { $1 })
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["es.csv"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == ["unknown-unit"])
    #expect(tree.text(at: "App/es.lproj/L.strings")?.contains("\"done\" = \"Listo\";") == true)
  }

  @Test(
    "a table as platforms write it",
    arguments: [
      ("key,en,es\r\ndone,Done,Listo\r\n", nil, ["source-language"]),
      ("id,target\r\ndone,Listo\r\n", "es", []),
    ] as [(String, String?, [String])])
  func tableOfAPlatform(table: String, locale: String?, ids: [String]) {
    let tree = InMemoryFolder(ImportSample.files.merging(["es.csv": table]) { $1 })
    var options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["es.csv"])
    options.locale = locale
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == ids)
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["Listo"])
  }

  @Test("a row without a catalog is nobody's where other rows name theirs")
  func rowWithoutCatalog() {
    let table =
      "file,id,source (en),target (es)\r\nApp/en.lproj/L.strings,done,Done,Listo\r\n"
      + ",done,Done,Hecho\r\n"
    let tree = InMemoryFolder(
      ImportSample.files.merging([
        "es.csv": table, "Other/en.lproj/M.strings": "\"done\" = \"Done\";\n",
      ]) { $1 })
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["es.csv"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.diagnostics.map(\.id) == ["unknown-catalog"])
    #expect(outcome.diagnostics.first?.message.contains("the column 'file'") == true)
    let start = table.utf8.count - ",done,Done,Hecho\r\n".utf8.count
    #expect(outcome.diagnostics.first?.location?.range.lowerBound == start)
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["Listo"])
    #expect(tree.text(at: "Other/es.lproj/M.strings") == nil)
  }

  @Test(
    "a path in the file is compared, never opened",
    arguments: [
      ("../../etc/passwd", Workflows.ExitStatus.couldNotRun),
      ("Elsewhere/App/en.lproj/L.strings", .clean),
      ("L.strings", .clean), ("/App/en.lproj/L.strings", .clean), ("", .clean),
      (".", .couldNotRun), ("..", .couldNotRun), (#"\"#, .couldNotRun),
    ])
  func paths(original: String, status: Workflows.ExitStatus) {
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("done", "Done", "Hecho"), original: original))
    #expect(outcome.status == status)
  }
}
