import Foundation
import Vocabulary

/// Clauses behind a conjunction, which always name a subject, in languages whose verb ends them: 3 Gäste warten, bis der Film
/// beginnt.
extension Phrase {
  /// Whether a verb stands in such a clause behind the noun of a phrase.
  ///
  /// One right behind the conjunction has the subject of the clause before: 3 Fotos fehlen nicht, sondern sind versteckt.
  func isInSubordinate(verb: Int, behind phrase: NounPhrase) -> Bool {
    guard language.order.isVerbSecond, let end = phrase.head?.words.upperBound, verb > end else {
      return false
    }
    let start = startOfClause(with: verb)
    guard start >= end else { return false }
    // `Als der Film begann`
    if governsNothing(start), start + 1 < verb, isCut(after: verb) { return true }
    // `und weil`, `erst wenn`
    return (start..<max(start, min(start + 2, verb - 1))).contains {
      self[$0].roles.contains(.conjunction)
    }
  }

  /// Whether what the lexicon has as a preposition asks for no case, and may start a clause: als, wie.
  func governsNothing(_ word: Int) -> Bool {
    self[word].roles.contains(.preposition) && language.government.cases(of: lower(word)).isEmpty
  }
}
