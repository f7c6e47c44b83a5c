import Reading
import Testing

@Suite("Strings of JSON and their places")
struct JSONStringTests {
  private func text(of document: JSONDocument) -> JSONString? {
    if case .string(let string)? = document.root?.content { string } else { nil }
  }

  @Test(
    "what escapes stand for in JSON",
    arguments: [
      (#""""#, ""), (#""plain""#, "plain"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u00E9""#, "éé"), (#""\ud83d\uDE00""#, "😀"), (#""a\u0000b""#, "a\0b"),
      (#""ä € 😀""#, "ä € 😀"), (#""eight by1eight b\u0041""#, "eight by1eight bA"),
      ("\"\u{2028}\u{2029}\u{7F}\"", "\u{2028}\u{2029}\u{7F}"),
      (#""it's “so”""#, "it's “so”"), (#""\uFFFD\uFEFF""#, "\u{FFFD}\u{FEFF}"),
    ])
  func strict(_ source: String, _ value: String) {
    let document = json(source)
    #expect(document.errors == [])
    #expect(text(of: document)?.value.unicodeScalars.elementsEqual(value.unicodeScalars) == true)
    #expect(json5(source).root == document.root)
  }

  @Test(
    "what else they stand for in JSON5",
    arguments: [
      (#"'it\'s "so"'"#, "it's \"so\""), (#"'\x41\xe9'"#, "Aé"), (#"'\v\0'"#, "\u{B}\0"),
      (#"'\0a'"#, "\0a"), (#"'\a\ä\😀'"#, "aä😀"), ("'a\\\nb'", "ab"), ("'a\\\r\nb'", "ab"),
      ("'a\\\rb'", "ab"), ("'a\\\u{2028}b\\\u{2029}c'", "abc"), ("'\t\u{1}'", "\t\u{1}"),
      (#""\'""#, "'"),
    ])
  func json5Only(_ source: String, _ value: String) {
    let document = json5(source)
    #expect(document.errors == [])
    #expect(text(of: document)?.value.unicodeScalars.elementsEqual(value.unicodeScalars) == true)
    #expect(!json(source).errors.isEmpty)
    #expect(json(source).root.flatMap { left in document.root.map(left.means) } == true)
  }

  @Test(
    "a string of any length, with something at any place",
    arguments: ["é", "😀", "\\n", "\\\"", "\u{2028}"])
  func anyPlace(_ piece: String) throws {
    for length in 0..<20 {
      for place in 0...length {
        let before = String(repeating: "a", count: place)
        let after = String(repeating: "b", count: length - place)
        let document = json("[\"\(before)\(piece)\(after)\",1]")
        #expect(document.errors.isEmpty)
        guard case .array(let elements)? = document.root?.content, elements.count == 2,
          case .string(let string) = elements[0].content
        else {
          Issue.record("not read")
          return
        }
        let decoded = ["\\n": "\n", "\\\"": "\""][piece] ?? piece
        #expect(string.value == before + decoded + after)
        #expect(string.range == 1..<(3 + length + piece.utf8.count))
      }
    }
  }

  /// The part of the value, and the source that it comes from.
  @Test(
    "the source of a part",
    arguments: [
      (#""plain""#, 0..<5, "plain"), (#""plain""#, 1..<3, "la"), (#""plain""#, 5..<5, ""),
      (#""a\nb""#, 0..<1, "a"), (#""a\nb""#, 1..<2, #"\n"#), (#""a\nb""#, 2..<3, "b"),
      (#""a\nb""#, 0..<3, #"a\nb"#), (#""\u00e9x""#, 0..<2, #"\u00e9"#),
      (#""\u00e9x""#, 1..<2, #"\u00e9"#), (#""\u00e9x""#, 2..<3, "x"),
      (#""\ud83d\ude00!""#, 0..<4, #"\ud83d\ude00"#), (#""\ud83d\ude00!""#, 4..<5, "!"),
      ("'ab\\\ncd'", 2..<4, "cd"), ("'ab\\\ncd'", 0..<2, "ab"), ("'ab\\\ncd'", 1..<3, "b\\\nc"),
      ("“so”", 0..<2, "so"), ("\"open", 1..<4, "pen"), (#""a\nb""#, 1..<9, #"\nb"#),
      (#""ab""#, 7..<9, ""), (#""äöü""#, 2..<4, "ö"),
    ])
  func sourceRange(_ literal: String, _ part: Range<Int>, _ source: String) throws {
    let bytes = Array(literal.utf8)
    let string = try #require(text(of: JSONDocument(parsing: bytes, dialect: .json5)))
    let range = bytes.withUnsafeBufferPointer(string.decodedOffsets).sourceRange(of: part)
    #expect(String(decoding: bytes[range], as: UTF8.self) == source)
  }

  @Test("an empty part is at one place")
  func emptyPart() throws {
    let source = #"  "a\nb""#
    let string = try #require(text(of: json(source)))
    let offsets = Array(source.utf8).withUnsafeBufferPointer(string.decodedOffsets)
    #expect(
      (0...4).map { offsets.sourceRange(of: $0..<$0) }
        == [3..<3, 4..<4, 6..<6, 7..<7, 7..<7])
  }

  @Test("a name without quotation marks has places too")
  func nameSource() throws {
    let text = #"{ sig\u03A3ma: 1 }"#
    let document = json5(text)
    guard case .object(let members)? = document.root?.content else {
      Issue.record("no object")
      return
    }
    let name = members[0].name
    #expect(name.value == "sigΣma")
    #expect(name.range == 2..<13)
    #expect(name.contentRange == 2..<13)
    let offsets = Array(text.utf8).withUnsafeBufferPointer(name.decodedOffsets)
    #expect(offsets.sourceRange(of: 3..<5) == 5..<11)
    #expect(offsets.sourceRange(of: 5..<7) == 11..<13)
  }

  /// Bytes, and where they are not UTF-8.
  @Test(
    "ill-formed UTF-8",
    arguments: [
      ([0x22, 0xFF, 0x22], 1..<2), ([0x22, 0x61, 0xC3, 0x22], 2..<3),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1..<4), ([0x22, 0xC0, 0xA2, 0x22], 1..<3),
      ([0x22, 0xF0, 0x9F, 0x98, 0x22], 1..<4), ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 1..<5),
      ([0x22, 0xE2, 0x82, 0x5C, 0x6E, 0x22], 1..<3),
    ] as [([UInt8], Range<Int>)])
  func illFormed(_ bytes: [UInt8], _ range: Range<Int>) throws {
    for dialect in [JSONDocument.Dialect.json, .json5] {
      let document = JSONDocument(parsing: bytes, dialect: dialect)
      #expect(document.errors.map(\.range) == [range])
      #expect(document.errors.first?.message.contains("are not UTF-8") == true)
      #expect(text(of: document)?.value.contains("\u{FFFD}") == true)
    }
    let comment = [0x31, 0x2F, 0x2F] + bytes
    let document = JSONDocument(parsing: comment, dialect: .json5)
    #expect(document.errors.map(\.range) == [range.lowerBound + 3..<range.upperBound + 3])
    #expect(!JSONDocument(parsing: Array(bytes.dropFirst()), dialect: .json5).errors.isEmpty)
  }
}
