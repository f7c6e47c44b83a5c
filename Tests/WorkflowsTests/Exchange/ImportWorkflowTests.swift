import Diagnostics
import TestSupport
import Testing
import Workflows

@Suite("l10n import")
struct ImportWorkflowTests {
  @Test("only what the file carries changes")
  func changes() {
    let (outcome, tree) = ImportSample.run(
      ImportSample.xliff(
        ImportSample.unit("done", "Done", "Hecho")
          + ImportSample.unit("hello", "Hello, %@!", "Hola, %@.")
          + "<trans-unit id=\"new\"><source> New </source></trans-unit>"))
    #expect(outcome.status == .clean)
    #expect(
      tree.text(at: "App/es.lproj/L.strings") == """
        // kept
        "hello" = "Hola, %@.";
        "count"="%1$lld de %2$lld";
        "done" = "Hecho";

        """)
    #expect(outcome.files.first?.changes.map(\.kind) == [.added, .changed])
    #expect(outcome.untranslated == 1)
  }

  @Test("what comes twice without a translation is counted once")
  func doubledUnits() {
    let unit = #"<trans-unit id="done"><source>Done</source></trans-unit>"#
    let (outcome, _) = ImportSample.run(ImportSample.xliff(unit + unit))
    #expect(outcome.untranslated == 1)
    let translated = unit + ImportSample.unit("done", "Done", "Hecho") + unit
    let (other, _) = ImportSample.run(ImportSample.xliff(translated))
    #expect(other.untranslated == 0)
    #expect(other.files.flatMap(\.changes).map(\.new) == ["Hecho"])
  }

  /// A table for spreadsheets can't tell it from nothing, and it is as untranslated there.
  @Test(arguments: ["", "<target></target>"])
  func anEmptyTextOfTheCatalogIsNotTranslated(target: String) {
    let unit = "<trans-unit id=\"done\"><source>Done</source>\(target)</trans-unit>"
    let (outcome, tree) = ImportSample.run(ImportSample.xliff(unit)) { _, tree in
      tree.set(Array("\"done\" = \"\";\n".utf8), at: "App/es.lproj/L.strings")
    }
    #expect(outcome.status == .clean)
    #expect(outcome.untranslated == 1 && outcome.unchanged == 0)
    #expect(tree.text(at: "App/es.lproj/L.strings") == "\"done\" = \"\";\n")
  }

  @Test("a file whose translations are all empty is refused in a few lines")
  func emptyTargets() {
    let texts = (1...9).map { "\"k\($0)\" = \"Text \($0)\";\n" }.joined()
    let units = (1...9).map { ImportSample.unit("k\($0)", "Text \($0)", "") }.joined()
    let (outcome, _) = ImportSample.run(ImportSample.xliff(units)) { _, tree in
      tree.set(Array(texts.utf8), at: "App/en.lproj/L.strings")
      tree.set(Array(texts.replacing("Text", with: "Texto").utf8), at: "App/es.lproj/L.strings")
    }
    #expect(outcome.refused == 9)
    #expect(outcome.diagnostics.map(\.id) == Array(repeating: "empty-target", count: 4))
    #expect(outcome.diagnostics.last?.message == "there are 6 more like this in the file")
  }

  @Test(
    "what would do harm is refused, and nothing else of the file is written",
    arguments: [
      (ImportSample.unit("hello", "Hello!", "¡Hola!"), "source-changed"),
      (ImportSample.unit("hello", "Hello, %@!", "¡Hola!"), "unsafe-specifier"),
      (ImportSample.unit("hello", "Hello, %@!", "¡Hola, %d!"), "unsafe-specifier"),
      (ImportSample.unit("hello", "Hello, %@!", "¡Hola, %@ %@!"), "unsafe-specifier"),
      (ImportSample.unit("hello", "Hello, %@!", "¡Hola, %@ %"), "unsafe-specifier"),
      (ImportSample.unit("hello", "Hello, %@!", ""), "empty-target"),
      (ImportSample.unit("hello", "Hello, %@!", "\u{A0}\u{200B}"), "empty-target"),
      (ImportSample.unit("hello", "Hello, %@!", "Hola, <x id='1'/>"), "unread-markup"),
      (ImportSample.unit("hello", "Hello, <x id='1'/>!", "Hola, <x id='1'/>"), "unread-markup"),
      (
        ImportSample.unit("done", "Done", "Hecho") + ImportSample.unit("done", "Done", "Listo"),
        "conflicting-units"
      ),
    ])
  func refusals(units: String, id: String) {
    let xliff = ImportSample.xliff(units + ImportSample.unit("new", " New ", " Nuevo "))
    let (outcome, tree) = ImportSample.run(xliff)
    #expect(outcome.status == .findings)
    #expect(outcome.diagnostics.map(\.id) == [id])
    #expect(tree.text(at: "App/es.lproj/L.strings") == ImportSample.files["App/es.lproj/L.strings"])

    let (partial, partialTree) = ImportSample.run(xliff) { options, _ in options.skipsRefused = true
    }
    #expect(partial.status == .findings)
    #expect(partialTree.text(at: "App/es.lproj/L.strings")?.contains("Nuevo") == true)

    let (forced, _) = ImportSample.run(xliff) { options, _ in options.isForced = true }
    #expect(forced.status == .clean)
    #expect(forced.isWritten)
  }

  @Test(
    "the rules of placeholders and an import judge alike",
    arguments: [
      ("%lld of %lld", "%1$u, %2$lld", false), ("%lld of %lld", "%1$D, %2$lld", false),
      ("%lld of %lld", "%2$@, %1$lld", true), ("%lld of %lld", "%lld % de %lld", true),
      ("%lld of %lld", "%1$lld, %lld", true), ("%lld of %lld", "%1$lld, %2$lld, %2$@", true),
      ("Hello, %@!", "¡Hola, %1d!", true), ("Done", "100 % de verdad", false),
    ])
  func rulesAgree(source: String, target: String, isRefused: Bool) {
    let ids = ["%lld of %lld": "count", "Hello, %@!": "hello", "Done": "done"]
    let unit = ImportSample.unit(ids[source] ?? "", source, target)
    let (outcome, _) = ImportSample.run(ImportSample.xliff(unit))
    #expect(outcome.diagnostics.contains { $0.id == "unsafe-specifier" } == isRefused)
    let tree = InMemoryFolder([
      "en.lproj/L.strings": "\"k\" = \"\(source)\";",
      "es.lproj/L.strings": "\"k\" = \"\(target)\";",
    ])
    var options = LintOptions(paths: ["."])
    options.rules = [
      "malformed-specifier", "wrong-argument-type", "argument-numbering", "extra-argument",
    ]
    #expect((LintWorkflow(options).run(on: tree).errorCount > 0) == isRefused)
  }

  @Test("a specifier of another keyboard is told as lint tells it")
  func mistypedSpecifier() {
    let unit = ImportSample.unit("hello", "Hello, %@!", "¡Hola, ％@!")
    let (outcome, _) = ImportSample.run(ImportSample.xliff(unit))
    #expect(outcome.diagnostics.map(\.id) == ["unsafe-specifier"])
    #expect(outcome.diagnostics.first?.message.contains("character of another keyboard") == true)
  }

  @Test(
    "rules have the severity that the project gives them",
    arguments: [
      ("{}", true), ("{severities: {'bidi-control': 'off'}}", false),
      ("{severities: {'bidi-control': 'warning'}}", false),
      ("{severities: {'**/es.lproj/**': {'bidi-control': 'off'}}}", false),
      ("{severities: {'**/fr.lproj/**': {'bidi-control': 'off'}}}", true),
    ])
  func severities(configuration: String, isRefused: Bool) {
    let unit = ImportSample.unit("done", "Done", "Hecho\u{202E}")
    let (outcome, _) = ImportSample.run(ImportSample.xliff(unit), configuration: configuration)
    #expect(outcome.status == (isRefused ? .findings : .clean))
    #expect(outcome.diagnostics.map(\.id) == (isRefused ? ["bidi-control"] : []))
  }

  @Test(
    "what tools do to a file is no change",
    arguments: [
      ImportSample.unit("hello", "Hello, %@!", "¡Hola, %@!"),
      ImportSample.unit("hello", "\n  Hello, %@!\n", "\n  ¡Hola,\n%@!\n"),
      ImportSample.unit("hello", "changed", "¡Hola, %@!"),
      ImportSample.unit("done", "Done", "Done", #" state="new""#),
      ImportSample.unit("hello", "Hello, %@!", "Hello, %@!", #" state="needs-translation""#),
      ImportSample.unit("done", "Done", ""),
      "<trans-unit id=\"hello\"><source>Hello, %@!</source></trans-unit>",
    ])
  func noChange(units: String) {
    let (outcome, _) = ImportSample.run(ImportSample.xliff(units))
    #expect(outcome.status == .clean)
    #expect(outcome.files.isEmpty)
  }

  @Test(
    "what is left out or loses something is named",
    arguments: [
      (
        ImportSample.unit("other", "Other", "Otro") + ImportSample.unit("done", "Done", "Hecho"),
        "unknown-unit"
      ),
      (ImportSample.unit("done", "Done", "Hecho", #" state="new""#), "state-new"),
      (ImportSample.unit("done", "Done", "Hecho", #" state="needs-l10n""#), "state-new"),
      (ImportSample.unit("done", "Done", "Hecho", #" state="needs-review-l10n""#), "lost-state"),
      (ImportSample.unit("done", "Done", "Hecho", #" state="x-done""#), "lost-state"),
      (ImportSample.unit("count", "%lld of %lld", "%2$ld, %1$lld"), ""),
    ])
  func names(unit: String, id: String) {
    let (outcome, _) = ImportSample.run(ImportSample.xliff(unit))
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == (id.isEmpty ? [] : [id]))
  }

  @Test(
    "an unknown text is told beside the one that it may be",
    arguments: [
      ("Done", "the catalog has no text 'Done', so this one is left out; it has 'done'"),
      ("other", "the catalog has no text 'other', so this one is left out"),
    ])
  func similarID(id: String, message: String) {
    let unit = ImportSample.unit(id, "Done", "Hecho")
    let known = ImportSample.unit("hello", "Hello, %@!", "Hola, %@.")
    let (outcome, _) = ImportSample.run(ImportSample.xliff(unit + known))
    #expect(outcome.diagnostics.map(\.message) == [message])
  }

  @Test("a state is called as the file has it")
  func writtenState() {
    let unit = ImportSample.unit("done", "Done", "Hecho", #" state="needs-l10n""#)
    let (outcome, _) = ImportSample.run(ImportSample.xliff(unit))
    #expect(outcome.diagnostics.first?.message.contains("'needs-l10n'") == true)
  }

  @Test("a state that nobody knows is named, and changes no translation")
  func unknownState() {
    let changed = ImportSample.unit("done", "Done", "Hecho", #" state="Traduit""#)
    let (outcome, _) = ImportSample.run(ImportSample.xliff(changed))
    #expect(outcome.diagnostics.map(\.id).contains("state-unknown"))
    let same = ImportSample.unit("hello", "Hello, %@!", "¡Hola, %@!", #" state="Traduit""#)
    #expect(ImportSample.run(ImportSample.xliff(same)).0.files.isEmpty)
  }

  @Test func aFileThatIsNamedTwiceIsReadOnce() {
    let unit = ImportSample.unit("done", "Done", "Hecho", #" state="Traduit""#)
    let (outcome, _) = ImportSample.run(ImportSample.xliff(unit)) { options, _ in
      options.files = ["es.xliff", "es.xliff"]
    }
    #expect(outcome.diagnostics.map(\.id).filter { $0 == "state-unknown" }.count == 1)
  }

  @Test("a file of which the catalogs know nothing is of another project")
  func unknownUnitsOnly() {
    let (outcome, tree) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("other", "Other", "Otro")))
    #expect(outcome.diagnostics.map(\.id) == ["unknown-unit", "unknown-units"])
    #expect(outcome.status == .couldNotRun)
    #expect(tree.text(at: "App/es.lproj/L.strings") == ImportSample.files["App/es.lproj/L.strings"])
  }

  @Test("what diagnostics point into is kept where it was replaced")
  func replacedTexts() {
    let xliff = ImportSample.xliff(ImportSample.unit("done", "Done", "Hecho"))
    let path = "App/es.lproj/L.strings"
    let (outcome, _) = ImportSample.run(xliff)
    #expect(outcome.replaced[path] == ImportSample.files[path].map { Array($0.utf8) })
    let (elsewhere, _) = ImportSample.run(xliff) { options, _ in options.output = "new" }
    #expect(elsewhere.isWritten && elsewhere.replaced.isEmpty)
  }

  @Test("a dry run and an output folder leave the catalogs alone")
  func elsewhere() {
    let xliff = ImportSample.xliff(ImportSample.unit("done", "Done", "Hecho"))
    let (dry, dryTree) = ImportSample.run(xliff) { options, _ in options.isDryRun = true }
    #expect(dry.files.count == 1)
    #expect(!dry.isWritten)
    #expect(
      dryTree.text(at: "App/es.lproj/L.strings") == ImportSample.files["App/es.lproj/L.strings"])
    let (_, tree) = ImportSample.run(xliff) { options, _ in options.output = "new" }
    #expect(tree.text(at: "App/es.lproj/L.strings") == ImportSample.files["App/es.lproj/L.strings"])
    #expect(tree.text(at: "new/App/es.lproj/L.strings")?.contains("Hecho") == true)
  }
}
