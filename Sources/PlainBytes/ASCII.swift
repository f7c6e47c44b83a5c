/// Classes of ASCII characters; bytes of longer scalars belong to none but those that say so.
///
/// Inlinable, because other modules ask them of every byte of a text; by a subtraction that wraps and
/// not by a range, which debug builds would make for each byte.
extension UInt8 {
  /// Whether this is a space, tab, line feed, line tabulation, form feed or carriage return.
  @inlinable package var isASCIIWhitespace: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// A space or a tab.
  @inlinable package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// A line feed or a carriage return.
  @inlinable package var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// A space, a tab or an end of a line: what lays out XML, JSON and property lists.
  @inlinable package var isLayout: Bool { isBlank || isLineEnd }

  @inlinable package var isASCIIControl: Bool { self < 0x20 || self == 0x7F }

  @inlinable package var isASCIIPunctuation: Bool {
    (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
      || (0x7B...0x7E).contains(self)
  }

  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  @inlinable package var isASCIISmallLetter: Bool { self &- 0x61 < 26 }

  @inlinable package var isASCIICapitalLetter: Bool { self &- 0x41 < 26 }

  /// The small letter of a capital; anything else as it is.
  @inlinable package var lowercasedASCII: UInt8 { isASCIICapitalLetter ? self | 0x20 : self }

  @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  @inlinable package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }

  /// A letter, a digit or `_`, as in the names of most languages.
  @inlinable package var isASCIIWordPart: Bool { isASCIILetterOrDigit || self == 0x5F }

  @inlinable package var isASCIIHexDigit: Bool {
    isASCIIDigit || (self | 0x20) &- 0x61 < 6
  }

  /// The value of a hexadecimal digit.
  @inlinable package var hexadecimalValue: UInt8? {
    if isASCIIDigit { return self - 0x30 }
    return isASCIIHexDigit ? (self | 0x20) - 0x61 + 10 : nil
  }

  /// A letter of ASCII or a byte of any longer scalar, which may be a letter of another script.
  @inlinable package var mayBeLetter: Bool { isASCIILetter || self >= 0x80 }

  /// A letter or digit of ASCII or a byte of any longer scalar.
  @inlinable package var mayBeLetterOrDigit: Bool { isASCIILetterOrDigit || self >= 0x80 }

  /// A letter, a digit or `_` of ASCII or a byte of any longer scalar, as in words of any language.
  @inlinable package var mayBeWordPart: Bool { isASCIIWordPart || self >= 0x80 }

  /// Whether this goes on a scalar of several bytes in UTF-8.
  @inlinable package var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}
