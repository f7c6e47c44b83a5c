import Foundation
import Vocabulary

/// Determiners that look like a preposition: de bons amis.
extension Phrase {
  /// Reads a word that ends a phrase elsewhere as the determiner whose short form it is, where a plural
  /// with an adjective before it follows and nothing before has it for its complement.
  mutating func settleShortDeterminers() {
    guard language.sandhi.hasParts else { return }
    for word in words.indices where self[word].marks.contains(.mayDetermine) {
      guard words[word].half == .whole, mayStartPhrase(word), standsBeforePlural(word) else {
        continue
      }
      settle(word, as: .determiner)
    }
  }

  /// Whether no word before has what follows for its complement: not `beaucoup de`.
  private func mayStartPhrase(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1) else { return true }
    let before = self[word - 1]
    if before.isCoordination { return (0..<word).contains { self[$0].isArticle } }
    if before.endsPhrase { return true }
    return before.isVerb && !before.isNoun && !before.isAdjective
  }

  private func standsBeforePlural(_ word: Int) -> Bool {
    var adjective = word + 1
    while adjective < count, self[adjective].isAdverb, !self[adjective].isAdjective {
      adjective += 1
    }
    var next = word
    while isFollowedDirectly(next) {
      next += 1
      if next > adjective, let noun = first(self[next].nouns) {
        return number(of: noun) != .singular
      }
      guard self[next].isAdjective || next < adjective else {
        return next > adjective && !self[next].isKnown && numberOfAdjective(adjective) == .plural
      }
    }
    return false
  }

  private func numberOfAdjective(_ word: Int) -> GrammaticalNumber? {
    first(self[word].adjectives).flatMap { adjective in
      language.features(of: adjective).settledNumber
    }
  }
}
