import LocaleData

/// Where the letters of a host belong, as far as they can be taken for each other.
enum HostScript {
  case latin
  /// Cyrillic, Greek, Armenian, Cherokee and such, with letters like the Latin ones.
  case lookalike

  static func of(_ scalar: Unicode.Scalar) -> HostScript? {
    if scalar.isASCII { return ScriptSet(ofAny: scalar) == .latin ? .latin : nil }
    let isAlike = !ScriptSet(of: scalar).isDisjoint(with: [.greek, .cyrillic, .armenian])
    return isAlike || isOther(scalar.value) ? .lookalike : nil
  }

  /// What can be taken for Latin letters or for signs of addresses, and is no letter of these.
  private static func isOther(_ value: UInt32) -> Bool {
    switch value {
    // Marks and signs of the same scripts.
    case 0x037E, 0x0387, 0x1FFD...0x1FFE, 0x0482...0x0489, 0x0559...0x058F: true
    case 0x1C89...0x1C8A, 0x2DE0...0x2DFF, 0xA66F...0xA69F: true
    // Cherokee and Coptic.
    case 0x13A0...0x13FF, 0xAB70...0xABBF, 0x2C80...0x2CFF: true
    // Phonetic letters, Latin letters that look like plain ones, full width and mathematical ones.
    case 0x0250...0x02AF, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0x1D400...0x1D7FF: true
    case 0x0131, 0x0237, 0x200B...0x200D, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
