import Foundation
import LanguageServer
import Testing
import Workflows

/// Catalogs that no editor holds are read once, as long as they are what they were.
@Suite struct CatalogReadingTests {
  private static let catalog = "Localizable.xcstrings"
  private static let files = [
    "View.swift": """
    import SwiftUI
    let title = Text("cart.title")
    let count = Text("cart.count \\(3)")
    let empty = Text("")
    """,
    catalog: """
    {"sourceLanguage":"en","strings":{
    "cart.title":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Cart"}},
    "es":{"stringUnit":{"state":"translated","value":"Carrito"}}}},
    "cart.count %lld":{"localizations":{
    "en":{"stringUnit":{"state":"translated","value":"%lld in the cart"}}}}},"version":"1.0"}
    """,
    "de.lproj/Other.strings": "\"cart.title\" = \"Korb\";\n",
    "en.lproj/Other.strings": "\"cart.title\" = \"Cart\";\n",
  ]

  /// What an editor asks for in code.
  private static let requests = [
    ("textDocument/hover", "cart.t|itle"), ("textDocument/completion", "cart.t|itle"),
    ("textDocument/completion", "Text(\"|\")"), ("textDocument/inlayHint", "cart.t|itle"),
    ("textDocument/definition", "cart.t|itle"), ("textDocument/references", "cart.t|itle"),
    ("textDocument/codeAction", "cart.t|itle"), ("workspace/symbol", "cart.t|itle"),
  ]

  private static func ask(_ client: TestClient, _ method: String, _ place: String) -> Answer {
    var asked = client.place("View.swift", place)
    let whole = ["line": 3, "character": 0]
    asked["range"] = ["start": ["line": 0, "character": 0], "end": whole]
    asked["context"] = ["diagnostics": [Any](), "includeDeclaration": true] as [String: Any]
    asked["query"] = "cart"
    return client.ask(method, asked)
  }

  private static func opened() -> TestClient {
    let client = TestClient(files)
    client.open("View.swift")
    client.server.settle()
    return client
  }

  @Test func noRequestReadsACatalogAgain() {
    let client = Self.opened()
    for (method, place) in Self.requests {
      #expect(Self.ask(client, method, place).value != nil, "\(method)")
    }
    let reads = Self.reads(client)
    for (method, place) in Self.requests {
      _ = Self.ask(client, method, place)
      #expect(Self.reads(client) == reads, "\(method)")
    }
  }

  @Test func catalogsOfAnOpenedSourceAreReadBeforeAnybodyAsks() {
    let client = Self.opened()
    let reads = Self.reads(client)
    _ = Self.ask(client, "textDocument/hover", "cart.t|itle")
    #expect(Self.reads(client) == reads)
  }

  private static func reads(_ client: TestClient) -> [Int] {
    files.keys.filter { !$0.hasSuffix(".swift") }.sorted().map {
      client.folder.reads(of: "/app/" + $0)
    }
  }

  @Test(arguments: ["Körbchen", "Cast"])
  func aChangeThatNobodyTellsIsSeen(text: String) {
    let client = Self.opened()
    _ = Self.ask(client, "textDocument/hover", "cart.t|itle")
    let changed = client.current(Self.catalog).replacing("\"Cart\"", with: "\"\(text)\"")
    client.folder.set(Array(changed.utf8), at: "/app/" + Self.catalog)
    let hover = Self.ask(client, "textDocument/hover", "cart.t|itle")
    #expect(hover["contents"]["value"].string?.contains(text) == true)
    let hints = Self.ask(client, "textDocument/inlayHint", "cart.t|itle")
    #expect(hints.array.contains { $0["label"].string == text })
  }

  @Test func anEditorsTextCountsUntilItIsClosed() {
    let client = Self.opened()
    client.open(Self.catalog, client.current(Self.catalog).replacing("Carrito", with: "Cesta"))
    func isShown(_ text: String) -> Bool {
      let hover = Self.ask(client, "textDocument/hover", "cart.t|itle")
      return hover["contents"]["value"].string?.contains(text) == true
    }
    #expect(isShown("Cesta") && !isShown("Carrito"))
    client.notify(
      "textDocument/didClose", ["textDocument": ["uri": TestClient.uri(Self.catalog)]])
    #expect(isShown("Carrito") && !isShown("Cesta"))
  }
}
