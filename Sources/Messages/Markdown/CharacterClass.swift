import PlainBytes
import Reading

/// Classes of characters that Markdown tells apart.
@usableFromInline package enum CharacterClass: Sendable {
  case whitespace, punctuation, other

  /// The class of the scalar that ends before `offset`; the start of a text counts as white space.
  init(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard offset > 0 else {
      self = .whitespace
      return
    }
    var start = offset - 1
    while start > 0, offset - start < 4, bytes[start].isUTF8Continuation { start -= 1 }
    self.init(at: start, in: bytes)
  }

  /// The class of the scalar at `offset`; the end of a text counts as white space.
  init(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard offset < bytes.count else {
      self = .whitespace
      return
    }
    let byte = bytes[offset]
    if byte < 0x80 {
      self.init(ascii: byte)
    } else {
      self.init(bytes.scalar(at: offset, before: bytes.count)?.scalar ?? "\u{FFFD}")
    }
  }

  private init(ascii byte: UInt8) {
    let isWhitespace = byte.isASCIIWhitespace && byte != 0x0B
    self = isWhitespace ? .whitespace : byte.isASCIIPunctuation ? .punctuation : .other
  }

  /// CommonMark 0.31.2, section 2.1: white space is Zs, tab, line feed, form feed or carriage return;
  /// punctuation is P or S.
  package init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self.init(ascii: UInt8(scalar.value))
      return
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: self = .whitespace
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      self = .punctuation
    default: self = .other
    }
  }
}
