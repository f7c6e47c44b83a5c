import Foundation
import Vocabulary

/// Words that belong to an adjective before a noun, and agree with nothing: auf deinem Gerät gespeicherte
/// Datei, zu großes Foto.
///
/// Languages have them there that have no adjectives behind a noun. What the preposition asks for is asked of its
/// own noun, which is not the head, and the article of the head stands before it.
extension Phrase {
  /// Reads such words as adverbs.
  ///
  /// It asks for the values of arguments: those come as nominatives, so that their form tells nothing.
  mutating func settleAttributes() {
    let order = language.order
    settleAttributesBehindAdjectives()
    guard !order.isHeadLast, !order.hasAdjectivesBehind, !language.government.isEmpty else {
      return
    }
    var word = 0
    while word + 2 < count {
      if let end = endOfAttribute(from: word) {
        for attribute in word..<end { settle(attribute, as: .adverb) }
        word = end
      } else {
        word += 1
      }
    }
  }

  /// What an attribute may end with: the noun or the pronoun of its preposition, or an adverb.
  private enum AttributeEnd { case noun, name, pronoun, adverb }

  private static let allCases: [FeatureSet] = [.nominative, .accusative, .dative, .genitive]

  /// Longer ones nobody writes.
  private static let longestAttribute = 10

  /// The adjective that the words from a preposition on belong to.
  private func endOfAttribute(from start: Int) -> Int? {
    // `mit auf dem Gerät gespeicherten Dateien`: the first one is the whole phrase's.
    guard self[start].roles.contains(.preposition), mayStartAttribute(start),
      start + 1 < count, !self[start + 1].roles.contains(.preposition)
    else { return nil }
    if self[start].roles.contains(.adverb), isFollowedDirectly(start),
      belongs(to: start + 1, from: start, as: .adverb)
    {
      return start + 1
    }
    return endOfGoverned(from: start) ?? endOfSuperlative(from: start)
  }

  /// The adjective behind what a preposition asks for a case.
  private func endOfGoverned(from start: Int) -> Int? {
    var (word, last) = (start + 1, AttributeEnd?.none)
    while word < min(count, start + Self.longestAttribute), isFollowedDirectly(word - 1) {
      if let last, belongs(to: word, from: start, as: last) { return word }
      guard isInArgument(of: start, word) || isValue(word, of: start), mayStandInAttribute(word)
      else { return nil }
      last = attributeEnd(at: word, after: last)
      word += 1
    }
    return nil
  }

  /// Whether two words are in the value of the same argument, or both in none: of a value that somebody wrote as a
  /// whole the form tells as much as that of a text.
  private func isInArgument(of start: Int, _ word: Int) -> Bool {
    argument(around: start) == argument(around: word)
  }

  /// Whether a word is in the value of an argument that stands right behind a preposition, which has the case that
  /// this asks for, if it shows any: von %@ erstelltes Album with Eva, but not mein Team.
  private func isValue(_ word: Int, of preposition: Int) -> Bool {
    guard !isArgument(preposition), let value = argument(around: preposition + 1),
      argument(around: word) == value
    else { return false }
    if !self[word].isSpecifier { return true }
    let shown = shownFeatures(word)
    return language.government.cases(of: lower(preposition)).contains { shown.contains($0) }
  }

  /// The adjective behind another one that stands behind an article that is one word with its preposition, for then
  /// they say how something is done: die am häufigsten verwendete App.
  private func endOfSuperlative(from start: Int) -> Int? {
    guard start + 3 < count, words[start].half == .first, words[start + 1].half == .second,
      isFollowedDirectly(start + 1), isDeclined(start + 2),
      belongs(to: start + 3, from: start, as: .pronoun)
    else { return nil }
    return start + 3
  }

  /// Whether a noun phrase starts at a word, or at a determiner right before it, or a preposition stands there.
  private func mayStartAttribute(_ word: Int) -> Bool {
    word == 0 || isBehindNumber(word)
      || isFollowedDirectly(word - 1)
        && (self[word - 1].isDeterminer || self[word - 1].isSpecifier
          || self[word - 1].roles.contains(.preposition))
  }

  private func mayStandInAttribute(_ word: Int) -> Bool {
    let reading = self[word]
    if reading.isCopula || reading.isAuxiliary { return false }
    return token(word).shape != .small || reading.isAdjective || reading.isSpecifier
      || reading.isAdverb || reading.isCoordination || reading.isPersonalPronoun
      || reading.roles.contains(.preposition)
  }

  /// What the words up to this one end with; nil where more has to follow.
  private func attributeEnd(at word: Int, after last: AttributeEnd?) -> AttributeEnd? {
    let reading = self[word]
    if reading.isSpecifier || reading.isCoordination || reading.roles.contains(.preposition) {
      return nil
    }
    if token(word).shape != .small { return reading.isNoun ? .noun : .name }
    if reading.isPersonalPronoun { return .pronoun }
    // `in den letzten Tagen neu hinzugefügte Datei`
    if reading.isAdverb || isPredicateForm(word) { return last ?? .adverb }
    return nil
  }

  /// Whether the words from a preposition on belong to an adjective, and not the adjective to the preposition.
  private func belongs(to adjective: Int, from start: Int, as end: AttributeEnd) -> Bool {
    guard isDeclined(adjective), let noun = noun(behindAdjective: adjective),
      (adjective..<noun).allSatisfy({ isInArgument(of: start, $0) }),
      isInArgument(of: start, noun) || !isArgument(start)
    else { return false }
    let isDetermined = start > 0 && isFollowedDirectly(start - 1)
    let cases = language.government.cases(of: lower(start))
    if end == .adverb, cases.isEmpty || mayBe(adjective, noun, in: cases, .strong) { return false }
    if isDetermined {
      // `das auf Annas neuem Gerät gespeicherte Foto`: neuem is none behind das.
      let isDefinite = self[start - 1].roles.contains(.definite)
      return !isDefinite || mayBe(adjective, noun, in: Self.allCases, .weak)
    }
    // `in Listen neuer Ordner`: the rest may be the noun's.
    if end == .noun, mayBe(adjective, noun, in: [.genitive], .strong) { return false }
    return mayBe(adjective, noun, in: [usualCase], .strong)
  }

  private func isDeclined(_ word: Int) -> Bool {
    guard word < count, isFollowedDirectly(word), token(word).shape == .small,
      !self[word].isSpecifier, !self[word].isAdverb, !self[word].roles.contains(.preposition),
      let adjective = asAdjective(word)
    else { return false }
    return !isPredicateForm(adjective)
  }

  /// The noun behind an adjective, with nothing but adjectives between.
  private func noun(behindAdjective adjective: Int) -> Int? {
    var word = adjective + 1
    while word < min(count, adjective + Self.longestAttribute), isFollowedDirectly(word - 1) {
      let reading = self[word]
      if token(word).shape != .small { return reading.isNoun || !reading.isKnown ? word : nil }
      guard reading.isAdjective, !reading.isSpecifier else { return nil }
      word += 1
    }
    return nil
  }

  /// Whether the forms of an adjective and a noun can be in one of some cases together; of a noun that no lexicon
  /// has, and of the value of an argument, the adjective's tells.
  private func mayBe(
    _ adjective: Int, _ noun: Int, in cases: [FeatureSet], _ declension: FeatureSet
  ) -> Bool {
    let nouns = isInArgument(of: adjective, noun) ? all(self[noun].nouns) : []
    let (known, other) = (all(self[adjective].adjectives), declension.union(.dependent))
    let adjectives = known.isEmpty ? ArraySlice([asAdjective(adjective)].compactMap { $0 }) : known
    return adjectives.contains { analysis in
      cases.contains { grammaticalCase in
        guard nouns.isEmpty else {
          return nouns.contains { fits(analysis, $0, in: grammaticalCase, as: other) }
        }
        return language.mayBe(analysis, grammaticalCase.union(other))
      }
    }
  }
}
