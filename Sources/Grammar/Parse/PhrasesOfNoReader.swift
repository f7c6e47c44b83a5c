import Foundation
import Vocabulary

/// Phrases without a noun that are about a thing or about nobody, of languages whose nouns have capitals: das bedeutet viel,
/// das Neueste, etwas einfacher, großer, gut beheizter Raum.
extension Phrase {
  /// Whether a phrase is such by its words that agree.
  func isOfNoReader(_ phrase: NounPhrase) -> Bool {
    guard language.order.capitalizesNouns, phrase.head == nil else { return false }
    let found = agreeing(phrase)
    guard let start = found.first else { return false }
    return self[start].marks.contains(.quantifier) || determinesNothing(found)
      || found.contains { isNeuterDeterminer($0) } || describesNoun(behindCommaOf: found)
  }

  /// `Das gehört dir`, `Keine (optional)`: whether what looks like adjectives behind a determiner has no ending, so that it
  /// is a verb or stands apart.
  private func determinesNothing(_ found: WordSet) -> Bool {
    let adjectives = found.selecting { self[$0].isAdjective }
    return !adjectives.isEmpty && found.contains { self[$0].isDeterminer }
      && adjectives.allSatisfy { all(self[$0].adjectives).allSatisfy { isPredicateForm($0) } }
  }

  /// `Großer, gut beheizter Raum`: whether behind a comma, with nothing but what says how between, an adjective stands right
  /// before a noun that both fit; but Reisender, bald neue Ziele.
  private func describesNoun(behindCommaOf found: WordSet) -> Bool {
    guard let last = found.max(), isComma(behind: last), self[last].isAdjective else {
      return false
    }
    // Nobody says more before it.
    let noun = (last + 2..<max(last + 2, min(count, last + 6))).first { self[$0].isNoun }
    guard let noun, token(noun).shape != .small, fits(adjective: last, noun),
      fits(adjective: noun - 1, noun)
    else { return false }
    return (last + 1..<noun).allSatisfy { word in
      isFollowedDirectly(word) && token(word).shape == .small
        && (self[word].isAdjective || self[word].isAdverb)
    }
  }

  /// Whether a word is a determiner of neuter nouns alone: das, dies.
  func isNeuterDeterminer(_ word: Int) -> Bool {
    guard self[word].isDeterminer, let determiner = first(self[word].determiners) else {
      return false
    }
    return language.features(of: determiner).settledGender == .neuter
  }
}
