import LocaleData
import Reading

/// What kind of character a scalar is, for rules; ranges are those of Unicode 15.
extension Unicode.Scalar {
  /// Whether it is a letter, a digit, or a mark on one.
  package var isWordPart: Bool {
    if value < 0x80 {
      return (0x61...0x7A).contains(value | 0x20) || (0x30...0x39).contains(value)
    }
    if !ScriptSet(of: self).isEmpty { return true }
    if value == 0xAA || value == 0xB5 || value == 0xBA { return true }
    guard value >= 0x300, value < 0x2000 || value > 0x20CF, !isPlainMark else { return false }
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
      || decimalDigit != nil
  }

  /// Whether it is a punctuation mark of Chinese or Japanese, or what stands for what is no prose: no
  /// part of words, which the character database takes long to tell.
  private var isPlainMark: Bool {
    switch value {
    case 0x3000...0x3004, 0x3008...0x3020, 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFFFC: true
    default: false
    }
  }

  /// Whether it is a letter of any script.
  var isLetter: Bool { !ScriptSet(ofAny: self).isEmpty }

  /// Whether it is a space of any kind, a line end too.
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000, 0x2028, 0x2029:
      true
    default: false
    }
  }

  /// Whether it is the apostrophe of keyboards or that of printed texts.
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  /// Whether it breaks lines or paragraphs as few programs but editors of styled text write it.
  var isLineSeparator: Bool { value == 0x2028 || value == 0x2029 }

  /// Whether it is a small letter of a script that has capitals in common use.
  var isSmallLetter: Bool {
    if value < 0x80 { return (0x61...0x7A).contains(value) }
    return !ScriptSet(of: self).isDisjoint(with: .cased) && properties.isLowercase
  }

  /// Whether it is a capital of a script that has capitals in common use.
  var isCapital: Bool {
    if value < 0x80 { return (0x41...0x5A).contains(value) }
    return !ScriptSet(of: self).isDisjoint(with: .cased) && properties.isUppercase
  }

  /// Whether it is an emoji, an arrow, a bullet or another picture.
  package var isSymbol: Bool {
    switch value {
    case 0xA9, 0xAE, 0x2022, 0x2122, 0x2190...0x21FF, 0x2300...0x23FF, 0x25A0...0x27BF,
      0x2B00...0x2BFF, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  /// Whether nobody sees it: no space, no letter, no mark of direction.
  ///
  /// A rule asks what stands around it and what the source has, so joiners count as well; what may be
  /// printed as it is, `VisibleText` knows.
  package var isInvisible: Bool {
    switch value {
    case 0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180E, 0x200B...0x200D, 0x2028,
      0x2029, 0x2060...0x2064, 0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFC:
      true
    default: false
    }
  }

  /// A shape that old code pages and fonts have for a letter.
  enum OldShape {
    /// Katakana of half the width.
    case half
    /// Arabic letters that are spelled as they look when they are joined, alone or in pairs.
    case joined
  }

  /// The shape that it is a letter in; nil for all that is no old shape.
  var oldShape: OldShape? {
    switch value {
    case 0xFB50...0xFBB1, 0xFBD3...0xFBFF, 0xFE80...0xFEFC: .joined
    case 0xFF66...0xFF9F: .half
    default: nil
    }
  }

  /// Whether it is a letter of Korean that makes no syllable with others, as a key alone writes it.
  var isLooseJamo: Bool { (0x3131...0x3163).contains(value) }
}

extension ScriptSet {
  /// Scripts whose sentences start with a capital; Georgian has capitals, but not so.
  static let cased: ScriptSet = [.latin, .greek, .cyrillic, .armenian]
}

extension String {
  /// Whether a reader sees nothing of the text: it is empty, or all white space and invisible
  /// characters.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    guard first <= 0x20 || first == 0xC2 || first == 0xE2 else { return false }
    return unicodeScalars.allSatisfy { $0.isSpace || $0.isInvisible }
  }
}
