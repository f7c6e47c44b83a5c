import Grammar
import LocaleData

/// Whether the words of a text are English that nobody translated, rather than words that its language
/// has, too.
enum LeftEnglish {
  /// - Parameter unit: A translation that has the words of its source.
  static func stands(in unit: LintUnit) -> Bool {
    guard unit.sourceLanguage == "en", unit.isComparable, unit.target.isShort else { return false }
    let words = unit.target.prose.words.map { unit.target.prose.text($0).lowercased() }
    // A word alone may be a name, or the same in both languages.
    return words.count > 1 && areEnglish(words, unit)
  }

  /// Whether one of the words is of English and not of the translation's language, and none of that
  /// alone.
  private static func areEnglish(_ words: [String], _ unit: LintUnit) -> Bool {
    guard let english = TranslatableWords.english, let short = ShortWords.bit(of: "en") else {
      return false
    }
    let own = ShortWords.bit(of: unit.language) ?? 0
    let grammar = unit.entry.localization.tag.flatMap { Inflector($0) }
    return words.contains {
      english.describe($0).isKnown && !(grammar?.describe($0).isKnown ?? false)
    }
      && !words.contains {
        let languages = ShortWords.languages(with: $0)
        return languages & own != 0 && languages & short == 0
      }
  }
}
