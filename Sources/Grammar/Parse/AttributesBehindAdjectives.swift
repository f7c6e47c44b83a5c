import Foundation
import Vocabulary

/// Words between an adjective and its noun that belong to the adjective and agree with nothing, of languages with
/// cases that have adjectives on both sides of a noun: udostępniony przez Ciebie plik, dostępna do pobrania
/// aktualizacja.
extension Phrase {
  /// Reads such words as adverbs.
  mutating func settleAttributesBehindAdjectives() {
    guard language.hasCases, language.order.hasAdjectivesBehind, !language.order.isHeadLast else {
      return
    }
    var word = 0
    while word + 3 < count {
      let attribute = attribute(behind: word)
      for other in attribute ?? word..<word { settle(other, as: .adverb) }
      word = attribute?.upperBound ?? word + 1
    }
  }

  /// Longer ones nobody writes.
  private static let longest = 6

  /// The preposition behind an adjective and what belongs to it, if the adjective's noun stands behind that.
  private func attribute(behind adjective: Int) -> Range<Int>? {
    guard startsDescription(adjective) else { return nil }
    var start = adjective + 1
    while start + 2 < count, isFollowedDirectly(start - 1), self[start].isAdverb,
      !self[start].endsPhrase
    {
      start += 1
    }
    guard isFollowedDirectly(start - 1), self[start].roles.contains(.preposition) else {
      return nil
    }
    var (word, isPronoun, isComplete) = (start + 1, false, false)
    while word < min(count, start + Self.longest), isFollowedDirectly(word - 1),
      argument(around: word) == argument(around: adjective)
    {
      if isComplete, isNoun(word, describedBy: adjective, behindPronoun: isPronoun) {
        return start..<startOfDescription(of: word, behind: start + 1)
      }
      guard mayBelongToPreposition(word) else { return nil }
      isPronoun = isPronoun || self[word].isPersonalPronoun && !isComplete
      isComplete = isComplete || self[word].isPersonalPronoun || self[word].isNoun
      word += 1
    }
    return nil
  }

  /// Whether a noun phrase may start at an adjective, or behind a determiner or another adjective there.
  private func startsDescription(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isAdjective, !reading.isSpecifier, !reading.endsPhrase, !isBystander(word),
      isFollowedDirectly(word)
    else { return false }
    if word == 0 || isBehindNumber(word) { return true }
    let before = self[word - 1]
    return isFollowedDirectly(word - 1)
      && (before.isSpecifier || before.isAdjective && !before.isNoun)
  }

  private func mayBelongToPreposition(_ word: Int) -> Bool {
    let reading = self[word]
    if reading.isAuxiliary || reading.endsPhrase || reading.isCoordination { return false }
    return reading.isNoun || reading.isAdjective || reading.isSpecifier || reading.isPersonalPronoun
  }

  /// Whether a noun of the lexicon is in a case of subjects or objects that an adjective before it is in as well, or
  /// behind a pronoun in any case: usunięte z albumu zdjęcie, but usunięte z albumu użytkownika.
  private func isNoun(
    _ noun: Int, describedBy adjective: Int, behindPronoun: Bool
  ) -> Bool {
    guard token(noun).shape == .small, !self[noun].isSpecifier, !self[noun].isPersonalPronoun
    else { return false }
    return all(self[noun].nouns).contains { analysis in
      guard !analysis.lexeme.isGuessed, analysis.lexeme.inflection != .invariable,
        !analysis.lexeme.traits.contains(.rare)
      else { return false }
      let isSure = !language.mayBe(analysis, .genitive)
      return all(self[adjective].adjectives).contains {
        if behindPronoun { return fits($0, analysis) }
        return fits($0, analysis, in: usualCase) || isSure && fits($0, analysis, in: .accusative)
      }
    }
  }

  /// The first of the adjectives right before a noun that fit it: udostępniony przez Ciebie nowy plik.
  private func startOfDescription(of noun: Int, behind least: Int) -> Int {
    var start = noun
    while start - 1 > least, self[start - 1].isAdjective, !self[start - 1].isNoun,
      fits(adjective: start - 1, noun)
    {
      start -= 1
    }
    return start
  }
}
