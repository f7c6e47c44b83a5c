import Grammar
import LocaleData
import Reading

/// A small English word that was left between words of another language: "Hilfe and Dokumentation".
enum LeftWord {
  /// Those that are no words of other languages in Latin letters, nor parts of many names.
  private static let words = LanguageFact.shortWords.list(of: "en.left")
  private static let spacedWords = words.map { Array(" \($0) ".utf8) }

  /// Where the first one stands in a translation; nil for none.
  static func range(in unit: LintUnit) -> Range<Int>? {
    guard unit.languageScripts == .latin, unit.target.isShort,
      spacedWords.contains(where: { unit.target.value.utf8.containsSequence($0) }),
      unit.sourceLanguage == "en",
      let own = ShortWords.bit(of: unit.language)
    else { return nil }
    let prose = unit.target.prose
    let known = SourceWords(unit.source)
    let all = prose.words
    let index = all.indices.dropFirst().dropLast().first { index in
      let word = prose.text(all[index])
      return words.contains(word) && known.contains(word)
        && ShortWords.languages(with: word) & own == 0
        && joins(all[index], all[index - 1], all[index + 1], prose)
        && isForeign(prose.text(all[index - 1]), known)
        && isForeign(prose.text(all[index + 1]), known)
    }
    return index.map { prose.range(all[$0]) }
  }

  /// Whether nothing but a space stands between a word and its neighbours.
  private static func joins(
    _ word: Range<Int>, _ before: Range<Int>, _ after: Range<Int>, _ prose: Prose
  ) -> Bool {
    word.lowerBound == before.upperBound + 1 && after.lowerBound == word.upperBound + 1
      && prose.scalars[before.upperBound] == " " && prose.scalars[word.upperBound] == " "
  }

  /// Whether a word is none of English, as those of names are.
  private static func isForeign(_ word: String, _ source: SourceWords) -> Bool {
    guard !source.contains(word), let english = TranslatableWords.english else { return false }
    return !english.describe(word.lowercased()).isKnown
  }
}
