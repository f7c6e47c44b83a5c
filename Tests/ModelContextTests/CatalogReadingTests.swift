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

  private func reads(_ client: Client) -> [Int] {
    client.tree.files.keys.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }
      .sorted().map { client.tree.reads(of: $0) }
  }
}
