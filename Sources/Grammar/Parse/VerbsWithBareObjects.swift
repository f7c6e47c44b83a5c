import Foundation
import Vocabulary

/// Verbs that are participles, too, and have a noun without a determiner for their object: 2 photos font partie de l’album,
/// but 2 gâteaux faits maison.
extension Phrase {
  /// Reads such words as verbs and nothing else behind a noun, and their objects as nouns.
  mutating func settleVerbsWithBareObjects() {
    guard language.guesses.has(.bareObject), count > 2 else { return }
    for word in words.indices.dropFirst().dropLast() where isVerbWithBareObject(word) {
      settle(word, as: .verb)
      settle(word + 1, as: .noun)
    }
  }

  private func isVerbWithBareObject(_ word: Int) -> Bool {
    self[word].isVerb && self[word].isAdjective && words[word].half == .whole
      && self[word].given == nil && maySettleAsVerb(word) && !isArgument(word)
      && isFollowedDirectly(word - 1) && self[word - 1].isNoun && !self[word - 1].isSpecifier
      && !isArgument(word - 1) && fitsNumber(verb: word, of: word - 1) && isFollowedDirectly(word)
      && language.guesses.rule(.bareObject, for: lower(word + 1)) != nil
  }
}
