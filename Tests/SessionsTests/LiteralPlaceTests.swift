import Reading
import Sessions
import Testing

/// Literals of several lines, as Swift reads them ("Multiline String Literals" of The Swift
/// Programming Language).
@Suite struct LiteralPlaceTests {
  /// A literal with `|` where somebody types, and what is written up to there.
  @Test(
    arguments: [
      ("\"\"\"\n  one\n  tw|o\n  \"\"\"", "one\ntw"),
      ("\"\"\"\n  one\n    tw|o\n  \"\"\"", "one\n  tw"),
      ("\"\"\"\n\n  tw|o\n  \"\"\"", "\ntw"),
      ("\"\"\"\n\tone\\\n\ttw|o\n\t\"\"\"", "onetw"),
      ("\"\"\"\n  one \\  \n  tw|o\n  \"\"\"", "one tw"),
      ("\"\"\"\n  one\\\\\n  tw|o\n  \"\"\"", "one\\\\\ntw"),
      ("#\"\"\"\n  one\\\n  t\\#\n  w|o\n  \"\"\"#", "one\\\ntw"),
      ("\"\"\"\r\n  one\r\n  tw|o\r\n  \"\"\"", "one\ntw"),
      ("\"\"\"\n  one\n tw|o\n  \"\"\"", "one\ntw"),
      ("\"\"\"\n  o\\(n)\n  |\n  \"\"\"", "o\\(n)\n"),
      ("\"on|e\"", "on"),
    ])
  func isWritten(marked: String, expected: String) throws {
    let (text, offset) = try Self.place(marked)
    let place = try #require(LiteralPlace(around: offset, in: text))
    #expect(place.written(upTo: offset, in: text) == expected)
  }

  /// A literal, and what it is after another text is written into it.
  @Test(
    arguments: [
      ("\"\"\"\n  one\n  tw|o\n  \"\"\"", "\"\"\"\n  new\n  line\n  \"\"\""),
      ("\"\"\"\n  on|e\n  two\n  \"\"\"", "\"\"\"\n  new\n  line\n  \"\"\""),
      ("\"\"\"\n  one\n  two|\n\n  \"\"\"", "\"\"\"\n  new\n  line\n  \"\"\""),
      ("\"\"\"\n  one\n |two\n  \"\"\"", "\"\"\"\n  new\n  line\n  \"\"\""),
      ("\"\"\"\n  one\n |  two\n  \"\"\"", "\"\"\"\n  new\n  line\n  \"\"\""),
      ("\"\"\"\n|\n  \"\"\"", "\"\"\"\n  new\n  line\n  \"\"\""),
      ("\"\"\"\n|  \"\"\"", "\"\"\"\n  new\n  line\n  \"\"\""),
      ("\"\"\"\r\n|\r\n  \"\"\"", "\"\"\"\r\n  new\r\n  line\r\n  \"\"\""),
      ("\"\"\"\r\n  one\r\n  tw|o\r\n  \"\"\"", "\"\"\"\r\n  new\r\n  line\r\n  \"\"\""),
      ("\"\"\"\none|\ntwo\n\"\"\"", "\"\"\"\nnew\nline\n\"\"\""),
      ("#\"on|e\"#", "#\"new\\#nline\"#"),
    ])
  func isRewritten(marked: String, expected: String) throws {
    let (text, offset) = try Self.place(marked)
    let place = try #require(LiteralPlace(around: offset, in: text))
    let rewriting = place.rewriting(as: place.spelled("new\nline"), at: offset, in: text)
    let edits = rewriting.others + [rewriting.line]
    #expect(String(decoding: text.applying(edits), as: UTF8.self) == expected)
    // A completion changes one line, that of the place.
    let line = rewriting.line.range
    #expect(!text[line].contains(UInt8(ascii: "\n")))
    #expect(line.lowerBound <= offset && offset <= line.upperBound)
    for other in rewriting.others { #expect(!other.range.overlaps(line)) }
  }

  private static func place(_ marked: String) throws -> (text: [UInt8], offset: Int) {
    let text = Array(marked.utf8)
    let offset = try #require(text.firstIndex(of: UInt8(ascii: "|")))
    return (text.applying([TextEdit(offset..<(offset + 1), "")]), offset)
  }
}
