import Dispatch
import JSONRPC
import Locking
import Testing

@Suite struct ConnectionTests {
  @Test func answersAreNotAnswered() {
    let failure = #"{"code":-32700,"message":"this is no JSON"}"#
    for id in ["", #""id":null,"#, #""id":7,"#] {
      #expect(answers(to: [#"{"jsonrpc":"2.0",\#(id)"error":\#(failure)}"#]).isEmpty)
    }
  }

  private struct Sum: Codable { var left: Int; var right: Int }

  /// What a server of sums answers to lines.
  private func answers(to lines: [String]) -> [String] {
    let output = Locked<[String]>([])
    let connection = Connection(.lines, cancellation: .languageServer, limit: 1000) { bytes in
      output.withLock { $0.append(String(decoding: bytes.dropLast(), as: UTF8.self)) }
    }
    var methods = MethodTable()
    methods.onRequest("sum") { (sum: Sum, _) in sum.left &+ sum.right }
    methods.onRequest("nothing") { (_: NoParameters, _) in Int?.none }
    methods.onRequest("refused") { (_: NoParameters, _) -> Int in
      throw ResponseError(.requestFailed, "not today")
    }
    methods.onNotification("note") { (sum: Sum) in
      connection.notify("noted", sum)
    }
    connection.answer(with: methods)
    for line in lines { connection.receive(Array((line + "\n").utf8)) }
    connection.finish()
    return output.withLock { $0 }
  }

  @Test(arguments: [
    (
      #"{"jsonrpc":"2.0","id":1,"method":"sum","params":{"left":1,"right":2}}"#,
      #"{"id":1,"jsonrpc":"2.0","result":3}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":"a","method":"nothing"}"#,
      #"{"id":"a","jsonrpc":"2.0","result":null}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"refused"}"#,
      #"{"error":{"code":-32803,"message":"not today"},"id":1,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"product"}"#,
      #"{"error":{"code":-32601,"message":"there is no method `product`"},"id":1,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"sum","params":{"left":1}}"#,
      #"{"error":{"code":-32602,"message":"params: `right` is missing"},"id":1,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","method":"note","params":{"left":1,"right":2}}"#,
      #"{"jsonrpc":"2.0","method":"noted","params":{"left":1,"right":2}}"#
    ),
    (
      "{",
      #"{"error":{"code":-32700,"message":"this is no JSON"},"id":null,"jsonrpc":"2.0"}"#
    ),
    (
      "[]",
      #"{"error":{"code":-32600,"message":"batches are not answered; send one message at a time"},"id":null,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"id":1,"method":"sum"}"#,
      #"{"error":{"code":-32600,"message":"expected \"jsonrpc\": \"2.0\""},"id":1,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0"}"#,
      #"{"error":{"code":-32600,"message":"a message needs a `method` or an `id`"},"id":null,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":null,"method":"sum"}"#,
      #"{"error":{"code":-32600,"message":"sum: `id` is null"},"id":null,"jsonrpc":"2.0"}"#
    ),
  ])
  func oneMessage(line: String, expected: String) {
    #expect(answers(to: [line]) == [expected])
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"note"}"#, #"{"jsonrpc":"2.0","method":"unknown"}"#,
    #"{"jsonrpc":"2.0","id":9,"result":null}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":9}}"#, "",
  ])
  func whatNeedsNoAnswer(line: String) {
    #expect(answers(to: [line]) == [])
  }

  @Test func aMessageThatIsTooLongIsNotTheLast() {
    let long = "{\"jsonrpc\":\"2.0\",\"x\":\"" + String(repeating: "x", count: 2000) + "\"}"
    let found = answers(to: [long, #"{"jsonrpc":"2.0","id":2,"method":"nothing"}"#])
    #expect(found.count == 2)
    #expect(found.first?.contains("more than is read") == true)
    #expect(found.last == #"{"id":2,"jsonrpc":"2.0","result":null}"#)
  }

  @Test func aRequestThatWaitsIsCancelled() {
    let answers = Self.answers(
      from: .languageServer, toCalls: 2,
      cancelledBy: [
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#,
      ])
    #expect(answers.map { $0.contains("-32800") } == [true, true])
  }

  /// As the Model Context Protocol wants it.
  @Test func aCancelledCallHasNoAnswer() {
    let answers = Self.answers(
      from: .modelContext, toCalls: 1,
      cancelledBy: [
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
      ])
    #expect(answers.isEmpty)
  }

  /// What a server says to calls of which the first has started and waits when they are cancelled.
  private static func answers(
    from style: Connection.CancellationStyle, toCalls count: Int, cancelledBy lines: [String]
  ) -> [String] {
    let output = Locked<[String]>([])
    let connection = Connection(.lines, cancellation: style) { bytes in
      output.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    }
    let (started, cancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var methods = MethodTable()
    methods.onRequest("wait") { (_: NoParameters, context) throws -> Int in
      started.signal()
      cancelled.wait()
      try context.checkCancellation()
      return 1
    }
    connection.answer(with: methods)
    func send(_ line: String) { connection.receive(Array((line + "\n").utf8)) }
    for id in 1...count { send(#"{"jsonrpc":"2.0","id":\#(id),"method":"wait"}"#) }
    started.wait()
    lines.forEach(send)
    cancelled.signal()
    connection.finish()
    return output.withLock { $0 }
  }

  private struct Wanted: Codable, Sendable {
    var names: [String]?
    var count: Int?
    var forms: [String: String]?
    var isOn: Bool?
    var key: String
  }

  /// A caller that can't see the types is told what belongs there, and where.
  @Test(arguments: [
    (#"{"names":"a","key":"k"}"#, "params.names: expected a list"),
    (#"{"names":[1],"key":"k"}"#, "params.names.0: expected a text"),
    (#"{"forms":[],"key":"k"}"#, "params.forms: expected an object"),
    (#"{"count":"1","key":"k"}"#, "params.count: expected a whole number"),
    (#"{"isOn":1,"key":"k"}"#, "params.isOn: expected true or false"),
    (#"{"count":1.5,"key":"k"}"#, "expected whole numbers, and texts of whole characters"),
    ("{}", "params: `key` is missing"), ("null", "expected"), (nil, "`params` is missing"),
  ])
  func whatWasExpectedIsTold(parameters: String?, message: String) {
    let output = Locked<[String]>([])
    let connection = Connection(.lines, cancellation: .modelContext) { bytes in
      output.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    }
    var methods = MethodTable()
    methods.onRequest("take") { (_: Wanted, _) throws -> Int in 1 }
    connection.answer(with: methods)
    let params = parameters.map { #","params":\#($0)"# } ?? ""
    connection.receive(Array((#"{"jsonrpc":"2.0","id":1,"method":"take"\#(params)}"# + "\n").utf8))
    connection.finish()
    #expect(output.withLock { $0 }.first?.contains(message) == true)
  }

  @Test func answersToOurRequestsArrive() {
    let output = Locked<[String]>([])
    let connection = Connection(.lines, cancellation: .modelContext) { bytes in
      output.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    }
    let found = Locked<Int?>(nil)
    connection.request("roots/list", NoParameters()) { answer in
      found.withLock { $0 = (try? answer.get())?.result(as: Int.self) }
    }
    #expect(output.withLock { $0 }.first?.contains("\"id\":\"l10n-1\"") == true)
    connection.receive(Array("{\"jsonrpc\":\"2.0\",\"id\":\"l10n-1\",\"result\":7}\n".utf8))
    connection.finish()
    #expect(found.withLock { $0 } == 7)
  }
}
