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

  private func startsClauseEndingInVerb(_ word: Int) -> Bool {
    guard self[word].roles.contains(.preposition), words[word].half == .whole, !isArgument(word),
      mayOpenClause(word), !isBehindNumber(word),
      language.roles(of: Array(lower(word)) + Array("_".utf8)).contains(.conjunction)
    else { return false }
    let clause = wordsOfClause(behind: word)
    guard let first = clause.first, let last = clause.last, first < last, !isCut(after: word),
      !self[first].roles.contains(.preposition), isVerbOfClause(last)
    else { return false }
    // `Während der Fahrt kannst du nichts sehen`
    return !clause.dropLast(2).contains { isFinite($0) }
      && (!isFinite(last - 1) || self[last - 1].isAuxiliary)
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
