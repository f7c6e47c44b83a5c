import Foundation
import Vocabulary

/// Adjectives behind a definite article that say who of all the reader is: esta semana eres la más activa, con este plan
/// serás la mejor, você continua sendo a mais rápida.
///
/// They stand right behind a verb that speaks of the reader; behind a participle, which shows the gender itself, they are among
/// the nouns of predicates (`inflectPredicateNouns`): arrivée la première.
extension Phrase {
  /// Where they stand.
  var superlativesOfReader: [Int] {
    guard language.hasRomanceSyntax else { return [] }
    return words.indices.filter { isSuperlativeOfReader($0) }
  }

  func isSuperlativeOfReader(_ word: Int) -> Bool {
    articleOfSuperlative(word).map { isBehindVerbOfReader($0) } ?? false
  }

  /// The article before an adjective for one, with nothing but more or less between; nil where a noun follows that.
  private func articleOfSuperlative(_ word: Int) -> Int? {
    let reading = self[word]
    guard word > 1, words[word].half == .whole, !isArgument(word), !reading.isSpecifier,
      !reading.isAdverb, !reading.endsPhrase, let adjective = first(reading.adjectives),
      number(of: adjective) != .plural, !startsNoun(word), isFollowedDirectly(word - 1),
      !namesLimit(word),
      // `eres el último usuario`: what is a noun for a person may be an adjective, too.
      !(isFollowedDirectly(word) && isPerson(word + 1)),
      // `você está o mais próximo possível`
      !isFollowedDirectly(word) || !self[word + 1].roles.contains(.impersonal)
    else { return nil }
    let isCompared = self[word - 1].isAdverb && self[word - 1].roles.contains(.limits)
    let article = isCompared ? word - 2 : word - 1
    guard article > 0, words[article].half == .whole, isFollowedDirectly(article),
      isFollowedDirectly(article - 1), self[article].isArticle,
      // `eres lo más importante`
      self[article].roles.contains(.definite), self[article].roles.isDisjoint(with: .neuter)
    else { return nil }
    return article
  }

  /// Gives the article of such a word the gender of the reader.
  mutating func setArticle(ofSuperlative word: Int, to gender: GrammaticalGender) {
    guard gender != .neuter, let article = articleOfSuperlative(word),
      let adjective = first(self[word].adjectives)
    else { return }
    let head = NounPhrase.Head(word: word, analysis: adjective)
    setArticle(at: article, before: head, to: gender)
  }
}
