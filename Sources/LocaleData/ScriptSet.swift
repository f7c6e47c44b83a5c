/// Scripts that letters belong to.
///
/// As many as are told apart, so that the scripts of a text are one number. Ranges are blocks of
/// Unicode 15 without their marks and digits. Usable from inline, for rules ask of every letter, and
/// from other modules a set's operations would go through witnesses otherwise.
@usableFromInline package struct ScriptSet: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package static var latin: ScriptSet { ScriptSet(rawValue: 1 << 0) }
  @inlinable package static var greek: ScriptSet { ScriptSet(rawValue: 1 << 1) }
  @inlinable package static var cyrillic: ScriptSet { ScriptSet(rawValue: 1 << 2) }
  @inlinable package static var armenian: ScriptSet { ScriptSet(rawValue: 1 << 3) }
  @inlinable package static var hebrew: ScriptSet { ScriptSet(rawValue: 1 << 4) }
  @inlinable package static var arabic: ScriptSet { ScriptSet(rawValue: 1 << 5) }
  /// Bengali up to Sinhala.
  @inlinable package static var otherIndic: ScriptSet { ScriptSet(rawValue: 1 << 6) }
  @inlinable package static var thai: ScriptSet { ScriptSet(rawValue: 1 << 7) }
  /// Lao, Tibetan, Burmese and Khmer.
  @inlinable package static var southEastAsian: ScriptSet { ScriptSet(rawValue: 1 << 8) }
  @inlinable package static var georgian: ScriptSet { ScriptSet(rawValue: 1 << 9) }
  @inlinable package static var ethiopic: ScriptSet { ScriptSet(rawValue: 1 << 10) }
  @inlinable package static var hangul: ScriptSet { ScriptSet(rawValue: 1 << 11) }
  @inlinable package static var kana: ScriptSet { ScriptSet(rawValue: 1 << 12) }
  @inlinable package static var han: ScriptSet { ScriptSet(rawValue: 1 << 13) }
  /// Letters of any other script.
  @inlinable package static var other: ScriptSet { ScriptSet(rawValue: 1 << 14) }
  @inlinable package static var devanagari: ScriptSet { ScriptSet(rawValue: 1 << 15) }
  /// Devanagari up to Sinhala: India's scripts.
  @inlinable package static var indic: ScriptSet { [.devanagari, .otherIndic] }
  /// Scripts that have no space between words.
  @inlinable package static var unspaced: ScriptSet { [.han, .kana, .thai, .southEastAsian] }
  /// Scripts in which letters may stand right beside a word: those without spaces, and that of Korean,
  /// whose endings stand behind words and numbers.
  @inlinable package static var joined: ScriptSet { [.unspaced, .hangul] }

  /// The script of a letter beyond ASCII; empty for what is no letter.
  @usableFromInline package init(of scalar: Unicode.Scalar) {
    let script = scalar.value < 0x10A0 ? Self.near(scalar.value) : Self.far(scalar.value)
    let isDigit = script == .other && scalar.properties.numericType == .decimal
    self = isDigit ? [] : script
  }

  /// Latin to Burmese.
  private static func near(_ value: UInt32) -> ScriptSet {
    switch value {
    case ..<0x41, 0x5B..<0x61, 0x7B..<0xC0, 0xD7, 0xF7: []
    case ..<0x2B0: .latin
    case 0x2B0..<0x370, 0x37E, 0x387: []
    case ..<0x400: .greek
    case 0x482...0x489: []
    case ..<0x530: .cyrillic
    case 0x531...0x559, 0x560...0x588: .armenian
    case 0x5D0...0x5F2: .hebrew
    case 0x620...0x63F, 0x641...0x64A, 0x66E...0x6D3, 0x6D5, 0x6E5, 0x6E6, 0x6EE, 0x6EF: .arabic
    case 0x6FA...0x6FF, 0x750...0x77F, 0x870...0x887, 0x8A0...0x8C9: .arabic
    case 0x904...0x939, 0x93D, 0x950, 0x958...0x961, 0x971..<0x980: .devanagari
    // Blocks of 128 letters, each with its digits at the same place.
    case 0x980..<0xDF0: (0x66...0x6F).contains(value & 0x7F) ? [] : .otherIndic
    case 0xE01...0xE3A, 0xE40...0xE4E: .thai
    case 0xED0...0xED9: []
    case 0xE81...0xEFF, 0xF40...0xFBC, 0x1000...0x103F: .southEastAsian
    default: []
    }
  }

  /// Georgian and what follows.
  private static func far(_ value: UInt32) -> ScriptSet {
    switch value {
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2D: .georgian
    case 0x1C80...0x1C88, 0xA640...0xA66E, 0xA680...0xA69D: .cyrillic
    case 0x1100...0x11FF, 0x3131...0x3163, 0xA960...0xA97C, 0xAC00...0xD7FB: .hangul
    case 0x1200...0x135A: .ethiopic
    case 0x1780...0x17D3: .southEastAsian
    case 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA7FF, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      .latin
    case 0x1F00...0x1FFC: .greek
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0xFF66...0xFF9F:
      .kana
    case 0x3005...0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .han
    case 0xFB13...0xFB17: .armenian
    case 0xFB1D...0xFB4F: .hebrew
    case 0xFB50...0xFDFB, 0xFE70...0xFEFC: .arabic
    case 0x13A0...0x1CFF, 0xA000...0xABFF: .other
    default: []
    }
  }

  /// The script of a letter, ASCII too; empty for what is no letter.
  @inlinable package init(ofAny scalar: Unicode.Scalar) {
    let value = scalar.value | 0x20
    self = scalar.value < 0x80 ? ((0x61...0x7A).contains(value) ? .latin : []) : Self(of: scalar)
  }
}
