import Diagnostics
import TestSupport
import Testing
import Workflows

@Suite("l10n import")
struct ImportWorkflowTests {
  static let files = [
    "App/en.lproj/L.strings": """
    /* Greets */
    "hello" = "Hello, %@!";
    "count" = "%lld of %lld";
    "done" = "Done";
    "new" = " New ";

    """,
    "App/es.lproj/L.strings": """
    // kept
    "hello" = "¡Hola, %@!";
    "count"="%1$lld de %2$lld";

    """,
  ]

  static func xliff(_ units: String, original: String = "App/en.lproj/L.strings") -> String {
    #"<xliff version="1.2"><file original="\#(original)" source-language="en" "#
      + #"target-language="es"><body>\#(units)</body></file></xliff>"#
  }

  static func unit(_ id: String, _ source: String, _ target: String, _ state: String = "") -> String
  {
    #"<trans-unit id="\#(id)"><source>\#(source)</source><target\#(state)>\#(target)</target>"#
      + "</trans-unit>"
  }

  private func run(
    _ xliff: String, _ change: (inout ImportOptions, InMemoryFolder) -> Void = { _, _ in }
  ) -> (ImportOutcome, InMemoryFolder) {
    let tree = InMemoryFolder(Self.files.merging(["es.xliff": xliff]) { $1 })
    var options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["es.xliff"])
    change(&options, tree)
    return (ImportWorkflow(options).run(on: tree), tree)
  }

  @Test("only what the file carries changes")
  func changes() {
    let (outcome, tree) = run(
      Self.xliff(
        Self.unit("done", "Done", "Hecho") + Self.unit("hello", "Hello, %@!", "Hola, %@.")
          + "<trans-unit id=\"new\"><source> New </source></trans-unit>"))
    #expect(outcome.status == .clean)
    #expect(
      tree.text(at: "App/es.lproj/L.strings") == """
        // kept
        "hello" = "Hola, %@.";
        "count"="%1$lld de %2$lld";
        /* No comment provided by engineer. */
        "done" = "Hecho";

        """)
    #expect(outcome.files.first?.changes.map(\.kind) == [.added, .changed])
    #expect(outcome.untranslated == 1)
  }

  @Test(
    "what would do harm is refused, and nothing else of the file is written",
    arguments: [
      (unit("hello", "Hello!", "¡Hola!"), "source-changed"),
      (unit("hello", "Hello, %@!", "¡Hola!"), "unsafe-specifier"),
      (unit("hello", "Hello, %@!", "¡Hola, %d!"), "unsafe-specifier"),
      (unit("hello", "Hello, %@!", "¡Hola, %@ %@!"), "unsafe-specifier"),
      (unit("hello", "Hello, %@!", "¡Hola, %@ %"), "unsafe-specifier"),
      (unit("hello", "Hello, %@!", ""), "empty-target"),
      (unit("hello", "Hello, %@!", "Hola, <x id='1'/>"), "unread-markup"),
      (unit("done", "Done", "Hecho") + unit("done", "Done", "Listo"), "conflicting-units"),
    ])
  func refusals(units: String, id: String) {
    let xliff = Self.xliff(units + Self.unit("new", " New ", " Nuevo "))
    let (outcome, tree) = run(xliff)
    #expect(outcome.status == .findings)
    #expect(outcome.diagnostics.map(\.id) == [id])
    #expect(tree.text(at: "App/es.lproj/L.strings") == Self.files["App/es.lproj/L.strings"])

    let (partial, partialTree) = run(xliff) { options, _ in options.skipsRefused = true }
    #expect(partial.status == .findings)
    #expect(partialTree.text(at: "App/es.lproj/L.strings")?.contains("Nuevo") == true)

    let (forced, _) = run(xliff) { options, _ in options.isForced = true }
    #expect(forced.status == .clean)
    #expect(forced.isWritten)
  }

  @Test(
    "what tools do to a file is no change",
    arguments: [
      unit("hello", "Hello, %@!", "¡Hola, %@!"),
      unit("hello", "\n  Hello, %@!\n", "\n  ¡Hola,\n%@!\n"),
      unit("hello", "changed", "¡Hola, %@!"),
      unit("done", "Done", "Done", #" state="new""#),
      unit("done", "Done", ""),
      "<trans-unit id=\"hello\"><source>Hello, %@!</source></trans-unit>",
    ])
  func noChange(units: String) {
    let (outcome, _) = run(Self.xliff(units))
    #expect(outcome.status == .clean)
    #expect(outcome.files.isEmpty)
  }

  @Test("white space that a tool changed comes back from the source")
  func whiteSpace() {
    let (outcome, _) = run(Self.xliff(Self.unit("new", "New", "Nuevo")))
    #expect(outcome.files.first?.changes.first?.new == " Nuevo ")
  }

  @Test(
    "line breaks and indentation that a tool put into a text go again",
    arguments: [
      ("Done", "\n    Hecho\n  ", "Hecho"),
      ("\n    Done\n  ", "\n    Ya\nestá\n  ", "Ya\nestá"),
      ("Well\n  done", "Muy\n  bien", "Muy bien"),
      ("Well\n  done", "Muy\u{A0}\n  bien", "Muy\u{A0} bien"),
      ("Well done", "Muy  bien", "Muy  bien"),
    ])
  func layout(source: String, target: String, expected: String) {
    let catalog = source.contains("Well") ? "Well done" : "Done"
    let (outcome, _) = run(Self.xliff(Self.unit("done", source, target))) { _, tree in
      tree.set(Array("\"done\" = \"\(catalog)\";\n".utf8), at: "App/en.lproj/L.strings")
    }
    #expect(outcome.files.first?.changes.first?.new == expected)
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test("line breaks of the source itself that came back changed are named")
  func lostLayout() {
    let (outcome, _) = run(Self.xliff(Self.unit("done", "One Two", "Uno Dos"))) { _, tree in
      tree.set(Array("\"done\" = \"One\\nTwo\";\n".utf8), at: "App/en.lproj/L.strings")
    }
    #expect(outcome.diagnostics.map(\.id) == ["white-space"])
    #expect(outcome.isWritten)
  }

  @Test(
    "a language that may be another name for a known one is not made without asking",
    arguments: [
      ("es-ES", nil, [], ["unclear-language"]), ("es_419", nil, ["App/es_419.lproj/L.strings"], []),
      ("ES", nil, ["App/es.lproj/L.strings"], []),
      ("es-ES", "es", ["App/es.lproj/L.strings"], []),
      ("es-ES", "es-ES", ["App/es-ES.lproj/L.strings"], []),
    ] as [(String, String?, [String], [String])])
  func equivalentLanguages(language: String, locale: String?, files: [String], ids: [String]) {
    let xliff = Self.xliff(Self.unit("done", "Done", "Hecho"))
      .replacing("target-language=\"es\"", with: "target-language=\"\(language)\"")
    let (outcome, _) = run(xliff) { options, _ in options.locale = locale }
    #expect(outcome.files.map(\.file) == files)
    #expect(outcome.diagnostics.map(\.id) == ids)
    #expect(outcome.status == (ids.isEmpty ? .clean : .findings))
  }

  @Test("a new language is spelled alike in all catalogs")
  func newLanguageSpelling() {
    let file = Self.xliff(Self.unit("done", "Done", "Pronto"))
      .replacing("target-language=\"es\"", with: "target-language=\"pt_BR\"")
    let other = Self.xliff(Self.unit("new", " New ", " Novo "))
      .replacing("target-language=\"es\"", with: "target-language=\"pt-BR\"")
    let (outcome, tree) = run(file) { options, tree in
      tree.set(Array(other.utf8), at: "b.xliff")
      options.files.append("b.xliff")
    }
    #expect(outcome.files.map(\.file) == ["App/pt_BR.lproj/L.strings"])
    #expect(tree.text(at: "App/pt_BR.lproj/L.strings")?.contains("Novo") == true)
  }

  @Test("texts of a storyboard go into the table beside it, whose source the catalogs don't have")
  func storyboard() {
    let xliff = Self.xliff(
      Self.unit("a1.text", "Done", "Listo"), original: "App/Base.lproj/Main.storyboard")
    let (outcome, tree) = run(xliff) { _, tree in
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
      Self.xliff(Self.unit("done", "Done", "Texto \(number)"), original: original)
        .replacing(#"<xliff version="1.2">"#, with: "").replacing("</xliff>", with: "")
    }
    let (outcome, _) = run(#"<xliff version="1.2">"# + files.joined() + "</xliff>")
    #expect(outcome.files.first?.changes.map(\.new) == expected.map { [$0] })
    let named = outcome.diagnostics.count { $0.id == "unknown-catalog" }
    #expect(named == originals.count - (expected == nil ? 0 : 1))
  }

  @Test("several languages go into one String Catalog at once")
  func languagesOfStringCatalog() throws {
    let files = ["es": "Hecho", "de": "Fertig", "fr": "Fini"].sorted { $0.key < $1.key }.map {
      Self.xliff(Self.unit("Done", "Done", $1), original: "App/M.xcstrings")
        .replacing("target-language=\"es\"", with: "target-language=\"\($0)\"")
    }
    let (outcome, tree) = run(files[0]) { options, tree in
      for (number, file) in files.enumerated() { tree.set(Array(file.utf8), at: "\(number).xliff") }
      options.files = ["0.xliff", "1.xliff", "2.xliff"]
      tree.set(
        Array(
          #"{"sourceLanguage":"en","strings":{"Done":{},"Other":{}},"version":"1.0"}"#.utf8),
        at: "App/M.xcstrings")
    }
    #expect(outcome.files.map(\.file) == ["App/M.xcstrings"])
    #expect(outcome.files.first?.changes.map(\.locale) == ["de", "es", "fr"])
    let text = try #require(tree.text(at: "App/M.xcstrings"))
    for word in ["Hecho", "Fertig", "Fini"] { #expect(text.contains(word)) }
  }

  @Test(
    "what is left out or loses something is named",
    arguments: [
      (unit("other", "Other", "Otro"), "unknown-unit"),
      (unit("done", "Done", "Hecho", #" state="new""#), "state-new"),
      (unit("done", "Done", "Hecho", #" state="needs-review-l10n""#), "lost-state"),
      (unit("count", "%lld of %lld", "%2$ld, %1$lld"), ""),
    ])
  func names(unit: String, id: String) {
    let (outcome, _) = run(Self.xliff(unit))
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == (id.isEmpty ? [] : [id]))
  }

  @Test(
    "a path in the file is compared, never opened",
    arguments: [
      ("../../etc/passwd", Workflows.ExitStatus.couldNotRun),
      ("Elsewhere/App/en.lproj/L.strings", .clean),
      ("L.strings", .clean), ("/App/en.lproj/L.strings", .clean), ("", .couldNotRun),
    ])
  func paths(original: String, status: Workflows.ExitStatus) {
    let (outcome, _) = run(
      Self.xliff(Self.unit("done", "Done", "Hecho"), original: original))
    #expect(outcome.status == status)
  }

  @Test(
    "a language from outside names no path", arguments: ["../x", "en/../../x", "", "Base", "a b"])
  func languages(language: String) {
    let (outcome, _) = run(Self.xliff(Self.unit("done", "Done", "Hecho"))) { options, _ in
      options.locale = language
    }
    #expect(outcome.status == .couldNotRun)
    #expect(!outcome.isWritten)
  }

  @Test("a new language gets files of its own")
  func newLanguage() {
    let (outcome, tree) = run(Self.xliff(Self.unit("done", "Done", "Fertig"))) { options, _ in
      options.locale = "de"
    }
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "App/de.lproj/L.strings")?.contains("\"done\" = \"Fertig\";") == true)
  }

  @Test("a dry run and an output folder leave the catalogs alone")
  func elsewhere() {
    let xliff = Self.xliff(Self.unit("done", "Done", "Hecho"))
    let (dry, dryTree) = run(xliff) { options, _ in options.isDryRun = true }
    #expect(dry.files.count == 1)
    #expect(!dry.isWritten)
    #expect(dryTree.text(at: "App/es.lproj/L.strings") == Self.files["App/es.lproj/L.strings"])
    let (_, tree) = run(xliff) { options, _ in options.output = "new" }
    #expect(tree.text(at: "App/es.lproj/L.strings") == Self.files["App/es.lproj/L.strings"])
    #expect(tree.text(at: "new/App/es.lproj/L.strings")?.contains("Hecho") == true)
  }
}
