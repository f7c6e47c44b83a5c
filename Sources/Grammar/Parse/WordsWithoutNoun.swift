import Foundation
import Vocabulary

/// Declined words without a noun that say something of things, or how something is, and nothing of the reader, of
/// languages whose adjectives have a form of their own where they agree with nothing: Neues, Neueste zuerst, Weiter,
/// Kleiner als.
extension Phrase {
  /// Whether a phrase without a head has such a word, so that the reader changes nothing of it.
  func isNotOfReader(_ phrase: NounPhrase) -> Bool {
    guard language.order.hasPredicateForm else { return false }
    let words = agreeing(phrase)
    if words.contains(where: { isOnlyNeuter($0) }) { return true }
    // `Du bist der Schnellste`: behind a determiner it is somebody.
    if phrase.words.contains(where: { self[$0].isDeterminer }) { return false }
    return words.contains { isOfNobody($0) }
  }

  /// `Als Nächstes`: whether the form of an adjective is one of what is neuter alone, and so of no person.
  private func isOnlyNeuter(_ word: Int) -> Bool {
    guard let adjective = first(self[word].adjectives), !self[word].isSpecifier else {
      return false
    }
    return language.features(of: adjective).settledGender == .neuter
  }

  private func isOfNobody(_ word: Int) -> Bool {
    guard let adjective = first(self[word].adjectives), !self[word].isSpecifier,
      !isPredicateForm(word), !standsBeforeDeclined(word), verbOfReader(before: word) == nil
    else { return false }
    // `Lieber später`, but Lieber Max
    if salutes(word) { return isFollowedDirectly(word) && self[word + 1].isAdverb }
    if isAskedOfReader(word) { return false }
    let asSubject = FeatureSet.nominative.union(.strong).union(.dependent)
    // `Kühlen`, `im unteren`: nobody is named in another case.
    return isRatherComparative(word) || isSuperlative(adjective)
      || language.mayBe(adjective, asSubject.union(.plural))
      || !language.mayBe(adjective, asSubject)
  }

  /// `Neuer hier?`: whether nothing but an adverb stands behind an adjective that a question asks its reader.
  private func isAskedOfReader(_ word: Int) -> Bool {
    hasAdjective(word, .asked) && startOfSentence(with: word) == word
      && isFollowedDirectly(word) && self[word + 1].isAdverb
      && mark(behind: word + 1).contains(UInt8(ascii: "?"))
  }

  /// Whether a word in -er is rather a comparative than what somebody is: Kleiner, but Freiwilliger.
  private func isRatherComparative(_ word: Int) -> Bool {
    !isOfPersons(adjective: word) && isComparative(word)
  }

  /// `Neuester zuerst`: whether the lexicon has a comparative of the same word as an adjective; but Erster, Robuster.
  private func isSuperlative(_ adjective: Analysis) -> Bool {
    let lemma = adjective.lexeme.lemma
    guard let rule = language.guesses.rule(.superlative, for: lemma) else { return false }
    let stem = Array(lemma.dropLast(rule.ending.count))
    return rule.answer.split(separator: "|").contains {
      language.lexeme(stem + Array($0.utf8), .adjective) != nil
    }
  }

  /// `Neuer Angestellter`: whether a word describes what stands behind it.
  private func standsBeforeDeclined(_ word: Int) -> Bool {
    isFollowedDirectly(word) && self[word + 1].isAdjective && !isPredicateForm(word + 1)
      && !isComparative(word + 1)
  }
}
