import Foundation
import Vocabulary

/// Verbs of English relative clauses that speak of the noun right before them, and not of what a number counts: 3 files are
/// in a folder that was deleted, but 3 messages from a friend that are unread.
extension Phrase {
  /// Whether a verb stands behind a relative pronoun and a noun of one thing, and behind the verb of the head, or says something
  /// of a person, of whom nothing has been said before, while the head is none.
  func isOfOtherNoun(verbOfRelative word: Int, behind phrase: NounPhrase) -> Bool {
    guard language.order.isHeadLast, let head = phrase.head else { return false }
    let (end, relative) = (head.words.upperBound, subject(before: word))
    guard relative > end + 1, relative < word, mayOpenRelative(relative),
      isOneThing(relative - 1)
    else { return false }
    // Hostile texts have thousands, each of which asks.
    let between = max(end, relative - Self.reach)..<relative - 1
    if between.contains(where: { self[$0].isAuxiliary || self[$0].isVerb }) { return true }
    return isOtherSubjectPronoun(relative) && !namesPerson(head)
      && isBehindIndefinite(relative - 1, from: end)
  }

  /// Whether a word is a noun in the singular, or a name.
  private func isOneThing(_ word: Int) -> Bool {
    guard self[word].isKnown else { return token(word).shape == .title }
    guard self[word].isNoun, !isArgument(word), let noun = first(self[word].nouns) else {
      return false
    }
    return number(of: noun) != .plural
  }

  /// Whether a or an stands before what describes a noun.
  private func isBehindIndefinite(_ noun: Int, from end: Int) -> Bool {
    var start = noun
    // Nobody says more before it.
    while start > end, noun - start < 4, isFollowedDirectly(start - 1),
      self[start - 1].roles.isDisjoint(with: .indefinite), self[start - 1].isNominal
    {
      start -= 1
    }
    return start > end && isFollowedDirectly(start - 1)
      && self[start - 1].roles.contains(.indefinite)
  }
}
