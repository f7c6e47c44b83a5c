extension Unicode.Scalar {
  /// The value of a digit of any script's decimal numbers; nil for anything else.
  ///
  /// Source: the property Numeric_Type of the Unicode Character Database, in the version of the
  /// standard library.
  @inlinable package var decimalDigit: UInt8? {
    switch value {
    case 0x30...0x39: UInt8(value - 0x30)
    // No script's digits are in these, where most letters are.
    case ..<0x660, 0x2000..<0xA620, 0xAC00..<0xFF10: nil
    default: knownDigit
    }
  }

  /// The same as the character database has it, which takes long to tell.
  @usableFromInline var knownDigit: UInt8? {
    properties.numericType == .decimal ? properties.numericValue.map { UInt8($0) } : nil
  }
}
