import Diagnostics
import Reading

/// How many columns of a terminal a text takes.
///
/// After East_Asian_Width and General_Category (Unicode 16, `EastAsianWidth.txt`; Unicode Standard
/// Annex #11): wide letters and emoji take two, what combines takes none. Terminals differ in
/// rare scripts; this is what most of them do.
enum TerminalWidth {
  static func columns(of text: some StringProtocol) -> Int {
    if let count = narrowCount(text) { return count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The number of scalars if all are of scripts where nothing combines and nothing is wide.
  private static func narrowCount(_ text: some StringProtocol) -> Int? {
    var count = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x300, 0x370..<0x483, 0x2010...0x2027, 0x2030...0x203B, 0x20A0...0x20C0: count += 1
      default: return nil
      }
    }
    return count
  }

  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300, scalars.count == 1 { return 1 }
    // U+FE0F asks for the coloured picture of what else is a narrow sign, such as a heart.
    if first.properties.isEmojiPresentation
      || (first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F })
    {
      return 2
    }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Vowels and final consonants of Hangul join the wide letter before them.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) {
      return 0
    }
    return isWide(scalar) ? 2 : 1
  }

  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    case 0x303F: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0xA4CF, 0xA960...0xA97F: true
    case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F: true
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF: true
    case 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
