import Foundation
import Vocabulary

/// Subjects that stand before what a number counts, in clauses whose verb is the last word: wenn du 3 Bücher liest, sobald
/// die App 3 Fehler meldet.
extension Phrase {
  /// Whether the clause of a phrase, and of a verb behind it, has such a subject, so that the phrase is none.
  func hasSubject(beforeCounted phrase: NounPhrase, ofLastVerb verb: Int) -> Bool {
    let start = phrase.words.lowerBound
    let first = startOfClause(with: start)
    guard language.order.isVerbSecond, let head = phrase.head, first < start,
      startOfClause(with: verb) == first, !self[start - 1].isCoordination
    else { return false }
    let conjunction = (first..<start).last { self[$0].roles.contains(.conjunction) }
    let before = (conjunction.map { $0 + 1 } ?? first)..<start
    // Elsewhere the verb stands before: du hast 3 Fotos und teilst sie.
    if before.contains(where: { isFinite($0) }) { return false }
    if before.contains(where: { isSubject(pronoun: $0, beforeCounted: head) }) { return true }
    // `Wenn ihr 3 Geräte nutzt`: devices would have nutzen.
    if isPronoun(beforeCountedSeveral: start - 1), self[verb].marks.contains(.singularVerb) {
      return true
    }
    // `Da der Ordner 3 Dateien enthält`
    let isSubordinate = conjunction != nil || self[first].isAdverb && isCut(after: verb)
    return isSubordinate && startsWithSubject(before, ofLastVerb: verb)
  }

  /// `Wenn sie 3 Fotos teilt`, but wenn sie 3 Personen mögen, where what is one of persons may be acted upon; wenn ihr 3
  /// Personen folgen has another case.
  private func isSubject(pronoun word: Int, beforeCounted head: NounPhrase.Head) -> Bool {
    if isOtherSubjectPronoun(word) { return true }
    guard isSubjectPronoun(word), let row = row(of: word) else { return false }
    if isPoliteReader(word) { return true }
    if row.features.contains(FeatureSet.secondPerson.union(.plural)) { return false }
    let isOfPersons = isPerson(head) || hasNoun(head.word, .actor)
    return !isOfPersons || row.features.contains(.neuter) || !cells(of: word, row).contains(1)
  }

  /// Whether a noun in the case of subjects is the first behind a conjunction, adverbs and pronouns: wenn heute die App; but
  /// wenn diese Woche.
  private func startsWithSubject(_ words: Range<Int>, ofLastVerb verb: Int) -> Bool {
    guard
      let first = words.first(where: {
        !self[$0].isAdverb && !isObjectPronoun($0) && self[$0].roles.isDisjoint(with: .reflexive)
      }),
      let noun = (first..<words.upperBound).first(where: {
        !self[$0].isDeterminer && !self[$0].isAdjective || isArgument($0)
      }),
      (first..<noun).allSatisfy({ isFollowedDirectly($0) }), !hasNoun(noun, .time), !isDate(noun)
    else { return false }
    if first < noun {
      return token(noun).shape != .small && self[first].isDeterminer
        && mayStart(first, in: usualCase)
    }
    // `Wenn Anna 3 Fotos teilt`, but wenn Anna 3 Fotos gefallen
    guard token(noun).shape != .small, self[verb].roles.isDisjoint(with: .governs) else {
      return false
    }
    return isArgument(noun) || !self[noun].isKnown
  }
}
