import Foundation
import Vocabulary

/// Adjectives that say how behind a full verb, and then agree with nothing: 2 articles coûtent plus cher, pèsent lourd, but
/// 2 articles sont chers.
extension Phrase {
  /// Reads such words as adverbs and nothing else.
  mutating func settleAdjectivesAsAdverbs() {
    guard language.guesses.has(.saysHow), count > 1 else { return }
    for word in words.indices.dropFirst() where saysHow(behindVerb: word) {
      settle(word, as: .adverb)
    }
  }

  private func saysHow(behindVerb word: Int) -> Bool {
    guard self[word].isAdjective, words[word].half == .whole, !isArgument(word),
      language.guesses.rule(.saysHow, for: lower(word)) != nil,
      // `vendent cher ami`: what starts a noun is said of that.
      !startsNoun(word)
    else { return false }
    let verb = beforeAdverbs(from: word - 1)
    guard verb >= 0, isFollowedDirectly(verb), isBystander(verb) else { return false }
    let reading = self[verb]
    guard reading.isVerb, !reading.isAdverb, !reading.isAuxiliary, !reading.isCopula,
      reading.roles.isDisjoint(with: [.being, .presents, .linking])
    else { return false }
    // `Ce sac vous rend plus lourd`
    return verb == 0 || !isFollowedDirectly(verb - 1)
      || !isPersonalPronoun(verb - 1) && self[verb - 1].roles.isDisjoint(with: .reflexive)
  }
}
