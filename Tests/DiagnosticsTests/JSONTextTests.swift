import Diagnostics
import Testing

@Suite struct JSONTextTests {
  private static func bytes(_ value: String) -> String {
    var bytes: [UInt8] = []
    JSONText.append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", #""""#), ("café 2 ensaladas pequeñas", #""café 2 ensaladas pequeñas""#),
    ("12345678\"", #""12345678\"""#), ("1234567\\", #""1234567\\""#),
    ("a\tbcdefghijk", #""a\tbcdefghijk""#), ("abcdefg\u{7F}", #""abcdefg\u007f""#),
    ("“Hola…” – ‘a\\b’", #""“Hola…” – ‘a\\b’""#), ("a\"b\n\r\u{2028}c", #""a\"b\n\r\u2028c""#),
    ("señor \u{202E}abc", #""señor \u202eabc""#),
  ])
  func stringsAsBytes(value: String, expected: String) {
    #expect(Self.bytes(value) == expected)
  }

  @Test("bytes are what a text is, wherever a character stands")
  func everyCharacter() {
    let scalars = [0x00..<0x0500, 0x1FF0..<0x2100, 0xFDF0..<0x10000, 0x1F600..<0x1F610]
      .joined().compactMap { Unicode.Scalar(UInt32($0)) }
    for (number, scalar) in scalars.enumerated() {
      let value =
        String(repeating: "a", count: number % 9) + String(scalar)
        + String(repeating: "é", count: number % 5)
      #expect(Self.bytes(value) == JSONText.string(value).text())
    }
  }
}
