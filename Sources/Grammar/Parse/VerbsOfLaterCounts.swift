import Foundation
import Vocabulary

/// Verbs of what a later number counts, in clauses of their own: 1 file was copied and 5 files were moved, 1 foto fue añadida,
/// pero 5 fotos fueron borradas.
extension Phrase {
  /// The verb right behind what a number counts that isn't the first, where that starts a clause.
  ///
  /// - Parameter start: The first word of what is counted.
  func verb(ofLaterCounted start: Int) -> Int? {
    guard language.order.isHeadLast && !language.hasCases || language.hasRomanceSyntax,
      startsOwnClause(counted: start)
    else { return nil }
    var noun: Int?
    // Nobody says more between.
    for word in start..<min(count, start + 6) {
      if let noun, isFinite(word), self[word].hasVerbNumber {
        let isItsVerb =
          mayBeOfThird(verb: word) && !self[word].endsPhrase && fitsNumber(verb: word, of: noun)
        return isItsVerb ? word : nil
      }
      guard isFollowedDirectly(word), mayStandBeforeVerb(word, ofNounAt: noun) else { return nil }
      // `photo albums`
      if self[word].isNoun, !self[word].isSpecifier, noun == nil || language.order.isHeadLast {
        noun = word
      }
    }
    return nil
  }

  /// Whether a verb is such a one.
  func isOfLaterCounted(verb word: Int) -> Bool {
    startsOfCounted.contains { $0 < word && word - $0 < 6 && verb(ofLaterCounted: $0) == word }
  }

  /// Whether a word may stand between the start of what is counted and its verb.
  private func mayStandBeforeVerb(_ word: Int, ofNounAt noun: Int?) -> Bool {
    let reading = self[word]
    if reading.endsPhrase || reading.isCoordination { return false }
    if reading.isAdjective || reading.isAdverb || !reading.roles.isDisjoint(with: .reflexive) {
      return true
    }
    if noun == nil { return reading.isNoun || reading.isSpecifier }
    return reading.isNoun && language.order.isHeadLast
  }

  /// Whether something parts what a number counts from a verb behind what another number counts before.
  private func startsOwnClause(counted start: Int) -> Bool {
    guard startsOfCounted.contains(start), let other = startsOfCounted.last(where: { $0 < start })
    else { return false }
    var before = start - 1
    while before > other, !isCut(after: before),
      self[before].isAdverb || self[before].roles.contains(.limits)
    {
      before -= 1
    }
    guard before > other,
      (other..<before).contains(where: { isFinite($0) && self[$0].hasVerbNumber })
        || isCut(after: before) && isFinite(before) && self[before].hasVerbNumber
    else { return false }
    return isCut(after: before) || self[before].isCoordination
      || self[before].roles.contains(.conjunction) && self[before].roles.isDisjoint(with: .relative)
  }
}
