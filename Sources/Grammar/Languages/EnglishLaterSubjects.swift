import Foundation
import Vocabulary

/// English subjects of one thing or person in a clause behind another one: 3 photos were added and your album is ready.
extension Phrase {
  /// Whether nothing but such a subject stands between a verb and what joins its clause, and the verb fits it; but 3 photos
  /// and your video are ready, where both are.
  func hasLaterSubject(verb: Int, behind phrase: NounPhrase) -> Bool {
    guard language.order.isHeadLast, let end = phrase.head?.words.upperBound,
      self[verb].hasVerbNumber, self[verb].marks.contains(.singularVerb)
    else { return false }
    let last = subject(before: verb)
    guard last > end, isFollowedDirectly(last), isSubjectOfOne(endingAt: last) else { return false }
    let first = startOfSubject(endingAt: last, behind: end)
    guard first > end, !isBehindNumber(first) else { return false }
    // `3 users who have a cat and a dog`
    let between = end..<first
    if between.contains(where: { self[$0].roles.contains(.relative) }) { return false }
    let hasVerb = between.contains { isOwnVerb($0) }
    // `3 guests have arrived and dinner is ready`, but 3 guests with tea and dinner are here
    guard
      mayStartSubject(first)
        || hasVerb && self[last].isOnlyNoun && self[first - 1].isCoordination
    else { return false }
    guard isFollowedDirectly(first - 1), joinsMainClause(first - 1) else {
      // `3 tickets were sold, one is left`
      return hasVerb && hasComma(behind: first - 1)
    }
    // `3 steps left and your profile is complete`, but 3 files shared with a team and a guest
    let said = first - 2
    return said >= end
      && (hasVerb || self[said].isParticiple || self[said].roles.contains(.postposed))
  }

  /// Whether a word is the verb of the clause before, and neither a participle nor a noun behind its article: shared with a
  /// team and.
  private func isOwnVerb(_ word: Int) -> Bool {
    guard self[word].isVerb, self[word].hasVerbNumber, !self[word].isParticiple else {
      return false
    }
    return !(self[word].isNoun && self[word - 1].isArticle && isFollowedDirectly(word - 1))
  }

  private func startOfSubject(endingAt last: Int, behind end: Int) -> Int {
    var first = last
    // Nobody says more of it.
    while first > end, last - first < 6, isFollowedDirectly(first - 1), mayStandInSubject(first - 1)
    {
      first -= 1
    }
    return first
  }

  /// And, or, but.
  private func joinsMainClause(_ word: Int) -> Bool {
    let roles = self[word].roles
    return roles.contains(.coordination)
      || roles.contains(.endsPhrase)
        && roles.isDisjoint(with: [.preposition, .relative, .negates, .auxiliary])
  }

  private func isSubjectOfOne(endingAt word: Int) -> Bool {
    let reading = self[word]
    if reading.isCoordination || reading.endsPhrase || reading.isAuxiliary { return false }
    // `and each was saved`
    if reading.isNumeral || reading.isSpecifier { return reading.roles.contains(.showsSingular) }
    guard let noun = first(reading.nouns) else {
      return !reading.isKnown && token(word).shape != .small
    }
    return number(of: noun) != .plural
  }

  private func mayStandInSubject(_ word: Int) -> Bool {
    let reading = self[word]
    return !reading.endsPhrase && !reading.isAuxiliary && !reading.isCoordination
      && (reading.isSpecifier || reading.isArticle || reading.isAdjective || reading.isNoun
        || reading.roles.contains(.limits))
  }

  /// Whether a word is a determiner, or a name.
  private func mayStartSubject(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.isArticle || reading.isSpecifier || reading.roles.contains(.limits)
      || token(word).shape != .small && (isArgument(word) || !reading.isKnown || reading.isExact)
  }
}
