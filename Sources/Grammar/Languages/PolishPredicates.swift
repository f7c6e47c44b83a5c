import Foundation
import Vocabulary

/// Adjectives that a verb says of somebody or something, right before a noun in a case of its own: jesteś zainteresowany
/// ofertą, zostałeś mianowany moderatorem, plik jest chroniony hasłem.
extension Polish {
  /// What a phrase is without the noun behind what a verb says of the reader, or from there on where it is a noun for the
  /// reader.
  ///
  /// - Returns: Nil where no noun stands in another case there.
  func phraseBesidePredicate(_ range: Range<Int>, in phrase: Phrase) -> Range<Int>? {
    guard let adjective = range.first(where: { isPredicateOfReader($0, in: phrase) }),
      !(range.lowerBound..<adjective).contains(where: {
        phrase[$0].isOnlyNoun && !phrase.isBystander($0)
      }),
      let noun = noun(behindPredicate: adjective, in: phrase)
    else { return nil }
    // `Jesteś zachwycony trenerem`: what one became is told by a verb of the past.
    let isRole =
      phrase.mayNameReader(noun) && isBehindPast(predicate: adjective, in: phrase)
    return isRole
      ? phrase.plainNounPhrase(from: adjective + 1) : range.lowerBound..<(adjective + 1)
  }

  private func isBehindPast(predicate word: Int, in phrase: Phrase) -> Bool {
    let verb = phrase.verbOfReader(before: word).flatMap { phrase.verb(of: $0) }
    return verb.map { phrase.language.features(of: $0).settledGender != nil } ?? false
  }

  private func isPredicateOfReader(_ word: Int, in phrase: Phrase) -> Bool {
    let reading = phrase[word]
    guard !reading.isSpecifier, !reading.isAdverb, let adjective = phrase.first(reading.adjectives),
      phrase.number(of: adjective) != .plural, phrase.language.mayBeNominative(adjective)
    else { return false }
    return phrase.verbOfReader(before: word) != nil
  }

  /// The noun behind an adjective, with nothing but what describes it between, if both can't be in one case.
  private func noun(behindPredicate adjective: Int, in phrase: Phrase) -> Int? {
    var noun = adjective + 1
    // Nobody says more between.
    while noun < phrase.count, noun - adjective < 5, phrase.isFollowedDirectly(noun - 1),
      !phrase.isArgument(noun)
    {
      let reading = phrase[noun]
      if reading.isOnlyNoun, !phrase.isBystander(noun) {
        return phrase.mayShareCase(adjective: adjective, noun) ? nil : noun
      }
      guard reading.isAdjective || reading.isSpecifier else { return nil }
      noun += 1
    }
    return nil
  }
}

extension Phrase {
  /// Whether an adjective and a noun may be in one case; the value of an argument, which comes in the nominative, tells
  /// nothing.
  func mayShareCase(adjective word: Int, _ noun: Int) -> Bool {
    if isArgument(noun) { return true }
    return all(self[word].adjectives).contains { adjective in
      all(self[noun].nouns).contains { fits(adjective, $0) }
    }
  }

  /// `Nagrodą są 2 monety`, `tym wydarzeniem zainteresowane są 2 osoby`: whether a word is an instrumental and may be no
  /// subject, where numbers ask for cases.
  func isInstrumental(_ word: Int) -> Bool {
    guard language.countsByCase, !isArgument(word) else { return false }
    let reading = self[word]
    let found = all(reading.nouns) + all(reading.determiners) + all(reading.adjectives)
    return found.contains { isInstrumental($0) }
      && !found.contains { language.mayBeNominative($0) }
  }
}
