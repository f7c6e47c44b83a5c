/// A word beside which its form for the other gender stands: `seguro/a`, `sûr(e)`, `pewny/pewna`.
enum NamedGenders {
  /// Whether a word of a text is one.
  ///
  /// - Parameter previous: The word before it, in small letters.
  static func stand(at word: Substring, in text: Substring, previous: String?) -> Bool {
    let scalars = text.unicodeScalars
    let small = word.lowercased()
    let before = scalars[..<word.startIndex].last { !$0.isSpace }
    if before == "/", let previous, areForms(previous, small) { return true }
    let rest = scalars[word.endIndex...]
    guard let mark = rest.first else { return false }
    switch mark {
    case "(": return isEnding(rest.dropFirst(), before: ")")
    case "·", ".": return isEnding(rest.dropFirst(), before: nil)
    default:
      let behind = rest.drop(while: \.isSpace)
      guard behind.first == "/" else { return false }
      let other = letters(of: behind.dropFirst().drop { $0.isSpace || $0 == "-" })
      return isEnding(other) || areForms(small, other)
    }
  }

  /// Whether an ending stands at the start, and a mark behind it.
  private static func isEnding(
    _ text: Substring.UnicodeScalarView, before mark: Unicode.Scalar?
  ) -> Bool {
    let text = text.drop { $0 == "-" }
    let ending = text.prefix(while: \.isSmallLetter)
    let behind = text[ending.endIndex...].first
    let isWhole = mark == nil ? !(behind?.isLetter ?? false) : behind == mark
    return isWhole && isEnding(String(String.UnicodeScalarView(ending)))
  }

  /// An "s" is that of a plural.
  private static func isEnding(_ letters: String) -> Bool {
    (1...longestEnding).contains(letters.unicodeScalars.count) && letters != "s"
  }

  /// In letters.
  private static let longestEnding = 3

  private static func letters(of text: Substring.UnicodeScalarView) -> String {
    String(String.UnicodeScalarView(text.prefix(while: \.isLetter))).lowercased()
  }

  /// Whether two words, in small letters, are the same but for their endings.
  static func areForms(_ one: String, _ other: String) -> Bool {
    let stem = zip(one.unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.count
    let length = max(one.unicodeScalars.count, other.unicodeScalars.count)
    return stem > 2 && length - stem <= longestEnding
  }
}
