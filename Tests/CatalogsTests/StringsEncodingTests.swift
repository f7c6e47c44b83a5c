import Catalogs
import Diagnostics
import Foundation
import Reading
import TestSupport
import Testing

/// The bytes of `text` in an encoding, its byte-order mark written out if the text has one.
func bytes(of text: String, _ encoding: TextEncoding) -> [UInt8] {
  switch encoding {
  case .utf8: Array(text.utf8)
  case .utf16LittleEndian:
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  case .utf16BigEndian:
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}

@Suite("Encodings of .strings")
struct StringsEncodingTests {
  static let encodings: [TextEncoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian]

  @Test("are found with no mark, one or two", arguments: encodings, [0, 1, 2])
  func detection(_ encoding: TextEncoding, _ marks: Int) {
    let body = "/* größer */\r\n\"clé\" = \"日本 😀\";\r\n\r\n\"b\" = \"c\";\r\n"
    let file = bytes(of: String(repeating: "\u{FEFF}", count: marks) + body, encoding)
    let document = StringsDocument(parsing: file, file: "Test.strings")
    #expect(document.text.encoding == encoding)
    #expect(document.pairs == ["clé=日本 😀", "b=c"])
    #expect(document.problems.isEmpty)
    #expect(document.serialized() == file)

    let edited = document.applying([.setValue("é😀", entry: 1)])
    let expected = String(repeating: "\u{FEFF}", count: marks) + body
    #expect(
      edited.serialized() == bytes(of: expected.replacing("\"c\"", with: "\"é😀\""), encoding))
  }

  @Test("give lines and columns of the transcoded text")
  func positions() {
    let file = bytes(of: "\u{FEFF}/* ä */\r\n\"é\" \"b\";", .utf16LittleEndian)
    let document = StringsDocument(parsing: file, file: "Test.strings")
    #expect(document.problems == ["missing-equals@2:5"])
  }

  @Test(
    "name the place of what is no text",
    arguments: [
      (Array("a = \"b".utf8) + [0xFF, 0xFE] + Array("\";".utf8), ["invalid-encoding@1:7"]),
      (Array("a;\n\"".utf8) + [0xED, 0xA0, 0x80] + Array("\";".utf8), ["invalid-encoding@2:2"]),
      (bytes(of: "\u{FEFF}a;", .utf16LittleEndian) + [0x3D, 0xD8], ["invalid-encoding@1:6"]),
      (bytes(of: "\u{FEFF}a;\n", .utf16BigEndian) + [0x00], ["invalid-encoding@2:1"]),
    ] as [([UInt8], [String])])
  func invalid(_ file: [UInt8], _ problems: [String]) {
    let document = StringsDocument(parsing: file, file: "Test.strings")
    #expect(document.problems.prefix(1) == problems[...])
    #expect(document.hasErrors)
    #expect(document.serialized() == file)
  }

  @Test(
    "refuse other formats with one message",
    arguments: [
      Array("bplist00\u{0}abc".utf8), Array("<?xml version=\"1.0\"?><plist/>".utf8),
      [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0],
      Array("\u{FFFD}\u{FFFD}\"\u{0}a\u{0}\"\u{0};\u{0}".utf8),
      Array("\u{FFFD}\u{FFFD}\u{0}\"\u{0}a\u{0}\"".utf8),
    ])
  func foreign(_ file: [UInt8]) {
    let document = StringsDocument(parsing: file, file: "Test.strings")
    #expect(document.diagnostics.map(\.id) == ["unsupported-format"])
    #expect(document.serialized() == file)
  }

  @Test func whatWasUTF16IsTakenFromBefore() {
    let text = Array("\u{FFFD}\u{FFFD}\"\u{0}a\u{0}\"\u{0};\u{0}".utf8)
    let found = StringsDocument(parsing: text, file: "Test.strings").diagnostics
    #expect(found.first?.message.contains("take the file from before that") ?? false)
    let other = Array("\u{FFFD}\u{FFFD}a = b;".utf8)
    #expect(
      !StringsDocument(parsing: other, file: "Test.strings").diagnostics.contains {
        $0.id == "unsupported-format"
      })
  }

  @Test("octal escapes are NEXTSTEP's", arguments: 0x80..<0xFE)
  func nextStep(_ code: Int) throws {
    let document = StringsDocument("k = \"\\\(String(code, radix: 8))\";")
    let expected = try #require(String(data: Data([UInt8(code)]), encoding: .nextstep))
    #expect(document.pairs == ["k=\(expected)"])
  }
}
