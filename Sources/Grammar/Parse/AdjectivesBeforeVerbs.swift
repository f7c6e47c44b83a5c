import Foundation
import Vocabulary

/// Adjectives that may be verbs, too, and stand right before the pronouns of another verb, which no verb has behind it:
/// 2 reglas activas se ejecutan, but el usuario activa la alarma.
extension Phrase {
  /// Whether pronouns that belong to a verb behind them stand right behind a word.
  func standsBeforePronounsOfVerb(_ word: Int) -> Bool {
    guard isFollowedDirectly(word), isClitic(word + 1) else { return false }
    var verb = word + 1
    // A verb has no more pronouns before it.
    while verb - word < 4, isFollowedDirectly(verb), isClitic(verb) { verb += 1 }
    return verb > word + 1 && self[verb].hasVerbNumber && isFinite(verb)
  }
}
