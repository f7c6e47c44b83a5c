import Reading
import Testing

@Suite struct TextEndsTests {
  private static let texts = [
    "", "e", "é", "e\u{301}", "\u{301}", "cafe", "café", "cafe\u{301}", "Über", "U\u{308}ber", "ab",
    "a", "b", "\r\n", "\n", "K", "\u{212A}", "각", "\u{1100}\u{1161}\u{11A8}", "word of words",
    "words", "word", "слово", "во",
  ]

  @Test("starts and ends are those that the library finds", arguments: texts)
  func startsAndEnds(part: String) {
    for text in Self.texts + Self.texts.map({ $0 + part }) + Self.texts.map({ part + $0 }) {
      #expect(text.hasStart(part) == text.hasPrefix(part), "\(text) \(part)")
      #expect(text.hasEnd(part) == text.hasSuffix(part), "\(text) \(part)")
    }
  }
}
