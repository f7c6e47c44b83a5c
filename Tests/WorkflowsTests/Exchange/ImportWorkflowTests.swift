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
    _ xliff: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> (ImportOutcome, InMemoryFolder) {
    let tree = InMemoryFolder(Self.files.merging(["es.xliff": xliff]) { $1 })
    var options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["es.xliff"])
    change(&options)
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

    let (partial, partialTree) = run(xliff) { $0.skipsRefused = true }
    #expect(partial.status == .findings)
    #expect(partialTree.text(at: "App/es.lproj/L.strings")?.contains("Nuevo") == true)

    let (forced, _) = run(xliff) { $0.isForced = true }
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
    let (outcome, _) = run(Self.xliff(Self.unit("done", "Done", "Hecho"))) { $0.locale = language }
    #expect(outcome.status == .couldNotRun)
    #expect(!outcome.isWritten)
  }

  @Test("a new language gets files of its own")
  func newLanguage() {
    let (outcome, tree) = run(Self.xliff(Self.unit("done", "Done", "Fertig"))) { $0.locale = "de" }
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "App/de.lproj/L.strings")?.contains("\"done\" = \"Fertig\";") == true)
  }

  @Test("a dry run and an output folder leave the catalogs alone")
  func elsewhere() {
    let xliff = Self.xliff(Self.unit("done", "Done", "Hecho"))
    let (dry, dryTree) = run(xliff) { $0.isDryRun = true }
    #expect(dry.files.count == 1)
    #expect(!dry.isWritten)
    #expect(dryTree.text(at: "App/es.lproj/L.strings") == Self.files["App/es.lproj/L.strings"])
    let (_, tree) = run(xliff) { $0.output = "new" }
    #expect(tree.text(at: "App/es.lproj/L.strings") == Self.files["App/es.lproj/L.strings"])
    #expect(tree.text(at: "new/App/es.lproj/L.strings")?.contains("Hecho") == true)
  }
}
