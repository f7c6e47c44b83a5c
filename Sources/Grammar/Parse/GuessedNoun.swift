import Foundation
import PlainBytes
import Vocabulary

/// Nouns and adjectives that no lexicon has, by their shape.
extension Phrase {
  /// - Parameter shown: What a determiner before the word shows.
  func guessedNoun(_ word: Int, shown: FeatureSet?) -> Analysis {
    let text = lower(word)
    if isAbbreviation(word) {
      // Spoken with a plural, written without: las ONG.
      var lexeme = guessed(text, gender: .masculine)
      // Hardly any names a living being: utworzono nowy ACL.
      if language.countsByCase { lexeme.features = .inanimate }
      return Analysis(lexeme: lexeme, cells: language.schemas[.noun].all)
    }
    if word > 0, isUnknown(word - 1), isFollowedDirectly(word - 1),
      language.guesses.rule(.foreign, for: text) != nil
    {
      return Analysis(lexeme: guessed(text, gender: nil), cells: language.schemas[.noun].all)
    }
    if !language.order.isHeadLast, let own = hyphenatedParts(text) { return own }
    if hasCapitalWithin(word), let rule = language.guesses.paradigm(.mixedNoun, for: text) {
      return analysis(of: text, by: rule, part: .noun)
    }
    let isShown = shown.map { $0.settledNumber == .plural } ?? false
    let isSingular = shown.map { $0.settledNumber == .singular } ?? false
    let plural =
      isSingular ? nil : language.guesses.paradigm(.nounPlural, for: text)
    if let rule = plural ?? (isShown ? language.guesses.paradigm(.shownPlural, for: text) : nil) {
      return analysis(of: text, by: rule, part: .noun)
    }
    return guessedSingular(text)
  }

  /// `GitHub`, `iPad`: whether a capital stands right behind a small letter in a word without hyphens.
  private func hasCapitalWithin(_ word: Int) -> Bool {
    guard token(word).shape == .mixed else { return false }
    let letters = original(word)
    return !letters.contains(UInt8(ascii: "-"))
      && zip(letters, letters.dropFirst()).contains {
        (0x61...0x7A).contains($0) && $1.isASCIICapitalLetter
      }
  }

  /// Whether a small letter shows that a word of the text that no lexicon has is no noun, where those have capitals: 5
  /// vermasselt.
  ///
  /// The values of arguments come as somebody wrote them.
  func isSmallUnknown(_ word: Int) -> Bool {
    language.order.capitalizesNouns && isUnknown(word) && token(word).shape == .small
      && self[word].given == nil && !isArgument(word)
  }

  /// The same of a word that stands behind a number in its phrase.
  func isSmallUnknown(_ word: Int, behindNumberIn range: Range<Int>) -> Bool {
    isSmallUnknown(word) && range.contains { $0 <= word && isBehindNumber($0) }
  }

  /// A noun by one of the rules for nouns.
  func guessedNoun(of text: Bytes, by rule: GuessRules.Rule) -> Analysis {
    analysis(of: text, by: rule, part: .noun)
  }

  /// A noun in the singular.
  func guessedSingular(_ text: Bytes) -> Analysis {
    if let own = language.hooks.guessedSingular(text, in: self) { return own }
    guard let rule = language.guesses.rule(.noun, for: text) else {
      return Analysis(lexeme: guessed(text, gender: nil), cells: language.schemas[.noun].all)
    }
    return analysis(of: text, by: rule, part: .noun)
  }

  /// The lexeme of any form of an adjective; nil if a word of this shape is not surely one that
  /// changes.
  func guessedAdjective(_ text: Bytes) -> Analysis? {
    language.guesses.rule(.adjective, for: text).map {
      analysis(of: text, by: $0, part: .adjective)
    }
  }

  /// A word without endings, which stays as it is.
  func guessed(_ text: Bytes, gender: LexemeGender?, part: LexicalPart = .noun) -> Lexeme {
    Lexeme(
      part: part, gender: gender, traits: .guessed, inflection: .invariable,
      schema: language.schemas.number(of: part), lemma: text, stem: text)
  }

  private func analysis(of text: Bytes, by rule: GuessRules.Rule, part: LexicalPart) -> Analysis {
    let stem = text.slice(0..<(text.count - rule.cut))
    var lexeme = guessed(text, gender: nil, part: part)
    guard let paradigm = rule.paradigm else {
      return Analysis(lexeme: lexeme, cells: language.schemas[part].all)
    }
    lexeme.inflection = .paradigm(paradigm)
    lexeme.stem = stem
    lexeme.features = rule.features
    if part == .noun { lexeme.gender = rule.gender ?? guessedGender(of: lexeme) }
    return Analysis(lexeme: lexeme, cells: rule.cells)
  }

  /// The gender that the ending of a noun's lemma shows.
  func guessedGender(of lexeme: Lexeme) -> LexemeGender? {
    language.withForm(lexeme, 0) { lemma in
      language.guesses.rule(.gender, for: lemma).flatMap { LexemeGender(name: $0.answer) }
    }
  }

  func isAbbreviation(_ word: Int) -> Bool {
    guard token(word).shape == .capitals || token(word).shape == .mixed else { return false }
    let text = text(word)
    return (2...5).contains(text.count) && text.allSatisfy { $0.isUppercase || $0.isNumber }
      && !language.order.isHeadLast
  }
}

extension LexemeGender {
  /// The gender of a tag.
  init?(name: String) {
    switch name {
    case "m": self = .masculine
    case "f": self = .feminine
    case "n": self = .neuter
    case "c": self = .common
    default: return nil
    }
  }
}
