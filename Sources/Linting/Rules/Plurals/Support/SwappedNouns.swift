import Foundation
import Grammar
import LocaleData
import Messages
import Vocabulary

/// The nouns that a number counts in the forms for one and for others, where the first is surely the
/// plural of the second.
struct SwappedNouns {
  /// As the form for one has it.
  let plural: String
  /// As the other form has it.
  let singular: String
  /// Where the plural stands in its text, in UTF-8 offsets.
  let range: Range<Int>

  /// Nouns stand right behind the number or behind an adjective or two.
  private static let mostWords = 3

  init?(_ one: LintText, _ other: LintText, _ tag: LanguageTag, _ engines: EngineCache) {
    guard let left = CountedWords(one), !left.words.isEmpty, let right = CountedWords(other),
      let grammar = engines.grammar(tag)
    else { return nil }
    for (first, second) in zip(left.words, right.words).prefix(Self.mostWords) {
      let (plural, singular) = (one.prose.text(first), other.prose.text(second))
      let known = Self.describe(plural, singular, grammar)
      guard !known.isEmpty, known.allSatisfy(\.isKnown) else { return nil }
      if known.allSatisfy({ $0.features.partOfSpeech == .adjective }) { continue }
      // "1 matches your search", "5 match your search": without more words it is a noun.
      let mayBeVerbs = known.contains { !$0.reasons.isEmpty }
      guard known.allSatisfy({ $0.features.partOfSpeech == .noun }),
        known[0].features.number == .plural, known[1].features.number == .singular,
        !mayBeVerbs || left.ends(with: first) && right.ends(with: second),
        Self.isPlural(plural.lowercased(), of: singular.lowercased(), grammar)
      else { return nil }
      self.plural = plural
      self.singular = singular
      range = one.prose.range(first)
      return
    }
    return nil
  }

  /// What is known of both words; nothing where the first is no plural and no adjective, as hardly any
  /// is.
  private static func describe(
    _ first: String, _ second: String, _ grammar: Inflector
  ) -> [Description] {
    let known = grammar.describe(first.lowercased(), withArticles: false)
    let part = known.features.partOfSpeech
    let mayBePlural = part == .noun && known.features.number == .plural
    guard known.isKnown, mayBePlural || part == .adjective else { return [] }
    return [known, grammar.describe(second.lowercased(), withArticles: false)]
  }

  /// Whether a word's singular is another, which is no plural itself.
  private static func isPlural(_ word: String, of other: String, _ grammar: Inflector) -> Bool {
    grammar.form(of: word, .singular) == other && grammar.form(of: other, .singular) == other
      && grammar.form(of: other, .plural) != other
  }
}

/// The words right behind the only number of a text.
struct CountedWords {
  /// Places among the scalars of the text's prose; a space stands between two of them.
  let words: [Range<Int>]
  /// Where the last word of the text ends, among the scalars of its prose.
  private let end: Int

  /// - Parameter text: One with a whole number, by a specifier or as the digit 1.
  init?(_ text: LintText) {
    let prose = text.prose
    let all = prose.words
    guard text.regions.isEmpty, let number = Self.number(text, prose, all) else { return nil }
    var words: [Range<Int>] = []
    var end = number
    for word in all where word.lowerBound >= number {
      guard word.lowerBound == end + 1, prose.scalars[end].isSpace else { break }
      words.append(word)
      end = word.upperBound
    }
    self.words = words
    self.end = all.last?.upperBound ?? 0
  }

  func ends(with word: Range<Int>) -> Bool { word.upperBound == end }

  /// Where the number ends; nil where there is none, or another value.
  private static func number(_ text: LintText, _ prose: Prose, _ words: [Range<Int>]) -> Int? {
    let specifiers = text.scan.specifiers
    guard let specifier = specifiers.first else {
      guard !prose.scalars.contains(Prose.object) else { return nil }
      return words.first { $0.count == 1 && prose.scalars[$0.lowerBound] == "1" }?.upperBound
    }
    guard specifiers.count == 1, prose.scalars.count(where: { $0 == Prose.object }) == 1,
      specifier.isSubstitutionArgument || specifier.value?.type.isInteger ?? false
    else { return nil }
    return prose.scalars.firstIndex(of: Prose.object).map { $0 + 1 }
  }
}
