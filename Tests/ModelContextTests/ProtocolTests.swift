import Foundation
import ModelContext
import Testing

@Suite("the Model Context Protocol")
struct ProtocolTests {
  @Test(
    "versions are agreed on",
    arguments: [
      ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"),
      ("1999-01-01", "2025-06-18"),
    ])
  func versions(asked: String, agreed: String) throws {
    let client = Client(greets: false)
    let result = try client.answer("initialize", ["protocolVersion": asked])["result"]
    #expect(result["protocolVersion"].text == agreed)
    #expect(result["serverInfo"]["name"].text == "l10n")
    #expect(result["capabilities"].names == ["resources", "tools"])
    #expect(result["instructions"].text?.contains("untrusted") == true)
  }

  @Test func nothingBeforeHello() throws {
    let client = Client(greets: false)
    #expect(try client.answer("tools/list")["error"]["code"].number == -32600)
    #expect(try client.answer("ping")["result"].exists)
    #expect(client.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == [])
  }

  @Test func anUnknownResource() throws {
    let answer = try Client().answer("resources/read", ["uri": "l10n://x"])
    #expect(answer["error"]["code"].number == -32002)
  }

  @Test func twoHellos() throws {
    let again = try Client().answer("initialize", ["protocolVersion": "2025-06-18"])
    #expect(again["error"]["code"].number == -32600)
  }

  @Test("tools have schemas, and say whether they write", arguments: [true, false])
  func tools(allowsEdits: Bool) throws {
    let tools = try Client(allowsEdits: allowsEdits).answer("tools/list")["result"]["tools"].all
    let writing = allowsEdits ? ["edit", "edit_many"] : []
    #expect(
      tools.compactMap { $0["name"].text }
        == ["plan", "read", "context", "check"] + writing + ["preview"])
    for tool in tools {
      let isWriting = tool["name"].text?.hasPrefix("edit") == true
      #expect(tool["annotations"]["readOnlyHint"].flag == !isWriting)
      #expect(tool["annotations"]["destructiveHint"].flag == isWriting)
      #expect(tool["inputSchema"]["type"].text == "object")
      #expect(tool["inputSchema"]["additionalProperties"].flag == false)
      #expect(tool["outputSchema"]["type"].text == "object")
      let required = Set(tool["outputSchema"]["required"].all.compactMap(\.text))
      #expect(required.isSubset(of: tool["outputSchema"]["properties"].names))
    }
  }

  @Test(
    "what is malformed is answered, and the server lives on",
    arguments: [
      ("{", -32700), ("[]", -32600), ("null", -32600), ("7", -32600), ("{}", -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}}"#, -32602),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}"#,
        -32002
      ),
      (String(repeating: "[", count: 100_000), -32700),
    ])
  func malformed(line: String, code: Int) throws {
    let client = Client()
    let answers = client.send(line)
    try #require(answers.count == 1)
    #expect(try JSON(text: answers[0])["error"]["code"].number == code)
    #expect(try client.answer("ping")["result"].exists)
  }

  @Test func messagesHaveABound() throws {
    let client = Client()
    let answers = client.send(String(repeating: " ", count: 5 << 20) + "{}")
    #expect(answers.count == 1)
    #expect(try client.answer("ping")["result"].exists)
  }

  @Test(
    "arguments that can't be used are told of",
    arguments: [
      ("read", #"{}"#), ("read", #"{"language":7}"#),
      ("read", #"{"language":"es","colour":"red"}"#),
      ("read", #"{"language":"e s"}"#), ("read", #"{"language":"es","progress":["done"]}"#),
      ("read", #"{"language":"es","cursor":"?"}"#), ("read", #"{"language":"es","table":"../x"}"#),
      ("read", #""es""#), ("plan", #"{"cursor":[]}"#), ("check", "null"),
      ("check", #"{"table":"Menu","key":"Save","language":"es"}"#),
      ("context", #"{"table":"Menu","key":"None","language":"es"}"#),
      ("preview", #"{"table":"Menu","key":"Save","language":"es","address":"Sir"}"#),
      ("preview", #"{"table":"Menu","key":"Save","language":"es","arguments":["0=1"]}"#),
    ])
  func arguments(tool: String, arguments: String) throws {
    let answers = Client().send(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":"#
        + arguments + "}}")
    let result = try JSON(text: try #require(answers.first))["result"]
    #expect(result["isError"].flag == true)
    #expect(result["content"][0]["text"].text?.isEmpty == false)
  }

  @Test func resources() throws {
    let client = Client()
    let listed = try client.answer("resources/list")["result"]["resources"].all
    #expect(
      listed.compactMap { $0["uri"].text }
        == [
          "l10n://project/TRANSLATION.md", "l10n://project/glossary.json",
          "l10n://project/l10n.json",
        ])
    let read = try client.answer(
      "resources/read", ["uri": "l10n://project/TRANSLATION.md"])["result"]
    #expect(read["contents"][0]["text"].text == "Say tú.\n")
    let glossary = try client.answer(
      "resources/read", ["uri": "l10n://project/glossary.json"])["result"]["contents"][0]
    #expect(glossary["mimeType"].text == "application/json")
    let terms = try JSON(text: try #require(glossary["text"].text))
    #expect(terms["glossary"][0]["translations"]["es"][0].text == "archivo")
    #expect(terms["doNotTranslate"][0].text == "l10n")
    #expect(!terms["guide"].exists)
    #expect(try Client([:]).answer("resources/list")["result"]["resources"].all.isEmpty)
  }
}
