import Foundation
import Vocabulary

/// Phrases without a noun that are about a thing or about nobody, of languages whose nouns have capitals: das bedeutet viel,
/// das Neueste, meine Neueste, etwas einfacher, großer, gut beheizter Raum, der andere hat aufgelegt.
extension Phrase {
  /// Whether a phrase is such by its words that agree.
  func isOfNoReader(_ phrase: NounPhrase) -> Bool {
    guard language.order.capitalizesNouns, phrase.head == nil else { return false }
    let found = agreeing(phrase)
    guard let start = found.first else { return false }
    return self[start].marks.contains(.quantifier) || determinesNothing(found)
      || found.contains { isNeuterDeterminer($0) } || describesNoun(behindCommaOf: found)
      || isOfOtherVerb(determined: found, from: start) || isOneOfSomeones(found, from: start)
  }

  /// `Meine Neueste`, `Jeder Angestellte`: whether a determiner that is no article starts a sentence, so that what is
  /// somebody's is named, or who of several; but du bist mein Liebster, and mein Lieber, which may greet.
  private func isOneOfSomeones(_ found: WordSet, from start: Int) -> Bool {
    self[start].isDeterminer && !self[start].isArticle && startOfSentence(with: start) == start
      && !found.contains { salutes($0) }
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

  /// `Der andere hat aufgelegt`, `Eine andere wählen`: whether a verb follows a determiner in its part of a text that nowhere
  /// speaks of the reader; but sei der Erste, and der Erste alone, which may be part of a text.
  private func isOfOtherVerb(determined found: WordSet, from start: Int) -> Bool {
    guard self[start].isDeterminer, !found.contains(where: { salutes($0) }) else { return false }
    let rest = start + 1..<max(start + 1, min(count, start + Self.reach))
    let verb = rest.first { (self[$0].isVerb || self[$0].isAuxiliary) && !self[$0].isAdjective }
    guard let verb, !(start..<verb).contains(where: { isCut(after: $0) }) else { return false }
    return !words.indices.contains {
      isReader($0) || isOfReader(verb: $0) || self[$0, lower: true].roles.contains(.becomes)
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
