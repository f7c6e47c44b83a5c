/// Makes translators' text safe and honest to show: what would command a terminal, end a
/// line or reorder the text around it is spelled out.
///
/// Unlike `VisibleText` it keeps the marks that right-to-left text is written with: LRM, RLM and
/// ALM lend a direction to what stands beside them and reach no further.
enum ShownText {
  static func escaped(_ text: some StringProtocol) -> String {
    guard mayHide(text) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result += spelling(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a look at every scalar is needed; most text is letters and says so quickly.
  static func mayHide(_ text: some StringProtocol) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF }
  }

  /// Controls, line and paragraph separators, byte order marks, and the bidirectional
  /// embeddings, overrides and isolates (Unicode Standard Annex #9), which need a counterpart.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF: true
    case 0xFFF9...0xFFFB: true
    default: false
    }
  }

  static func spelling(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// Whether the text has a letter that is written from right to left.
  static func isRightToLeft(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
      case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
