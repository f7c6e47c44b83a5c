import LocaleData

/// The names of a keyboard's keys, which people read on them in whatever language.
enum KeyboardKey {
  /// Whether a word names a key beside the key's sign: `⌘ (Command)`, `Return (⏎)`.
  static func isNamed(by word: Range<Int>, in prose: Prose) -> Bool {
    let scalars = prose.scalars
    let before = scalars[..<word.lowerBound].last { !isBetween($0) }
    let behind = scalars[word.upperBound...].first { !isBetween($0) }
    guard before.map(isSign) ?? false || behind.map(isSign) ?? false else { return false }
    return keys.contains(prose.text(word).lowercased())
  }

  /// Whether a text is the name of a modifier key alone, and other languages keep it, too.
  static func isKeptModifier(_ unit: LintUnit) -> Bool {
    let text = unit.source.value
    guard modifiers.contains(text.lowercased()) else { return false }
    let languages = unit.key.translations.filter { other in
      other.language != unit.entry.localization.language
        && other.text(at: unit.target.path)?.value == text
    }
    return languages.count > 1
  }

  private static func isBetween(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "(" || scalar == ")" || scalar.isSpace
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "⇪", "⇥", "⎋", "⏎", "↩", "⌫", "⌦", "␣": true
    default: isModifierSign(scalar)
    }
  }

  /// Whether a character is the sign of a key that is held while another one is pressed.
  static func isModifierSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "⌘", "⌥", "⌃", "⇧": true
    default: false
    }
  }

  private static let keys = Set(LanguageFact.sharedWords.list(of: "keys"))
  private static let modifiers = Set(LanguageFact.sharedWords.list(of: "modifiers"))
}
