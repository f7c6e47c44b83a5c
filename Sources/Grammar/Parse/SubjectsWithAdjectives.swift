import Foundation
import Vocabulary

/// What stands around a verb that may be a noun: the adjectives of its subject, and how much it comes to (il volo
/// diretto costa di più).
extension Phrase {
  /// The noun that the adjectives up to a word are said of, or else that word: volo diretto.
  func nounBehindWhich(adjectivesEndAt last: Int) -> Int {
    var word = last
    while word > 0, isFollowedDirectly(word - 1), self[word].isAdjective, !self[word].isSpecifier,
      self[word - 1].isNominal, !self[word - 1].endsPhrase, !self[word - 1].isSpecifier,
      fits(adjective: word, word - 1)
    {
      word -= 1
    }
    return self[word].isNoun ? word : last
  }

  /// `dura di più`, `dura tutto il giorno`: whether words say how long something goes on.
  func saysHowLong(_ word: Int) -> Bool {
    if isMore(word) { return true }
    return self[word].marks.contains(.quantifier) && isFollowedDirectly(word)
      && self[word + 1].roles.contains(.definite)
  }

  /// Whether a word joins no complement, for an adverb that says how much stands behind it: di più.
  func isMore(_ word: Int) -> Bool {
    guard isUsualOf(word), isFollowedDirectly(word), self[word + 1].isAdverb,
      self[word + 1].roles.contains(.limits), !isBehindNumber(word + 2)
    else { return false }
    return isCut(after: word + 1) || self[word + 2].isAdverb || self[word + 2].endsPhrase
  }
}
