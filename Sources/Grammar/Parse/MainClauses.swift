import Foundation
import Vocabulary

/// Main clauses behind another one that starts with a conjunction, in languages whose verb is its second part: wenn 3
/// Fotos fehlen, ist das Album leer.
extension Phrase {
  /// Whether a verb starts the main clause behind the one of a phrase, so that its subject stands behind it.
  ///
  /// What ends its clause is the verb of the first one, behind a relative clause: dass 3 Fotos, die du geteilt hast,
  /// fehlen.
  func opensMainClause(verb: Int, behind phrase: NounPhrase) -> Bool {
    guard language.order.isVerbSecond, isBehindSubordinate(verb: verb),
      isFollowedDirectly(verb) || isBehindClauseOfAnyone(verb: verb)
    else { return false }
    let start = startOfClause(with: verb - 1)
    if start <= phrase.words.lowerBound { return true }
    // `3 Fotos fehlen, und weil du offline bist, hilft kein Neustart`: the phrase has a verb before that, but 3 Fotos, die
    // fehlen, wenn du offline bist, sind alt.
    guard let end = phrase.head?.words.upperBound else { return false }
    return (end..<max(end, start)).prefix { !isCut(after: $0 - 1) }
      .contains { isFinite($0) && self[$0].hasVerbNumber }
  }

  /// `Wer 3 Punkte hat, gewinnt`: whether the clause right before a verb may be its subject, so that none follows.
  private func isBehindClauseOfAnyone(verb: Int) -> Bool {
    let start = startOfClause(with: verb - 1)
    return (start..<min(start + 2, verb)).contains { isOtherSubjectPronoun($0) }
  }

  /// `Da 5 Geräte laden, ist das Netz langsam`: whether a verb, with what may be its subject right behind it, follows a clause
  /// that starts with an adverb and ends with a verb, and has none behind the adverb.
  private func isBehindLastVerb(verb: Int, ofClauseFrom start: Int) -> Bool {
    guard self[start].isAdverb, start + 1 < verb - 1, !isFinite(start + 1), isFinite(verb - 1),
      self[verb - 1].hasVerbNumber, verb + 1 < count, isFollowedDirectly(verb)
    else { return false }
    return self[verb + 1].isDeterminer || isSubjectPronoun(verb + 1)
  }

  /// Whether nothing but a clause that starts with a conjunction, or with an adverb before that, or with who stands right
  /// before a verb: auch wenn du das tust, wird; wer das tut, wird.
  func isBehindSubordinate(verb: Int) -> Bool {
    guard verb > 0, hasComma(behind: verb - 1) else { return false }
    let start = startOfClause(with: verb - 1)
    if self[start].roles.contains(.conjunction) { return true }
    // `Wer 3 Punkte erreicht, gewinnt`, but jemand hat 3 Punkte, ist aber neu
    if isOtherSubjectPronoun(start), start + 1 < verb, !isFinite(start + 1) { return true }
    if isBehindLastVerb(verb: verb, ofClauseFrom: start) { return true }
    // `Auch wenn`, `Erst wenn`, `Nur wer`
    let isBefore = self[start].isAdverb || self[start].isCoordination || isPredicateForm(start)
    guard start + 1 < verb, isBefore else { return false }
    return self[start + 1].roles.contains(.conjunction)
      || isOtherSubjectPronoun(start + 1) && start + 2 < verb && !isFinite(start + 2)
  }
}
