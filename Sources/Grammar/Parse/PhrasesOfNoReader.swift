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
    return determinesNothing(found) || describesNoun(behindCommaOf: found)
      || isOfOtherVerb(determined: found, from: start) || isOneOfSomeones(found, from: start)
      || isOnlyPredicate(phrase, found) || isVerbBeforeDeterminer(found, from: start)
      || found.contains {
        isNeuterDeterminer($0) || saysHowMuch(determiner: $0) || isVerbOfSpeaker($0)
      }
  }

  /// `Etwas einfacher`, `ein wenig leiser`: whether a determiner has one form before all nouns, so that without one it says
  /// how much.
  private func saysHowMuch(determiner word: Int) -> Bool {
    first(self[word].determiners)?.lexeme.inflection == .invariable
  }

  /// `Kommentierte dein`: whether what looks like an adjective starts a text before a determiner, so that it is
  /// a verb whose subject stands elsewhere.
  private func isVerbBeforeDeterminer(_ found: WordSet, from start: Int) -> Bool {
    start == 0 && self[start].isAdjective && !self[start].isSpecifier && isFollowedDirectly(start)
      && self[start + 1].isDeterminer && found.contains(start + 1)
  }

  /// `Besonders groß`: whether a text is nothing but adjectives without an ending.
  private func isOnlyPredicate(_ phrase: NounPhrase, _ found: WordSet) -> Bool {
    let adjectives = found.selecting { self[$0].isAdjective }
    return phrase.words == words.indices && !adjectives.isEmpty
      && adjectives.allSatisfy { isPredicateForm($0) }
  }

  /// `Meine Neueste`, `Jeder Angestellte`, `Ein anderer`: whether a determiner that is no article, or a or an before an
  /// adjective for what is hardly the reader, starts a sentence with its capital, so that what is somebody's is named, or who
  /// of several; but du bist mein Liebster, and mein Lieber, which may greet.
  private func isOneOfSomeones(_ found: WordSet, from start: Int) -> Bool {
    guard self[start].isDeterminer, startOfSentence(with: start) == start,
      token(start).shape != .small, !namesReaderSomewhere
    else { return false }
    let isOfOther = found.contains { hasAdjective($0, .others) }
    let mayBe = !self[start].isArticle || isOfOther && self[start].roles.contains(.indefinite)
    return mayBe && !found.contains { salutes($0) }
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
    let rest = last + 2..<max(last + 2, min(count, last + 6))
    guard let noun = rest.first(where: { token($0).shape != .small }),
      self[noun].isNoun || !self[noun].isKnown, mayDescribe(noun, last, noun - 1)
    else { return false }
    return (last + 1..<noun).allSatisfy {
      let reading = self[$0]
      return isFollowedDirectly($0)
        && (reading.isAdjective || reading.isAdverb || !reading.isKnown)
    }
  }

  /// Whether two adjectives, the second of which no lexicon need have, fit a noun in the same case; where nothing stands
  /// before them, that isn't the genitive.
  private func mayDescribe(_ noun: Int, _ one: Int, _ other: Int) -> Bool {
    guard let head = first(self[noun].nouns) else { return true }
    var cases: [FeatureSet] = [.nominative, .accusative, .dative]
    if startOfSentence(with: one) < one { cases.append(.genitive) }
    return cases.contains { grammaticalCase in
      [one, other].allSatisfy { word in
        let adjectives = all(self[word].adjectives)
        return adjectives.isEmpty || adjectives.contains { fits($0, head, in: grammaticalCase) }
      }
    }
  }

  /// `Der andere hat aufgelegt`, `Eine andere wählen`: whether a verb follows a determiner in its part of a text that nowhere
  /// speaks of the reader; but sei der Erste, and der Erste alone, which may be part of a text.
  private func isOfOtherVerb(determined found: WordSet, from start: Int) -> Bool {
    guard self[start].isDeterminer, !found.contains(where: { salutes($0) }) else { return false }
    let rest = start + 1..<max(start + 1, min(count, start + Self.reach))
    let verb = rest.first { (self[$0].isVerb || self[$0].isAuxiliary) && !self[$0].isAdjective }
    guard let verb, !(start..<verb).contains(where: { isCut(after: $0) }) else { return false }
    return !namesReaderSomewhere
  }

  /// `Der Nächste bist du`: whether any word of a text stands for the reader, or is a verb that says what they are or become.
  private var namesReaderSomewhere: Bool {
    words.indices.contains {
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
