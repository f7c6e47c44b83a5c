/// Where the letters of a host belong, as far as they can be taken for each other.
enum HostScript {
  case latin
  /// Cyrillic, Greek, Armenian, Cherokee and such, with letters like the Latin ones.
  case lookalike

  static func of(_ scalar: Unicode.Scalar) -> HostScript? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: .latin
    case 0x0370...0x03FF, 0x1F00...0x1FFF: .lookalike
    case 0x0400...0x052F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .lookalike
    case 0x0530...0x058F, 0x13A0...0x13FF, 0xAB70...0xABBF, 0x2C80...0x2CFF: .lookalike
    // Phonetic letters, Latin letters that look like plain ones, full width and mathematical ones.
    case 0x0250...0x02AF, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0x1D400...0x1D7FF: .lookalike
    case 0x0131, 0x0237, 0x200B...0x200D, 0x2060, 0xFEFF: .lookalike
    default: nil
    }
  }
}
