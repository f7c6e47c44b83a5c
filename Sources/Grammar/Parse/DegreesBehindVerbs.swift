import Foundation
import Vocabulary

/// Words for how much that say it of a verb right before them, and so agree with nothing: 2 file pesano troppo per l’invio, 2
/// apps consumen mucho en segundo plano.
extension Phrase {
  /// Whether a full verb stands right before such a word, and a preposition or what joins another clause behind it.
  func isDegree(behindVerb word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, isFollowedDirectly(word - 1),
      isFollowedDirectly(word)
    else { return false }
    let (verb, next) = (self[word - 1], self[word + 1])
    guard verb.isVerb, verb.isBystander, verb.hasVerbNumber, !verb.isAuxiliary, !verb.isCopula
    else { return false }
    return next.roles.contains(.preposition) || next.isCoordination
  }
}
