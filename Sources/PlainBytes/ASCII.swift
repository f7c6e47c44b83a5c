/// Classes of ASCII characters; bytes of longer scalars belong to none.
///
/// Inlinable, because other modules ask them of every byte of a text.
extension UInt8 {
  /// Whether this is a space, tab, line feed, line tabulation, form feed or carriage return.
  @inlinable package var isASCIIWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// A space or a tab.
  @inlinable package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// A line feed or a carriage return.
  @inlinable package var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  @inlinable package var isASCIIControl: Bool { self < 0x20 || self == 0x7F }

  @inlinable package var isASCIIPunctuation: Bool {
    (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
      || (0x7B...0x7E).contains(self)
  }

  @inlinable package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  @inlinable package var isASCIISmallLetter: Bool { (0x61...0x7A).contains(self) }

  /// A letter, a digit or `_`, as in the names of most languages.
  @inlinable package var isASCIIWordPart: Bool { isASCIILetter || isASCIIDigit || self == 0x5F }

  @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  @inlinable package var isASCIIHexDigit: Bool {
    isASCIIDigit || (0x61...0x66).contains(self | 0x20)
  }

  /// The value of a hexadecimal digit.
  @inlinable package var hexadecimalValue: UInt8? {
    if isASCIIDigit { return self - 0x30 }
    return isASCIIHexDigit ? (self | 0x20) - 0x61 + 10 : nil
  }
}
