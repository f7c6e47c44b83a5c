import Foundation
import Vocabulary

/// Verbs of English relative clauses that speak of the noun right before them, and not of what a number counts: 3 files are
/// in a folder that was deleted, but 3 messages from a friend that are unread.
extension Phrase {
  /// Whether a verb stands behind a relative pronoun and a noun of one thing, of which nothing has been said before, and behind
  /// the verb of the head, or is said of a person while the head is none.
  func isOfOtherNoun(verbOfRelative word: Int, behind phrase: NounPhrase) -> Bool {
    guard language.order.isHeadLast, let head = phrase.head else { return false }
    let (end, relative) = (head.words.upperBound, subject(before: word))
    guard relative > end + 1, relative < word, mayOpenRelative(relative),
      isOneThing(behindIndefinite: relative - 1, from: end), isFollowedDirectly(relative - 1)
    else { return false }
    return (end..<relative - 1).contains { self[$0].isAuxiliary || self[$0].isVerb }
      || lower(relative).equals("who") && !namesPerson(head)
  }

  /// Whether a word is a noun in the singular, and a or an stands before what describes it.
  private func isOneThing(behindIndefinite noun: Int, from end: Int) -> Bool {
    guard self[noun].isNoun, !isArgument(noun), let analysis = first(self[noun].nouns),
      number(of: analysis) != .plural
    else { return false }
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
