import Reading
import Testing

@Suite struct DecimalDigitTests {
  @Test(
    arguments: [
      ("7", 7), ("٧", 7), ("۷", 7), ("७", 7), ("৭", 7), ("૭", 7), ("௭", 7), ("๗", 7), ("໗", 7),
      ("၇", 7), ("៧", 7), ("༧", 7), ("７", 7), ("𞥗", 7), ("七", nil), ("²", nil), ("Ⅶ", nil),
      ("½", nil), ("a", nil), ("ก", nil),
    ] as [(Character, UInt8?)])
  func digitsOfAnyScript(character: Character, value: UInt8?) throws {
    #expect(try #require(character.unicodeScalars.first).decimalDigit == value)
  }

  @Test("no digit is in the ranges that are left out unseen")
  func noDigitIsLeftOut() {
    for value in [0x3A..<0x660, 0x2000..<0xA620, 0xAC00..<0xFF10].joined() {
      let scalar = Unicode.Scalar(UInt32(value))
      if scalar?.properties.numericType == .decimal { #expect(scalar?.decimalDigit != nil) }
    }
  }
}
