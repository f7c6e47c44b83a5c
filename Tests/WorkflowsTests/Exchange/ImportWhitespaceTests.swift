import Diagnostics
import Testing
import Workflows

@Suite("White space of imported texts")
struct ImportWhitespaceTests {
  @Test("white space that a tool changed comes back from the source")
  func whiteSpace() {
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("new", "New", "Nuevo")))
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
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("done", source, target))
    ) { _, tree in
      tree.set(Array("\"done\" = \"\(catalog)\";\n".utf8), at: "App/en.lproj/L.strings")
    }
    #expect(outcome.files.first?.changes.first?.new == expected)
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test("a line break as Windows writes it is the catalog's", arguments: ["\n", "\r\n"])
  func lineEnds(own: String) {
    let csv =
      "file,id,source (en),target (es)\r\n,,,\r\n"
      + "App/en.lproj/L.strings,done,\"One\r\nTwo\",\"Uno\r\nDos\"\r\n"
    let outcome = imported(csv) { tree in
      let text = own == "\n" ? "One\\nTwo" : "One\\r\\nTwo"
      tree.set(Array("\"done\" = \"\(text)\";\n".utf8), at: "App/en.lproj/L.strings")
    }
    #expect(outcome.diagnostics.map(\.id) == [])
    #expect(outcome.files.first?.changes.first?.new == "Uno\(own)Dos")
  }

  @Test(
    "and so is one as old programs for the Mac write it, or two programs one after the other",
    arguments: ["\r", "\n\r", "\r\r\n", "\r\n"])
  func oldLineEnds(written: String) {
    let csv =
      "file,id,source (en),target (es)\r\n"
      + "App/en.lproj/L.strings,done,Done,\"Uno\(written)Dos\"\r\n"
    #expect(imported(csv).files.first?.changes.first?.new == "Uno\nDos")
  }

  private func imported(
    _ csv: String, _ change: (InMemoryFolder) -> Void = { _ in }
  ) -> ImportOutcome {
    ImportSample.run("") { options, tree in
      options.files = ["es.csv"]
      tree.set(Array(csv.utf8), at: "es.csv")
      change(tree)
    }.0
  }

  @Test(
    "a translation that has come back with other line breaks alone is unchanged",
    arguments: ["Uno&#13;\nDos", "Uno\nDos"])
  func ownLineEnds(target: String) {
    let (outcome, tree) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("done", "Done", target))
    ) { _, tree in
      tree.set(Array("\"done\" = \"Uno\\r\\nDos\";\n".utf8), at: "App/es.lproj/L.strings")
    }
    #expect(outcome.files.flatMap(\.changes).isEmpty)
    #expect(
      tree.text(at: "App/es.lproj/L.strings") == "\"done\" = \"Uno\\r\\nDos\";\n")
  }

  @Test("line breaks of the source itself that came back changed are named")
  func lostLayout() {
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("done", "One Two", "Uno Dos"))
    ) { _, tree in
      tree.set(Array("\"done\" = \"One\\nTwo\";\n".utf8), at: "App/en.lproj/L.strings")
    }
    #expect(outcome.diagnostics.map(\.id) == ["white-space"])
    #expect(outcome.isWritten)
  }

  @Test("a space that looks like the one before is spelled out in the report")
  func unseenChange() {
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("done", "Done", "100\u{A0}euros"))
    ) { _, tree in
      tree.set(Array("\"done\" = \"100 euros\";\n".utf8), at: "App/es.lproj/L.strings")
    }
    let text = ImportReport(outcome).text.output
    #expect(text.contains(#""100 euros" -> "100\u{A0}euros""#), "\(text)")
  }
}
