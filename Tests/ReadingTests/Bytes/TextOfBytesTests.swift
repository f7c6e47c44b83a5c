import Reading
import Testing

@Suite struct TextOfBytesTests {
  @Test(arguments: [(0..<3, "tea"), (1..<1, ""), (2..<4, "a\u{FFFD}"), (3..<5, "é")])
  func aRangeIsDecoded(range: Range<Int>, expected: String) {
    let text = Array("teaé".utf8).withUnsafeBufferPointer { $0.text(in: range) }
    #expect(text == expected)
  }
}
