import Foundation
import Vocabulary

/// Prepositions that start clauses as well, as the verb at the end shows: während 3 Dateien geladen werden, bis deine
/// Karten bereit sind; but während der Fahrt.
extension Phrase {
  /// Reads such words as conjunctions, in languages whose verb is the last word of such a clause.
  mutating func settleConjunctionsByVerb() {
    guard language.order.isVerbSecond else { return }
    for word in words.indices.dropLast() where startsClauseEndingInVerb(word) {
      settle(word, as: .conjunction)
    }
  }

  /// Reads the last word of such a clause, and of one that a relative pronoun starts, as a form of the verb behind its
  /// prefix, where the clause has no other verb: wenn 3 Termine anstehen, Karten, die heute ablaufen.
  mutating func settlePrefixedVerbs() {
    guard language.order.isVerbSecond else { return }
    for word in words.indices.dropLast() where opensClauseWithPrefixedVerb(word) {
      let clause = wordsOfClause(behind: word)
      guard let last = clause.last, isPrefixedVerb(last),
        !clause.dropLast().contains(where: { isFinite($0) }),
        // `Falls nicht gesichert`
        !self[word].roles.contains(.conjunction)
          || clause.dropLast().contains(where: { token($0).shape != .small || isArgument($0) })
      else { continue }
      settle(last, as: .verb)
    }
  }

  private func opensClauseWithPrefixedVerb(_ word: Int) -> Bool {
    if self[word].roles.contains(.conjunction) { return true }
    return word > 0 && isComma(behind: word - 1) && self[word].roles.contains(.definite)
      && token(word).shape == .small
  }

  /// Whether no lexicon has a word as a verb, and it is a form of one but for its first letters: abläuft.
  private func isPrefixedVerb(_ word: Int) -> Bool {
    let reading = self[word]
    guard !reading.isVerb, !reading.isNoun, !reading.isAdjective, maySettleAsVerb(word),
      !isArgument(word),
      let verb = PrefixedVerbs(language: language).verb(lower(word))
    else { return false }
    return [FeatureSet.singular, .plural].contains {
      language.form(verb, $0).elementsEqual(lower(word))
    }
  }

  private func startsClauseEndingInVerb(_ word: Int) -> Bool {
    guard self[word].roles.contains(.preposition), words[word].half == .whole, !isArgument(word),
      mayOpenClause(word), !isBehindNumber(word), mayStartClause(preposition: word)
    else { return false }
    let clause = wordsOfClause(behind: word)
    guard let first = clause.first, let last = clause.last, first < last, !isCut(after: word),
      !self[first].roles.contains(.preposition), isVerbOfClause(last)
    else { return false }
    // `Während der Fahrt kannst du nichts sehen`
    return !clause.dropLast(2).contains { isFinite($0) }
      && (!isFinite(last - 1) || self[last - 1].isAuxiliary)
  }

  /// Whether a word is one of those that start clauses as well.
  func mayStartClause(preposition word: Int) -> Bool {
    language.roles(of: Array(lower(word)) + Array("_".utf8)).contains(.conjunction)
  }

  /// Whether nothing but an adverb, an and or the like stands before a word in its clause: auch während, und bis.
  private func mayOpenClause(_ word: Int) -> Bool {
    let start = startOfClause(with: word)
    return start == word
      || start + 1 == word && (self[start].isCoordination || self[start].isAdverb)
  }

  /// Whether a word is a form of to be and the like, or another verb in the singular that is no participle: während der
  /// Fahrt öffnen, bis 5 Tage verlängert.
  private func isVerbOfClause(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isVerb, reading.hasVerbNumber, !isArgument(word) else { return false }
    if reading.isAuxiliary { return true }
    return reading.isBystander && !isPredicateForm(word)
      && reading.marks.contains(.singularVerb) && !reading.marks.contains(.pluralVerb)
  }
}
