import Messages

/// How marks look beside the text around them.
enum MarkLooks {
  /// Whether marks at the ends of a range touch letters on their outer side.
  static func isInsideWords(_ range: Range<Int>, _ text: String) -> Bool {
    let scalars = Array(text[utf8: range].unicodeScalars)
    guard let mark = scalars.first, scalars.count > 1, scalars[1] != mark else { return false }
    let before = text[utf8: 0..<range.lowerBound].unicodeScalars.last
    let after = text[utf8: range.upperBound..<text.utf8.count].unicodeScalars.first
    return isLetter(before) || isLetter(after)
  }

  /// Whether letters stand on both sides of a mark.
  static func isAmongLetters(_ range: Range<Int>, _ text: String) -> Bool {
    isLetter(text[utf8: 0..<range.lowerBound].unicodeScalars.last)
      && isLetter(text[utf8: range.upperBound..<text.utf8.count].unicodeScalars.first)
  }

  /// Whether a mark stands between brackets or quotation marks of its own, as in `(*)`: it is named
  /// there, whatever else Markdown makes of it.
  static func isNamed(_ range: Range<Int>, _ text: String) -> Bool {
    let before = text[utf8: 0..<range.lowerBound].unicodeScalars.last
    let after = text[utf8: range.upperBound..<text.utf8.count].unicodeScalars.first
    return switch (before, after) {
    case ("(", ")"), ("[", "]"), ("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’"), ("（", "）"): true
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let properties = scalar?.properties else { return false }
    // Scripts without spaces have letters on both sides of any mark.
    return properties.isAlphabetic && !properties.isIdeographic && (scalar?.value ?? 0) < 0x0E00
      || properties.numericType != nil
  }

  /// Whether `broken-emphasis` has more to say of a text than that emphasis is missing.
  static func haveBrokenEmphasis(_ unit: LintUnit) -> Bool {
    !BrokenEmphasis.brokenMarks(in: unit).isEmpty
  }

  /// Characters that input methods and word processors write for a mark.
  static func lookalike(of mark: UInt8) -> [Unicode.Scalar] {
    switch mark {
    case UInt8(ascii: "*"): ["\u{FF0A}", "\u{2217}", "\u{204E}", "\u{FE61}", "\u{66D}"]
    case UInt8(ascii: "_"): ["\u{FF3F}", "\u{2017}"]
    case UInt8(ascii: "~"): ["\u{FF5E}", "\u{223C}", "\u{301C}", "\u{2DC}"]
    case UInt8(ascii: "`"): ["\u{FF40}", "\u{B4}", "\u{2CB}"]
    default: []
    }
  }
}
