import Foundation
import Vocabulary

/// Clauses that an and joins behind an object, with a subject of their own: you have 5 mugs and your friend has a cup, Ana has
/// 5 mugs and Bob has a cup; but 5 mugs and your cup have arrived.
extension Phrase {
  /// Whether a verb behind a phrase is that of such a clause.
  func isOfClause(joinedToObject phrase: NounPhrase, verb word: Int) -> Bool {
    guard language.order.isHeadLast, !language.hasCases, let head = phrase.head else {
      return false
    }
    let joint = head.words.upperBound
    return joint + 1 < word && word - joint < 8 && self[joint].isCoordination
      && isSubject(joined: joint + 1, behindObjectAt: phrase.words.lowerBound)
  }

  /// Whether what an and joins to an object has a verb right behind it.
  ///
  /// - Parameters:
  ///   - joined: The first word behind the and.
  ///   - start: The first word of the object.
  func isSubject(joined: Int, behindObjectAt start: Int) -> Bool {
    guard joined > start, isObjectOfNamed(start) else { return false }
    // Nobody says more before the verb.
    for word in joined..<min(count, joined + 5) {
      if word > joined, isFinite(word), self[word].hasVerbNumber { return true }
      let reading = self[word]
      guard isFollowedDirectly(word), !reading.endsPhrase,
        reading.isNominal || reading.isSpecifier || reading.isAdverb || isPersonalPronoun(word)
      else { return false }
    }
    return false
  }

  /// Whether a verb stands before a word in its sentence, with its own subject right before that, and nothing between that
  /// starts a clause.
  private func isObjectOfNamed(_ start: Int) -> Bool {
    let sentence = startOfSentence(with: start)
    let verb = (sentence..<start).last { isFinite($0) && self[$0].hasVerbNumber }
    guard let verb, verb > sentence, isFollowedDirectly(verb - 1),
      // `I think 5 users and your friend have left`
      self[verb].roles.isDisjoint(with: [.reports, .presents]),
      (verb..<start).allSatisfy({
        !isCut(after: $0) && !self[$0].isCoordination && !self[$0].opensClause
      })
    else { return false }
    return isSubjectPronoun(verb - 1) || isArgument(verb - 1)
      || self[verb - 1].isNominal && !self[verb - 1].isAdverb
  }
}
