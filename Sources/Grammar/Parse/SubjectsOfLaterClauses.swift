import Foundation
import Vocabulary

/// Main clauses behind the one of a phrase, of languages whose verb is their second part, that have a subject of their own:
/// 3 Lampen brennen und niemand ist da, 3 Gäste sind da und heute läuft ein Film.
extension Phrase {
  /// Whether a verb is the one of such a clause, for nothing but a pronoun or adverbs stand before it, behind an and or a
  /// comma; but 3 Gäste sind da und warten, where nothing does.
  func hasSubject(inClauseBehind phrase: NounPhrase, of verb: Int) -> Bool {
    guard language.order.isVerbSecond, let end = phrase.head?.words.upperBound, verb > end + 1,
      self[verb].hasVerbNumber
    else { return false }
    let cut = startOfClause(with: verb)
    let joint = (max(cut, end)..<verb).last { self[$0].isCoordination }
    let start = joint.map { $0 + 1 } ?? cut
    guard start > end, start < verb,
      joint == nil || joint == cut || cut <= phrase.words.lowerBound
    else { return false }
    // `Wenn 3 Lampen brennen und niemand da ist`
    if isOtherSubjectPronoun(start) { return true }
    // `Und alles ist hell`, which is an object as well
    if joint != nil, start + 1 == verb, isOfEverything(start) { return true }
    // `3 Karten sind da, die heute gelten`
    if joint == nil, self[start].roles.contains(.definite) { return false }
    return isInMainClause(phrase, beforeVerbIn: end..<start) && standsFirst(start..<verb)
  }

  /// Alles, nichts: whether a word is a pronoun for things of one form.
  private func isOfEverything(_ word: Int) -> Bool {
    rolesBeforeAnything(word).contains(.someone)
  }

  /// Whether a phrase is part of a main clause, whose verb stands before it, or, where it is the first part, among some
  /// words; in the other clauses verbs that have one subject have adverbs before them, too: wenn 3 Gäste da sind und heute
  /// bleiben.
  private func isInMainClause(_ phrase: NounPhrase, beforeVerbIn words: Range<Int>) -> Bool {
    let start = phrase.words.lowerBound
    let first = startOfClause(with: start)
    // `Das Album, das 3 Freunde sehen`
    if first > 0, hasComma(behind: first - 1), self[first].roles.contains(.definite) {
      return false
    }
    // `Heute stehen 3 Termine an und morgen beginnt der Urlaub`
    if (first..<start).contains(where: { isFinite($0) && self[$0].hasVerbNumber }) {
      return self[first].roles.isDisjoint(with: [.conjunction, .relative])
    }
    let isFirst = (first..<start).allSatisfy {
      self[$0].isAdverb || self[$0].isSpecifier || self[$0].isCoordination
        || self[$0].roles.contains(.limits)
    }
    return isFirst
      && words.contains {
        isFinite($0) && self[$0].hasVerbNumber && startOfClause(with: $0) <= start
      }
  }

  private func standsFirst(_ words: Range<Int>) -> Bool {
    if let first = words.first, words.count > 1, self[first].roles.contains(.preposition) {
      // `in der Küche brennt Licht`
      return words.allSatisfy { isFollowedDirectly($0) && !isFinite($0) && !isSubjectPronoun($0) }
        && (self[words.upperBound - 1].isNoun || isObjectPronoun(words.upperBound - 1))
    }
    return words.allSatisfy {
      let reading = self[$0]
      return token($0).shape == .small && !reading.endsPhrase && isFollowedDirectly($0)
        && (reading.isAdverb
          || words.count == 1
            && (reading.isSpecifier || reading.isPronoun || isPersonalPronoun($0)))
    }
  }
}
