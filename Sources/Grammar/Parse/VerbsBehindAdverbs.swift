import Foundation
import Vocabulary

/// Verbs of clauses that an adverb starts, which have their subject behind them.
extension Phrase {
  /// `Noch 3 Schritte, dann ist dein Konto fertig`: whether an adverb alone stands between a comma and a verb, so that
  /// what stands before the comma isn't its subject.
  func isBehindAdverb(verb: Int, behind head: NounPhrase.Head) -> Bool {
    let adverb = verb - 1
    guard language.order.isVerbSecond, adverb >= head.words.upperBound,
      isFollowedDirectly(adverb), verb + 1 < count, isFollowedDirectly(verb),
      self[verb].hasVerbNumber, self[adverb].isAdverb || self[adverb].roles.contains(.adverb),
      self[adverb].roles.isDisjoint(with: [.relative, .preposition])
    else { return false }
    return hasComma(behind: adverb - 1)
  }
}
