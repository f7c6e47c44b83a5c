import Foundation
import Vocabulary

/// Subjects right behind the verb of a main clause, in languages whose verb is its second part: Heute beginnt dein Urlaub.
extension Phrase {
  /// Whether nothing before a verb in the third person may be its subject, so that what stands right behind it is: only
  /// adverbs, or a preposition with its noun (in 5 Minuten beginnt, wie heißt).
  func hasSubjectRightBehind(verb: Int) -> Bool {
    guard language.order.isVerbSecond, self[verb].marks.contains(.singularVerb),
      self[verb].hasVerbNumber, !language.hooks.isImperative(verb, in: self)
    else { return false }
    let start = startOfClause(with: verb)
    // `Bitte öffnet den Ordner`
    guard start < verb, self[start].roles.isDisjoint(with: [.asks, .conjunction]) else {
      return false
    }
    return self[start].roles.contains(.preposition) && !self[start].isAdverb
      || (start..<verb).allSatisfy { self[$0].isAdverb }
  }
}
