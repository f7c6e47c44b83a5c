import Foundation
import Vocabulary

/// What says behind a noun of what quality it is, a noun with its own adjective, and agrees with nothing: 2 photos haute
/// résolution, 2 places tarif réduit.
extension Phrase {
  /// Reads such words as adverbs and nothing else.
  mutating func settleQualitiesBehindNouns() {
    guard language.guesses.has(.quality), count > 2 else { return }
    for word in words.indices.dropFirst().dropLast() where isQuality(from: word) {
      settle(word, as: .adverb)
      settle(word + 1, as: .adverb)
    }
  }

  /// Whether a noun for a quality and its adjective, in either order, start at a word right behind another noun or its
  /// adjective.
  private func isQuality(from word: Int) -> Bool {
    let next = word + 1
    guard isFollowedDirectly(word - 1), isFollowedDirectly(word), isDescribedByQuality(word - 1),
      [word, next].allSatisfy({ words[$0].half == .whole && !isArgument($0) })
    else { return false }
    if isNounForQuality(next) { return mayStandBeforeQuality(word) && fitsQuality(word, next) }
    return isNounForQuality(word) && fitsQuality(next, word) && !fits(adjective: next, word - 1)
  }

  private func isDescribedByQuality(_ word: Int) -> Bool {
    if self[word].isSpecifier || self[word].endsPhrase || isBystander(word) { return false }
    if self[word].isNoun { return true }
    return word > 0 && self[word].isAdjective && isFollowedDirectly(word - 1)
      && self[word - 1].isNoun && !self[word - 1].isSpecifier
  }

  private func isNounForQuality(_ word: Int) -> Bool {
    guard language.guesses.rule(.quality, for: lower(word))?.answer == "yes",
      let noun = first(self[word].nouns)
    else { return false }
    return number(of: noun) != .plural
  }

  /// Whether an adjective stands before such nouns, as a participle hardly does: photo prise taille réelle.
  private func mayStandBeforeQuality(_ word: Int) -> Bool {
    all(self[word].adjectives).contains {
      language.guesses.rule(.quality, for: $0.lexeme.lemma)?.answer == "before"
    }
  }

  private func fitsQuality(_ adjective: Int, _ noun: Int) -> Bool {
    guard self[adjective].isAdjective, !self[adjective].isSpecifier,
      let quality = first(self[noun].nouns)
    else { return false }
    return all(self[adjective].adjectives).contains {
      number(of: $0) != .plural && fits($0, gender: gender(of: quality), noun: quality)
    }
  }
}
