import PlainBytes

/// What somebody meant by a backslash with which no escape of `.strings` starts.
enum MeantEscape {
  /// Machine translation puts a space in: `\ n`.
  case spaced
  /// As JSON and JavaScript spell it: `\u203A`.
  case lowercaseUnicode
  /// As Swift spells it, `\u{203A}`: the character, and where the spelling ends.
  case braced(Unicode.Scalar, end: Int)
  /// `\Wait` or `\8.`, where the `n` of a line break was lost before a word or a number.
  case lineBreak
  case unknown

  /// - Parameter range: Where the backslash and the character behind it stand.
  init(_ range: Range<Int>, in bytes: [UInt8]) {
    let letter = bytes[range].dropFirst().first ?? 0
    let rest = bytes[range.upperBound...]
    self =
      switch letter {
      case UInt8(ascii: " "): .spaced
      case UInt8(ascii: "u"), UInt8(ascii: "U"): Self.unicode(letter, rest)
      case UInt8(ascii: "8"), UInt8(ascii: "9"): .lineBreak
      case _ where letter.isASCIICapitalLetter && rest.first?.mayBeLetter == true: .lineBreak
      default: .unknown
      }
  }

  private static func unicode(_ letter: UInt8, _ rest: ArraySlice<UInt8>) -> Self {
    if rest.first == UInt8(ascii: "{") {
      let digits = rest.dropFirst().prefix(while: \.isASCIIHexDigit)
      guard (1...6).contains(digits.count), digits.endIndex < rest.endIndex,
        rest[digits.endIndex] == UInt8(ascii: "}"),
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return .unknown }
      return .braced(scalar, end: digits.endIndex + 1)
    }
    guard letter == UInt8(ascii: "u") else {
      return rest.first?.mayBeLetter == true ? .lineBreak : .unknown
    }
    return rest.prefix(4).count(where: \.isASCIIHexDigit) == 4 ? .lowercaseUnicode : .unknown
  }
}
