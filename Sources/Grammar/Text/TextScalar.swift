import LocaleData
import PlainBytes

/// One scalar of a text as the tokenizer sees it.
struct TextScalar {
  enum Kind: UInt8 { case letter, mark, digit, space, punctuation, other }

  /// `invalid` where the bytes are no scalar.
  let value: UInt32
  /// In bytes, at least one.
  let length: Int
  let kind: Kind

  static let invalid = UInt32.max

  /// - Parameter offset: Below the end of the bytes.
  @inline(__always)
  init(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    (value, length) = Self.decode(at: offset, in: bytes)
    kind = value < 0x80 ? Self.plainKind(UInt8(truncatingIfNeeded: value)) : Self.kind(of: value)
  }

  /// A scalar and how many bytes it has; `invalid` and one where there is none, so that a reader
  /// goes on and never reads beyond the end.
  @inline(__always)
  static func decode(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (value: UInt32, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (UInt32(lead), 1) }
    if lead & 0xE0 == 0xC0, offset + 1 < bytes.count {
      let next = bytes[offset + 1]
      guard lead >= 0xC2, next.isUTF8Continuation else { return (invalid, 1) }
      return (UInt32(lead & 0x1F) &<< 6 | UInt32(next & 0x3F), 2)
    }
    return decodeLong(at: offset, in: bytes)
  }

  private static func decodeLong(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (value: UInt32, length: Int) {
    let lead = bytes[offset]
    let length = lead >= 0xF0 ? 4 : 3
    guard lead >= 0xE0, lead < 0xF8, offset + length <= bytes.count else { return (invalid, 1) }
    var value = UInt32(lead & (length == 4 ? 0x07 : 0x0F))
    for byte in bytes[(offset + 1)..<(offset + length)] {
      guard byte.isUTF8Continuation else { return (invalid, 1) }
      value = value &<< 6 | UInt32(byte & 0x3F)
    }
    guard value >= (length == 4 ? 0x10000 : 0x800), Unicode.Scalar(value) != nil else {
      return (invalid, 1)
    }
    return (value, length)
  }

  @inline(__always)
  static func plainKind(_ byte: UInt8) -> Kind {
    if byte.isASCIILetter { return .letter }
    if byte.isASCIIDigit { return .digit }
    if byte.isASCIIWhitespace { return .space }
    return byte < 0x20 || byte == 0x7F ? .other : .punctuation
  }

  /// The kind of a scalar beyond ASCII.
  ///
  /// What most texts are made of is told apart here, for Unicode's own tables take longer.
  private static func kind(of value: UInt32) -> Kind {
    switch value {
    // The ordinal signs of 1.º and 1.ª count as letters elsewhere.
    case 0xAA, 0xBA, 0xD7, 0xF7: .other
    case 0xC0...0x24F, 0x38E...0x3A1, 0x3A3...0x3CE, 0x400...0x481, 0x48A...0x52F: .letter
    case 0x300...0x36F, 0x5B0...0x5BD, 0x64B...0x652, 0x93E...0x94F: .mark
    case 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x939, 0xE01...0xE30, 0xE40...0xE46: .letter
    case 0x1E00...0x1EFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5, 0xAC00...0xD7A3:
      .letter
    // Han letters that Unicode has among the numbers.
    case 0x3007: .letter
    default: propertyKind(of: value)
    }
  }

  static func propertyKind(of value: UInt32) -> Kind {
    guard let scalar = Unicode.Scalar(value) else { return .other }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return .letter
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .decimalNumber: return .digit
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return .punctuation
    default: return .other
    }
  }
}

extension TextScalar {
  /// Whether a letter is of these scripts; modifier letters of no script are of each.
  @inline(__always)
  func isLetter(of scripts: ScriptSet) -> Bool {
    guard kind == .letter else { return false }
    return value < 0x80 ? scripts.contains(.latin) : isFarLetter(of: scripts)
  }

  private func isFarLetter(of scripts: ScriptSet) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    var script = ScriptSet(of: scalar)
    if script.isEmpty {
      if scalar.properties.generalCategory == .modifierLetter { return true }
      script = (0xFB00...0xFB06).contains(value) ? .latin : .other
    }
    return scripts.isSuperset(of: script)
  }

  @inline(__always)
  var isCapital: Bool {
    if value < 0x80 { return value &- 0x41 < 26 }
    if let small = SimpleCase.small(value) { return small != value }
    return Unicode.Scalar(value)?.properties.isUppercase ?? false
  }

  /// Apostrophes, hyphens and such: a letter before and after them makes one word of both.
  var joinsLetters: Bool {
    switch value {
    // Apostrophes, a hyphen, hyphens that don't break, the Catalan middle dot.
    case 0x27, 0x2019, 0x2D, 0x2010, 0x2011, 0xB7: true
    // The Hebrew maqaf and gershayim; Armenian marks that stand over a vowel of a word.
    case 0x5BE, 0x5F4, 0x55A...0x55C, 0x55E: true
    default: false
    }
  }

  /// A joiner or non-joiner: it shapes the letters beside it.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// The Hebrew geresh stands for a part of a letter, at the end of a word too.
  var isGeresh: Bool { value == 0x5F3 }

  var isHebrew: Bool { (0x5D0...0x5EA).contains(value) }

  /// Separators of groups and fractions in any locale.
  var joinsDigits: Bool {
    switch value {
    case 0x2E, 0x2C, 0x27, 0x2019, 0xA0, 0x202F, 0x2009: true
    default: false
    }
  }
}
