import Grammar
import LocaleData

/// A translation that has nothing but words of the source, in their order and in English: an older text
/// of it that nobody translated.
enum LeftSource {
  /// Whether a text is one, so that it has English's marks and spaces, too.
  static func stands(in unit: LintUnit) -> Bool {
    guard unit.sourceLanguage == "en", unit.isComparable, unit.target.isShort else { return false }
    let found = words(unit.target)
    let source = words(unit.source)
    // A word alone may be a name, or the same in both languages.
    guard found.count > 1, found.count * 2 >= source.count else { return false }
    var rest = source[...]
    let isPart = found.allSatisfy { word in
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
    return isPart && areEnglish(found, unit)
  }

  private static func words(_ text: LintText) -> [String] {
    text.prose.words.map { text.prose.text($0).lowercased() }
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
