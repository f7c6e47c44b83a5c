import Grammar
import LocaleData
import Reading

/// A small English word that was left between words of another language: "Hilfe and Dokumentation".
enum LeftWord {
  /// Those that are no words of other languages in Latin letters, nor parts of many names.
  private static let words = Set(LanguageFact.shortWords.list(of: "en.left"))
  /// Their bytes with the space behind them, by the first byte.
  private static let spacedWords: [[[UInt8]]] = {
    var byFirst: [[[UInt8]]] = Array(repeating: [], count: 256)
    for word in words {
      let bytes = Array("\(word) ".utf8)
      byFirst[Int(bytes[0])].append(bytes)
    }
    return byFirst
  }()

  /// Where the first one stands in a translation; nil for none.
  static func range(in unit: LintUnit) -> Range<Int>? {
    guard unit.languageScripts != nil, unit.target.isShort, mayStand(in: unit.target.value),
      unit.sourceLanguage == "en"
    else { return nil }
    // Of a language without a bit no short words are known; those around must tell alone.
    let own = ShortWords.bit(of: unit.language) ?? 0
    let prose = unit.target.prose
    let known = SourceWords(unit.source)
    let all = prose.words
    let index = all.indices.dropFirst().dropLast().first { index in
      let word = prose.text(all[index])
      return words.contains(word) && known.contains(word)
        && ShortWords.languages(with: word) & own == 0
        && !SharedWords.isOwn(word, of: unit.language)
        && joins(all[index], all[index - 1], all[index + 1], prose)
        && areForeign(prose.text(all[index - 1]), prose.text(all[index + 1]), known)
    }
    return index.map { prose.range(all[$0]) }
  }

  /// Whether one of them stands between spaces.
  private static func mayStand(in text: String) -> Bool {
    let spacedWords = Self.spacedWords
    var text = text
    return text.withUTF8 { bytes -> Bool in
      var index = 0
      while index + 2 < bytes.count {
        index += 1
        guard bytes[index - 1] == 0x20 else { continue }
        for word in spacedWords[Int(bytes[index])] where bytes[index...].starts(with: word) {
          return true
        }
      }
      return false
    }
  }

  /// Whether the words on both sides are of another language; a letter or a number may be of any.
  private static func areForeign(
    _ before: String, _ behind: String, _ source: SourceWords
  ) -> Bool {
    let areOfAny = isOfAny(before) && isOfAny(behind)
    if areOfAny, before.allSatisfy(\.isLetter), behind.allSatisfy(\.isLetter) { return false }
    return (isOfAny(before) || isForeign(before, source))
      && (isOfAny(behind) || isForeign(behind, source))
  }

  private static func isOfAny(_ word: String) -> Bool {
    word.count == 1 || word.allSatisfy(\.isNumber)
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
