import Reading
import Testing

@Suite struct ByteSearchTests {
  @Test(
    "bytes are found where they stand first",
    arguments: [
      ("", "", 0), ("a", "", 0), ("", "a", nil), ("abc", "abc", 0), ("abc", "abcd", nil),
      ("ababac", "abac", 2), ("aaab", "aab", 1), ("aaa", "b", nil), ("xyzy", "zy", 2),
    ] as [(String, String, Int?)])
  func offsets(text: String, part: String, offset: Int?) {
    let bytes = Array(text.utf8)
    #expect(text.utf8.offset(ofSequence: part.utf8) == offset)
    #expect(bytes[...].offset(ofSequence: Array(part.utf8)) == offset)
    #expect(bytes.lazy.map(\.self).offset(ofSequence: part.utf8) == offset)
    #expect(text.utf8.containsSequence(part.utf8) == (offset != nil))
  }
}
