import Foundation
import Vocabulary

/// Forms of verbs that behind a time say when something was, and elsewhere what somebody does: 3 utenti fanno il backup, le
/// app non fanno rumore; but 2 ore fa, un attimo fa il server era spento.
extension Phrase {
  /// Reads such words as verbs and nothing else, where something stands beside them that only verbs have.
  mutating func settleVerbsThatSayWhen() {
    guard language.hasRomanceSyntax, count > 1 else { return }
    for word in words.indices.dropFirst()
    where self[word].roles.contains(.past) && self[word].isVerb && self[word].hasVerbNumber
      && words[word].half == .whole && !isArgument(word) && doesSomething(verb: word)
    {
      settle(word, as: .verb)
    }
  }

  /// Whether a pronoun or a negation stands right before a verb, or its object or an infinitive right behind it.
  private func doesSomething(verb word: Int) -> Bool {
    guard isFollowedDirectly(word - 1) else { return false }
    if isClitic(word - 1) || isPersonalPronoun(word - 1) { return true }
    guard isFollowedDirectly(word), self[word - 1].isNominal, !self[word - 1].endsPhrase,
      !hasNoun(word - 1, [.time, .times])
    else { return false }
    if isInfinitive(word + 1), self[word + 1].isBystander { return true }
    let isObject = opensObject(word + 1) || self[word + 1].isOnlyNoun && !self[word + 1].endsPhrase
    // What is told of a time has a verb of its own.
    return isObject
      && !wordsOfClause(behind: word).prefix { !joinsClauses($0) }.contains { isFinite($0) }
  }
}
