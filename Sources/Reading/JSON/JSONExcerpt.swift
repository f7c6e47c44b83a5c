import Diagnostics

/// Shows pieces of untrusted text in messages: short, quoted, with nothing invisible in them.
enum JSONExcerpt {
  private static let limit = 32

  static func quoted(_ text: String) -> String {
    // One more than is shown, for what stands behind a scalar tells whether it hides.
    let start = String(text.unicodeScalars.prefix(limit + 1))
    var result = "`"
    var count = 0
    VisibleText.forEach(in: start) { scalar, isHidden in
      count += 1
      if count <= limit {
        result += isHidden || isUnusualSpace(scalar) ? scalar.codePoint : String(Character(scalar))
      } else {
        result += "…"
      }
    }
    return result + "`"
  }

  /// A single scalar: quoted, or `U+00A0` when nobody could see it.
  static func quoted(_ scalar: Unicode.Scalar) -> String {
    var isHidden = scalar == " " || isUnusualSpace(scalar)
    VisibleText.forEach(in: String(scalar)) { isHidden = isHidden || $1 }
    return isHidden ? scalar.codePoint : "`\(scalar)`"
  }

  /// Whether it looks like a space but is none to JSON.
  private static func isUnusualSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar != " " && scalar.properties.generalCategory == .spaceSeparator
  }
}
