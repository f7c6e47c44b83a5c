import Foundation
import Vocabulary

/// Verbs that may be nouns or adjectives, too, behind a pronoun that stands before verbs alone: te falta un paso, te suma
/// un punto.
extension Phrase {
  /// Reads such words as verbs and nothing else where an object or the subject follows with its determiner.
  mutating func settleVerbsBehindPronouns() {
    guard language.hasRomanceSyntax, count > 2 else { return }
    for word in words.indices.dropFirst().dropLast() where isVerbBehindPronoun(word) {
      settle(word, as: .verb)
    }
  }

  private func isVerbBehindPronoun(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isVerb, reading.hasVerbNumber, !reading.isBystander, reading.given == nil,
      words[word].half == .whole, maySettleAsVerb(word), !isArgument(word),
      isFollowedDirectly(word), self[word + 1].isSpecifier || opensObject(word + 1)
    else { return false }
    let pronoun = word - 1
    return isFollowedDirectly(pronoun) && words[pronoun].half == .whole
      && isObjectPronoun(pronoun) && !self[pronoun].isSpecifier
  }
}
