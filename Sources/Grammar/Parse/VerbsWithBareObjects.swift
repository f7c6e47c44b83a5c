import Foundation
import Vocabulary

/// Verbs that are participles, too, and have a noun without a determiner for their object, or one behind the article of
/// what can't be counted: 2 photos font partie de l’album, 2 moteurs font du bruit; but 2 gâteaux faits maison, faits du
/// jour.
extension Phrase {
  /// Reads such words as verbs and nothing else behind a noun, and their objects as nouns.
  mutating func settleVerbsWithBareObjects() {
    guard language.guesses.has(.bareObject), count > 2 else { return }
    for word in words.indices.dropFirst().dropLast() where mayBeVerbWithBareObject(word) {
      if rule(ofBareObject: word + 1) == "yes" {
        settle(word, as: .verb)
        settle(word + 1, as: .noun)
      } else if isPartitiveObject(from: word + 1) {
        settle(word, as: .verb)
      }
    }
  }

  private func mayBeVerbWithBareObject(_ word: Int) -> Bool {
    self[word].isVerb && self[word].isAdjective && words[word].half == .whole
      && self[word].given == nil && maySettleAsVerb(word) && !isArgument(word)
      && isFollowedDirectly(word - 1) && self[word - 1].isNoun && !self[word - 1].isSpecifier
      && !isArgument(word - 1) && fitsNumber(verb: word, of: word - 1) && isFollowedDirectly(word)
  }

  /// What the rule for objects says of a word.
  private func rule(ofBareObject word: Int) -> String? {
    language.guesses.rule(.bareObject, for: lower(word))?.answer
  }

  /// `fait du bruit`: whether a word is an of that is one word with its article, right before such an object.
  private func isPartitiveObject(from word: Int) -> Bool {
    words[word].half == .first && isUsualOf(word) && word + 2 < count
      && isFollowedDirectly(word + 1) && rule(ofBareObject: word + 2) == "partitive"
  }
}
