import Foundation
import JSONRPC
import Testing

/// What is written without an encoder is JSON all the same.
@Suite struct JSONWriterTests {
  @Test(arguments: [
    "", "a", "\"\\/", "\n\r\t\u{0}\u{1F}\u{7F}", "é€𝒳👩‍👩‍👧", "\u{2028}\u{FEFF}", "e\u{301}",
  ])
  func textsComeBack(text: String) throws {
    var json = JSONWriter()
    json.write(text: text)
    let read = try JSONDecoder().decode([String].self, from: Data("[".utf8 + json.bytes + "]".utf8))
    #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test func numbersAndListsComeBack() throws {
    let lists = [[], [0], [9, 10, -1, .max, .min]]
    var json = JSONWriter()
    json.writeList(lists) { json, list in
      json.writeList(list) { $0.write($1) }
    }
    #expect(try JSONDecoder().decode([[Int]].self, from: Data(json.bytes)) == lists)
  }
}
