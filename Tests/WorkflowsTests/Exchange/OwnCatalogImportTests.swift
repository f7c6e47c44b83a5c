import Diagnostics
import Testing
import Workflows

/// What becomes of a project's own catalog that is named as if it had come back.
@Suite struct OwnCatalogImportTests {
  private static let files = [
    "en.lproj/L.strings": "\"Cup\" = \"Cup\";\n", "es.lproj/L.strings": "\"Cup\" = \"Taza\";\n",
  ]
  private static let returned = ["back/es.lproj/L.strings": "\"Cup\" = \"Copa\";\n"]

  @Test(arguments: [
    ("es.lproj/L.strings", Workflows.ExitStatus.couldNotRun, ["nothing-to-import"]),
    ("back/es.lproj/L.strings", .clean, []),
  ])
  func itIsRefused(file: String, status: Workflows.ExitStatus, ids: [String]) {
    for isDryRun in [true, false] {
      let returned = status == .clean ? Self.returned : [:]
      let tree = InMemoryFolder(Self.files.merging(returned) { own, _ in own })
      var options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: [file])
      options.isDryRun = isDryRun
      let outcome = ImportWorkflow(options).run(on: tree)
      #expect(outcome.status == status)
      #expect(outcome.diagnostics.filter { $0.severity == .error }.map(\.id) == ids)
      let text = isDryRun || status != .clean ? "Taza" : "Copa"
      #expect(tree.text(at: "es.lproj/L.strings") == "\"Cup\" = \"\(text)\";\n")
    }
  }
}
