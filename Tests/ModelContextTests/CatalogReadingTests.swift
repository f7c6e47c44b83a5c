import ModelContext
import Testing
import Workflows

/// Catalogs are read once, as long as they are what they were.
@Suite("reading of catalogs") struct CatalogReadingTests {
  private static let calls: [(String, [String: any Sendable])] = [
    ("read", ["language": "es"]),
    (
      "check",
      [
        "table": "Localizable.xcstrings", "key": "Open %@", "language": "es", "text": "Abrir %@",
      ]
    ),
    ("context", ["table": "Localizable.xcstrings", "key": "Open %@", "language": "es"]),
  ]

  @Test("calls that change nothing read no catalog again")
  func oneReading() throws {
    let client = Client()
    // What was made of files is held to them once, which notes their stamps.
    for (tool, arguments) in Self.calls + Self.calls { _ = try client.call(tool, arguments) }
    let before = reads(client)
    #expect(before.contains { $0 > 0 })
    for (tool, arguments) in Self.calls { _ = try client.call(tool, arguments) }
    #expect(reads(client) == before)
  }

  @Test("a change that nobody tells of is seen by the next call")
  func change() throws {
    let client = Client()
    let path = "App/Localizable.xcstrings"
    _ = try client.call("read", ["language": "es"])
    let text = try #require(client.tree.text(at: path))
    client.tree.set(Array(text.replacing("Open %@", with: "Shut %@").utf8), at: path)
    let keys = try client.call("read", ["language": "es"])["structuredContent"]["keys"].all
    #expect(keys.contains { $0["untrusted"]["key"].text == "Shut %@" })
  }

  /// What is kept after an edit says the same as a look at the files does.
  @Test("what was written is known as if it had been read anew")
  func following() throws {
    let client = Client()
    let table = "Localizable.xcstrings"
    _ = try client.call(
      "check", ["table": table, "key": "Open %@", "language": "es", "text": "Abrir %@"])
    let edits: [[String: any Sendable]] = [
      ["table": table, "key": "Open %@", "language": "es", "text": "Abrir  %@"],
      [
        "table": table, "key": "Open the old file", "language": "es",
        "text": "Abrir el archivo viejo",
      ],
      ["table": "Menu", "key": "Close", "language": "es", "text": "Cerrar"],
    ]
    for edit in edits {
      #expect(try client.call("edit", edit)["structuredContent"]["isWritten"].flag == true)
    }
    let many = try client.call(
      "edit_many", ["edits": [edits[0].merging(["text": "Abre %@"]) { $1 }]])
    #expect(many["structuredContent"]["written"].number == 1)
    let fresh = Client(client.tree.files.mapValues { String(decoding: $0, as: UTF8.self) })
    for (tool, arguments) in Self.calls + edits.map({ ("check", $0) }) {
      let (known, read) = (try client.call(tool, arguments), try fresh.call(tool, arguments))
      #expect(known.description == read.description, "\(tool)")
    }
    // What others write then is seen.
    let text = try #require(client.tree.text(at: "App/" + table))
    client.tree.set(Array(text.replacing("Abre %@", with: "Ver %@").utf8), at: "App/" + table)
    let keys = try client.call("read", ["language": "es", "progress": ["machine_translated"]])
    #expect(keys.description.contains("Ver %@"))
  }

  private func reads(_ client: Client) -> [Int] {
    client.tree.files.keys.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }
      .sorted().map { client.tree.reads(of: $0) }
  }
}
