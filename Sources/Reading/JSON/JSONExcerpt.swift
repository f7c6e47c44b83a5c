import Diagnostics

/// Shows pieces of untrusted text in messages: short, quoted, with nothing invisible in them.
enum JSONExcerpt {
  private static let limit = 32

  static func quoted(_ text: String) -> String {
    var result = "`"
    for (position, scalar) in text.unicodeScalars.enumerated() {
      guard position < limit else {
        result += "…"
        break
      }
      result += isVisible(scalar) ? String(Character(scalar)) : scalar.codePoint
    }
    return result + "`"
  }

  /// A single scalar: quoted, or `U+00A0` when nobody could see it.
  static func quoted(_ scalar: Unicode.Scalar) -> String {
    scalar == " " || !isVisible(scalar) ? scalar.codePoint : "`\(scalar)`"
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .unassigned, .privateUse:
      false
    default: true
    }
  }
}
