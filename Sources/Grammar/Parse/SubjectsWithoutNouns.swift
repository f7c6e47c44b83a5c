import Foundation
import Vocabulary

/// Subjects of later clauses that have no noun, of Romance languages: 3 foto salvate, la più recente è sfocata; 2 photos
/// ajoutées, aucune n’est floue.
extension Phrase {
  /// Whether a word starts such a subject of one behind a mark or an and, and nothing stands behind that but what belongs to
  /// the verb.
  func isSubject(withoutNoun word: Int, before verb: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, word < verb, words[word].half == .whole,
      !isArgument(word), isFollowedDirectly(word), self[verb].marks.contains(.singularVerb),
      opensLaterClause(word)
    else { return false }
    if standsForOne(word) { return reaches(verb: verb, from: word + 1) }
    guard let end = endOfMost(from: word, before: verb) else { return false }
    return reaches(verb: verb, from: end)
  }

  /// `3 foto salvate, solo una è`: whether a mark or an and stands before a word, with nothing but what limits that between.
  private func opensLaterClause(_ word: Int) -> Bool {
    var before = word - 1
    // Nobody says more between.
    while before >= 0, word - before < 4, isFollowedDirectly(before),
      self[before].isAdverb || self[before].roles.contains(.limits)
    {
      before -= 1
    }
    return before >= 0 && (isCut(after: before) || self[before].isCoordination)
  }

  /// Whether a word is one for everything, nothing, something, each or one, in the singular.
  private func standsForOne(_ word: Int) -> Bool {
    let reading = self[word]
    let mayStandAlone =
      reading.isNumeral || !reading.roles.isDisjoint(with: [.someone, .indefinite])
    return mayStandAlone && !reading.isPersonalPronoun
      && shownFeatures(word).settledNumber != .plural
  }

  /// `La più recente`, `le plus dur`, `il più`: the word behind an article, a word for the most and adjectives.
  private func endOfMost(from word: Int, before verb: Int) -> Int? {
    guard !self[word].roles.isDisjoint(with: [.definite, .neuter]), word + 1 < verb,
      self[word + 1].isAdverb, self[word + 1].roles.contains(.limits)
    else { return nil }
    var end = word + 2
    while end < verb, isFollowedDirectly(end - 1), self[end].isAdjective { end += 1 }
    // `il più delle volte`
    return end == word + 2 && self[end].roles.contains(.preposition) ? nil : end
  }

  /// Whether nothing stands between a word and a verb but pronouns and adverbs, or what the subject is one of: una di queste è.
  private func reaches(verb: Int, from start: Int) -> Bool {
    guard (start - 1..<verb).allSatisfy({ isFollowedDirectly($0) }) else { return false }
    guard isOf(start) else {
      return behindClitics(from: start) == verb
    }
    return (start..<verb).allSatisfy {
      !self[$0].isCoordination && !self[$0].roles.contains(.relative)
        && !(self[$0].hasVerbNumber && isBystander($0))
    }
  }
}
