import Foundation
import Vocabulary

/// What stands first in a clause whose verb is second and is no subject, as its determiner shows: deinem Konto wurden 3
/// Punkte gutgeschrieben, diesen Artikel lesen 3 Personen, jeden Tag sind 3 Übungen fällig.
extension Phrase {
  /// Whether a noun with a determiner that is no nominative starts a clause, and stands right before its verb.
  ///
  /// The determiner of an argument was written for another noun.
  func isFrontedObject(_ noun: Int) -> Bool {
    guard language.order.isVerbSecond, noun > 0, noun + 1 < count, !isArgument(noun),
      isFollowedDirectly(noun), isFinite(noun + 1), let head = first(self[noun].nouns)
    else { return false }
    let start = startOfClause(with: noun)
    guard start < noun, noun - start < 4, self[start].isDeterminer,
      let determiner = first(self[start].determiners),
      (start..<noun).allSatisfy({ isFollowedDirectly($0) }),
      (start + 1..<noun).allSatisfy({ self[$0].isAdjective && !self[$0].isSpecifier })
    else { return false }
    return !fits(determiner, head, in: .nominative)
  }

  /// `Zu deinem Plan passen 2 Übungen`: whether what may be an adverb is a preposition, for a noun follows; but zu viele
  /// Nutzer.
  func isPreposition(orAdverb word: Int) -> Bool {
    guard self[word].roles.contains(.preposition) else { return false }
    // `zum`
    if words[word].half == .first { return true }
    guard isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    return next.roles.isDisjoint(with: .showsPlural) && (next.isDeterminer || next.isOnlyNoun)
  }

  /// `Zum Abo gehören 2 Geräte`: whether what may be a participle, and acts upon nothing, is the verb of a clause, for it
  /// stands between a number and a pronoun or words with a preposition that are no subject.
  func isVerb(beforeNumber word: Int) -> Bool {
    guard isBehindNumber(word + 1), !isCut(after: word), isPredicateForm(word),
      !self[word].isNoun, self[word].marks.contains(.singularVerb),
      !self[word].roles.isDisjoint(with: [.governs, .acts])
    else { return false }
    let start = startOfClause(with: word)
    return start + 1 == word && isObjectPronoun(start)
      || isPreposition(orAdverb: start) && self[word - 1].isNoun
        && !(start..<word).contains { isFinite($0) }
  }
}
