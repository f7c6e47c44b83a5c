import Messages
import Testing

@Suite("What Markdown tells characters apart by")
struct CharacterClassTests {
  @Test(
    arguments: [
      ("\t\n\u{C}\r \u{A0}\u{2003}\u{3000}", .whitespace),
      ("!$+-*_`~^|¡«€—…、\u{FFFD}😀", .punctuation),
      ("aZ0é中\u{B}\u{7F}\u{85}\u{301}\u{200D}\u{2028}", .other),
    ] as [(String, CharacterClass)])
  func classes(characters: String, expected: CharacterClass) {
    for scalar in characters.unicodeScalars {
      #expect(CharacterClass(scalar) == expected, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
