import Diagnostics
import Testing
import Workflows

/// Xcode refuses a phrase of an App Shortcut that doesn't name the app.
@Suite struct AppShortcutImportTests {
  private func run(
    _ target: String, table: String = "AppShortcuts",
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> (outcome: ImportOutcome, text: String?) {
    let source = "Book a table in ${applicationName}"
    let file = "App/en.lproj/\(table).strings"
    let tree = InMemoryFolder([
      file: "\"\(source)\" = \"\(source)\";\n", "App/es.lproj/\(table).strings": "",
      "es.xliff": ImportSample.xliff(ImportSample.unit(source, source, target), original: file),
    ])
    var options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["es.xliff"])
    change(&options)
    let outcome = ImportWorkflow(options).run(on: tree)
    return (outcome, tree.text(at: "App/es.lproj/\(table).strings"))
  }

  @Test func aPhraseWithoutTheNameIsRefused() {
    let (outcome, text) = run("Reserva una mesa")
    #expect(outcome.diagnostics.map(\.id) == ["app-shortcut-phrase"])
    #expect(outcome.refused == 1)
    #expect(outcome.status == .findings)
    #expect(text == "")
    #expect(run("Reserva una mesa") { $0.isForced = true }.text?.contains("Reserva una") == true)
  }

  @Test func oneWithTheNameIsTaken() {
    let (outcome, text) = run("Reserva una mesa en ${applicationName}")
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(text?.contains("mesa en ${applicationName}") == true)
  }

  /// Elsewhere such a placeholder is one among others.
  @Test func anotherTableIsNotAsked() {
    let (outcome, text) = run("Reserva una mesa", table: "Other")
    #expect(!outcome.diagnostics.map(\.id).contains("app-shortcut-phrase"))
    #expect(outcome.refused == 0)
    #expect(text?.contains("Reserva una mesa") == true)
  }
}
