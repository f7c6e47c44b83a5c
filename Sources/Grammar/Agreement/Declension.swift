import Foundation
import Vocabulary

/// The declension of adjectives: der kleine Salat, ein kleiner Salat, kleine Salate.
extension Agreement {
  /// What a word takes from the head and from what stands before it.
  func features(of part: LexicalPart, at word: Int, _ text: Phrase) -> FeatureSet {
    let features = target.features(for: part, in: text.language)
    guard part == .adjective else { return features }
    let order = text.language.order
    let declined = order.hasPredicateForm ? features.union(.dependent) : features
    return order.hasDeclension ? declined.union(declension(at: word, text)) : declined
  }

  /// The declension that is asked for, or else the one that an adjective takes from the determiner that
  /// will stand before it; strong where none will.
  private func declension(at word: Int, _ text: Phrase) -> FeatureSet {
    if let asked = request.features.declension { return FeatureSet(asked) }
    if let article = askedArticle(text) { return declension(behind: article, text) ?? .strong }
    var found: FeatureSet?
    if let first = phrase.words.first, first < word,
      let article = articleInsteadOfNumeral(first, text)
    {
      return article.features[.declension]
    }
    for other in phrase.words where other < word {
      guard let determiner = text.first(text[other].determiners) else { continue }
      found = declension(behind: determiner.lexeme, text) ?? found
    }
    return found ?? .strong
  }

  /// The article that takes the place of the phrase's own, or comes before it; nil where none is
  /// asked for, or where another determiner keeps it away.
  private func askedArticle(_ text: Phrase) -> Lexeme? {
    guard let definiteness = request.features.definiteness else { return nil }
    if let first = phrase.words.first, !text.hasArticle(phrase), !text[first].determiners.isEmpty {
      return nil
    }
    let order = text.language.order
    let lemma = definiteness == .definite ? order.definite : order.indefinite
    return text.language.lexeme(lemma, .determiner)
  }

  /// The article that a number word at the start gives way to: `zwei Bücher` in the singular is ein Buch.
  func articleInsteadOfNumeral(_ word: Int, _ text: Phrase) -> Lexeme? {
    guard request.replacesNumerals(text.language), phrase.head != nil,
      word == phrase.words.first, let numeral = text.first(text[word].numerals),
      numeral.lexeme.traits.contains(.countsOther)
    else { return nil }
    return text.language.lexeme(text.language.order.indefinite, .determiner)
  }

  /// What adjectives take behind a determiner; nil where that has no form, so that it won't stand
  /// there.
  private func declension(behind determiner: Lexeme, _ text: Phrase) -> FeatureSet? {
    let features = target.features(for: .determiner, in: text.language)
    let form = text.language.form(determiner, features)
    return form.isEmpty ? nil : determiner.features[.declension]
  }
}
