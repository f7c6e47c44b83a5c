import Foundation
import Vocabulary

/// First forms of adjectives that are adverbs, too, between a participle and its object, where they say how or in which order
/// something is done: has terminado primero el capítulo; but has quedado primero esta semana.
extension Phrase {
  /// Whether a form of to have and a participle stand before such a word, and a determiner with no time behind it.
  func isBeforeObjectOfPerfect(_ word: Int) -> Bool {
    guard word > 1, isFollowedDirectly(word - 1), isBehindPerfect(word - 1),
      self[word - 1].isAdjective, !self[word - 1].roles.contains(.presents),
      first(self[word].adjectives)?.cells.contains(0) == true,
      opensObject(word + 1), isFollowedDirectly(word + 1)
    else { return false }
    return !hasNoun(nounBehindAdjectives(word + 2), [.time, .times])
  }

  /// `Mesmo cansada, continue`, but mesmo preço: whether a determiner that is an adverb, too, starts a sentence right before an
  /// adjective without a noun.
  func saysEven(_ word: Int) -> Bool {
    guard self[word].roles.contains(.intensifier), self[word].otherPart == .adverb,
      !self[word].isAdjective, startOfSentence(with: word) == word, isFollowedDirectly(word)
    else { return false }
    let next = self[word + 1]
    return next.isAdjective && !next.isNoun && !next.isSpecifier && !startsNoun(word + 1)
  }
}
