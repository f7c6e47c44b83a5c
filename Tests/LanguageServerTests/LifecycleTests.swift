import JSONRPC
import LanguageServer
import Locking
import Testing
import Workflows

@Suite struct LifecycleTests {
  /// The answers of a server that nobody initialized.
  private func answers(to bodies: [String]) -> [String] {
    let output = Locked<[UInt8]>([])
    let server = Server(files: { _ in InMemoryFolder([:]) }) { bytes in
      output.withLock { $0 += bytes }
    }
    for body in bodies {
      _ = server.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    }
    server.settle()
    var frames = MessageFrames(.contentLength, limit: 1 << 20)
    frames.append(output.withLock { $0 })
    var found: [String] = []
    while let body = try? frames.next() { found.append(String(decoding: body, as: UTF8.self)) }
    return found
  }

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
  private static let hover =
    #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.strings"},"position":{"line":0,"character":0}}}"#
  private static let shutdown = #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#

  @Test func initializeComesFirst() {
    #expect(answers(to: [Self.hover]).first?.contains("-32002") == true)
    #expect(answers(to: [Self.initialize, Self.hover]).last?.contains("\"result\":null") == true)
  }

  @Test func initializeComesOnce() {
    #expect(answers(to: [Self.initialize, Self.initialize]).last?.contains("-32600") == true)
  }

  @Test func nothingFollowsShutdown() {
    let found = answers(to: [Self.initialize, Self.shutdown, Self.hover])
    #expect(found[1] == #"{"id":3,"jsonrpc":"2.0","result":null}"#)
    #expect(found[2].contains("-32600"))
  }

  @Test(arguments: [
    ("[]", "utf-16"), (#"["utf-8","utf-16"]"#, "utf-8"), (#"["utf-32","utf-16"]"#, "utf-32"),
    (#"["utf-7"]"#, "utf-16"),
  ])
  func encodings(offered: String, chosen: String) {
    let body =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":\#(offered)}}}}"#
    #expect(answers(to: [body]).first?.contains("\"positionEncoding\":\"\(chosen)\"") == true)
  }

  /// What a client shows while the project is looked at for the first time.
  @Test(arguments: [true, false])
  func aLookAtTheProjectIsShown(canShow: Bool) {
    let gate = Gate()
    let client = TestClient(
      [
        "A.swift": "import SwiftUI\nlet a = Text(\"cup\")\n",
        "A.xcstrings": #"{"sourceLanguage":"en","strings":{"cup":{}},"version":"1.0"}"#,
      ], greets: false, on: { GatedFiles($0, gate) })
    client.ask(
      "initialize",
      ["rootUri": "file:///app", "capabilities": ["window": ["workDoneProgress": canShow]]])
    gate.close()
    client.notify("initialized", [:])
    gate.waitForReader()
    let asked = client.messages.first { $0["method"].string == "window/workDoneProgress/create" }
    #expect((asked != nil) == canShow)
    if let id = asked?["id"].string {
      client.send(["jsonrpc": "2.0", "id": id, "result": [String: String]()])
    }
    gate.open()
    client.server.settle()
    let told = client.messages.filter { $0["method"].string == "$/progress" }
    #expect(
      told.map { $0["params"]["value"]["kind"].string } == (canShow ? ["begin", "end"] : []))
    #expect(told.allSatisfy { $0["params"]["token"].string == asked?["params"]["token"].string })
  }

  /// Folders that are closed and opened while documents are there.
  @Test func foldersComeAndGo() {
    func catalog(_ key: String) -> String {
      #"{"sourceLanguage":"en","strings":{"\#(key)":{}},"version":"1.0"}"#
    }
    let client = TestClient(["a/A.xcstrings": catalog("cup"), "b/B.xcstrings": catalog("cupboard")])
    func keys() -> [String] {
      client.server.settle()
      return client.ask("workspace/symbol", ["query": "cup"]).array.compactMap { $0["name"].string }
    }
    func change(added: [String], removed: [String]) {
      func folders(_ names: [String]) -> [[String: String]] {
        names.map { ["uri": "file:///app" + $0, "name": $0] }
      }
      client.notify(
        "workspace/didChangeWorkspaceFolders",
        ["event": ["added": folders(added), "removed": folders(removed)]])
    }
    client.open("a/A.xcstrings", catalog("teacup"))
    #expect(keys() == ["teacup", "cupboard"])
    change(added: ["/b/"], removed: [""])
    #expect(keys() == ["cupboard"])
    change(added: ["/a"], removed: [])
    #expect(keys() == ["teacup", "cupboard"])
  }

  /// A server lives on, whatever it is told.
  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.strings","version":1},"contentChanges":[{"range":{"start":{"line":-5,"character":-1},"end":{"line":99999999999,"character":9}},"text":"x"}]}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"http://example.com/a.strings","version":1,"text":"","languageId":"x"}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///..%2f..%2fetc/passwd","version":1,"text":"","languageId":"x"}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":[]}"#, "{", "[]", "\u{0}",
  ])
  func hostileMessages(body: String) {
    let open =
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.strings","version":1,"text":"\"a\" = \"b\";","languageId":"x"}}}"#
    let found = answers(to: [Self.initialize, open, body, Self.shutdown])
    #expect(found.contains(#"{"id":3,"jsonrpc":"2.0","result":null}"#))
  }

  @Test(arguments: [([shutdown], 0), ([], 1)] as [([String], Int32)])
  func exitTellsWhetherShutdownCameFirst(before: [String], code: Int32) {
    let codes = Locked<[Int32]>([])
    let server = Server(
      files: { _ in InMemoryFolder([:]) }, output: { _ in },
      leave: { code in codes.withLock { $0.append(code) } })
    for body in [Self.initialize] + before + [#"{"jsonrpc":"2.0","method":"exit"}"#] {
      _ = server.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    }
    server.settle()
    #expect(codes.withLock { $0 } == [code])
  }
}
