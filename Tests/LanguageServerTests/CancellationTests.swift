import LanguageServer
import Testing
import Workflows

/// What nobody waits for any more.
@Suite struct CancellationTests {
  private static let files = [
    "A.xcstrings": #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#,
    "B.xcstrings": #"{"sourceLanguage":"en","strings":{"b":{}},"version":"1.0"}"#,
  ]

  @Test("a request ends while it is worked on, and those behind it are answered")
  func runningRequest() {
    let gate = Gate()
    let client = TestClient(Self.files, on: { GatedFiles($0, gate) })
    client.server.settle()
    _ = client.ask("workspace/symbol", ["query": "a"])
    gate.close()
    let query: [String: Any] = ["previousResultIds": [Any](), "workDoneToken": "w"]
    let id = client.begin("workspace/diagnostic", query)
    let next = client.begin("workspace/symbol", ["query": "none"])
    gate.waitForReader()
    client.cancel(id)
    gate.open()
    client.server.finish()
    #expect(client.answer(to: id)["code"].int == -32800)
    #expect(client.answer(to: next).array.isEmpty && client.answer(to: next)["code"].int == nil)
    let progress = client.messages.filter { $0["method"].string == "$/progress" }
    #expect(progress.last?["params"]["value"]["kind"].string == "end")
  }

  @Test("a request that waits is never begun")
  func waitingRequest() {
    let gate = Gate()
    let client = TestClient(Self.files, on: { GatedFiles($0, gate) })
    client.server.settle()
    gate.close()
    let first = client.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    let id = client.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    gate.waitForReader()
    client.cancel(id)
    client.cancel(99)
    gate.open()
    client.server.finish()
    #expect(client.answer(to: first).has("items"))
    #expect(client.answer(to: id)["code"].int == -32800)
  }
}
