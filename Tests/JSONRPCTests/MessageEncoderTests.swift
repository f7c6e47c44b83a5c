import Foundation
import JSONRPC
import Locking
import Testing

/// What is sent is JSON, with all that a value has.
@Suite struct MessageEncoderTests {
  struct Part: Codable, Hashable, Sendable {
    var text: String?
    var numbers: [Int] = []
    var share = 0.5
    var small: UInt8 = 7
    var flag = true
    var parts: [Part] = []
    var named: [String: Part] = [:]
    var none: [String: Int]?
  }

  private func sent(_ value: some Encodable) -> [UInt8] {
    let output = Locked<[UInt8]>([])
    let connection = Connection(.lines, cancellation: .languageServer) { bytes in
      output.withLock { $0 += bytes }
    }
    connection.notify("note", value)
    return output.withLock { $0 }
  }

  private struct Message<Value: Decodable>: Decodable { var params: Value }

  @Test func everythingComesBack() throws {
    var value = Part(text: "a\"\\/\n\t\u{1}é🛒\u{2028}", numbers: [0, -1, .max])
    value.parts = [Part(), Part(text: "", parts: [Part(text: "x")])]
    value.named = ["b": Part(text: "1"), "a": Part(), "": Part()]
    let bytes = sent(value)
    #expect(try JSONDecoder().decode(Message<Part>.self, from: Data(bytes)).params == value)
    #expect(sent(value) == bytes)
  }

  @Test(arguments: [
    (Part(text: "é", numbers: [1, 2]), #""text":"é","numbers":[1,2],"share":0.5,"small":7"#),
    (Part(named: ["b": Part(), "a": Part()]), #""named":{"a":{"#),
    (Part(), #""parts":[],"named":{}}"#),
  ])
  func spelling(value: Part, part: String) {
    #expect(String(decoding: sent(value), as: UTF8.self).contains(part))
  }

  @Test func whatIsNoNumberIsNotSent() {
    #expect(sent(Part(share: .nan)) == [])
  }
}
