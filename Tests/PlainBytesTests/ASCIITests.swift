import PlainBytes
import Testing

@Suite struct ASCIITests {
  /// What a class must hold, by what the standard library says of characters.
  @Test func classesAreThoseOfCharacters() {
    for byte in UInt8.min...UInt8.max {
      let scalar = Unicode.Scalar(byte)
      let character = Character(scalar)
      let isASCII = scalar.isASCII
      #expect(byte.isASCIILetter == (isASCII && character.isLetter), "\(byte)")
      #expect(byte.isASCIISmallLetter == (isASCII && character.isLowercase), "\(byte)")
      #expect(byte.isASCIICapitalLetter == (isASCII && character.isUppercase), "\(byte)")
      #expect(byte.isASCIIDigit == (isASCII && character.isWholeNumber), "\(byte)")
      #expect(byte.isASCIIHexDigit == (isASCII && character.isHexDigit), "\(byte)")
      #expect(byte.isASCIIWhitespace == (isASCII && scalar.properties.isWhitespace), "\(byte)")
      #expect(byte.hexadecimalValue.map { Int($0) } == (isASCII ? character.hexDigitValue : nil))
      let isControl = isASCII && scalar.properties.generalCategory == .control
      #expect(byte.isASCIIControl == isControl, "\(byte)")
    }
  }

  @Test func filesAreLaidOutByFour() {
    #expect((UInt8.min...UInt8.max).filter(\.isLayout) == Array("\t\n\r ".utf8))
  }

  @Test func capitalsAloneBecomeSmall() {
    for byte in UInt8.min...UInt8.max {
      let small = Character(Unicode.Scalar(byte)).lowercased().utf8.first
      #expect(byte.lowercasedASCII == (byte < 0x80 ? small : byte), "\(byte)")
    }
  }

  @Test func whatGoesOnAScalarIsNoStartOfOne() {
    for scalar in ["a", "ñ", "…", "😀"] as [Unicode.Scalar] {
      let bytes = Array(String(scalar).utf8)
      #expect(bytes.map(\.isUTF8Continuation) == bytes.indices.map { $0 > 0 })
    }
  }

  @Test func wordsHaveLettersDigitsAndLines() {
    let all = (UInt8.min...UInt8.max).filter(\.isASCIIWordPart)
    let expected = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
    #expect(String(decoding: all, as: UTF8.self) == expected)
  }

  @Test func classesOfWordsTakeLongerScalarsIn() {
    for byte in UInt8.min...UInt8.max {
      let isFar = byte >= 0x80
      #expect(byte.isASCIILetterOrDigit == (byte.isASCIIWordPart && byte != 0x5F), "\(byte)")
      #expect(byte.mayBeLetter == (byte.isASCIILetter || isFar), "\(byte)")
      #expect(byte.mayBeLetterOrDigit == (byte.isASCIILetterOrDigit || isFar), "\(byte)")
      #expect(byte.mayBeWordPart == (byte.isASCIIWordPart || isFar), "\(byte)")
    }
  }

  @Test func punctuationIsWhatIsNeitherInWordsNorInvisible() {
    for byte in UInt8(0x21)...0x7E {
      #expect(byte.isASCIIPunctuation == !(byte.isASCIILetter || byte.isASCIIDigit), "\(byte)")
    }
    let others: [UInt8] = [0x20, 0x7F, 0x80, 0xFF]
    #expect(others.filter(\.isASCIIPunctuation) == [])
  }
}
