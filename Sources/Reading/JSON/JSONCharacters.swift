extension UnsafeBufferPointer<UInt8> {
  /// The scalar at an offset, or nil when the bytes before `end` are not well-formed there (Unicode
  /// Standard, table 3-7).
  func scalar(at offset: Int, before end: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset >= 0, offset < end, end <= count else { return nil }
    let lead = UInt32(self[offset])
    let length: Int
    switch lead {
    case 0..<0x80: return (Unicode.Scalar(self[offset]), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard offset + length <= end else { return nil }
    var value = lead & (0x7F >> UInt32(length))
    for index in (offset + 1)..<(offset + length) {
      guard self[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(self[index] & 0x3F)
    }
    // The shortest form only: overlong ones could smuggle a quotation mark past a check.
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return nil }
    return (scalar, length)
  }
}

/// ECMAScript 5.1, section 7.6: IdentifierStart, but for the backslash.
func isIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "$", "_": return true
  case "\0"..."\u{7F}": return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .letterNumber:
    return true
  default: return false
  }
}

/// ECMAScript 5.1, section 7.6: IdentifierPart, but for the backslash.
func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "0"..."9", "\u{200C}", "\u{200D}": return true
  case _ where isIdentifierStart(scalar): return true
  case "\0"..."\u{7F}": return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
  default: return false
  }
}

/// What JSON5 allows between tokens and JSON doesn't (JSON5, section 8).
func isSpaceOfJSON5(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\u{B}", "\u{C}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}": true
  case "\0"..."\u{7F}": false
  default: scalar.properties.generalCategory == .spaceSeparator
  }
}
