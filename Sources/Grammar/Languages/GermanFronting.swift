import Foundation
import Vocabulary

/// What stands first in a clause whose verb is second and is no subject, as its determiner shows: deinem Konto wurden 3
/// Punkte gutgeschrieben, diesen Artikel lesen 3 Personen, jeden Tag sind 3 Übungen fällig.
extension Phrase {
  /// Whether a noun with a determiner that is no nominative starts a clause, and stands right before its verb.
  ///
  /// The determiner of an argument was written for another noun, so that it has to show another case by itself.
  func isFrontedObject(_ noun: Int) -> Bool {
    guard language.order.isVerbSecond, noun > 0, noun + 1 < count, isFollowedDirectly(noun),
      isFinite(noun + 1)
    else { return false }
    if isFrontedTime(noun) { return true }
    let start = startOfClause(with: noun)
    guard start < noun, noun - start < 4, self[start].isDeterminer,
      let determiner = first(self[start].determiners),
      (start..<noun).allSatisfy({ isFollowedDirectly($0) }),
      (start + 1..<noun).allSatisfy({ self[$0].isAdjective && !self[$0].isSpecifier })
    else { return false }
    if isArgument(noun) { return !language.mayBe(determiner, .nominative) }
    return first(self[noun].nouns).map { !fits(determiner, $0, in: .nominative) } ?? false
  }

  /// `Diese Woche sind 2 Termine fällig`: whether a time that may be an accusative starts a clause, whose verb acts upon
  /// nothing, and other things than times are counted behind that; but diese Woche ist 2 Tage lang.
  private func isFrontedTime(_ noun: Int) -> Bool {
    guard hasNoun(noun, [.time, .times]), let head = first(self[noun].nouns), !isArgument(noun),
      isFollowedDirectly(noun - 1), startOfClause(with: noun) == noun - 1,
      self[noun + 1].roles.contains(.presents),
      self[noun - 1].roles.isDisjoint(with: .article)
    else { return false }
    let modifiers = all(self[noun - 1].determiners) + all(self[noun - 1].adjectives)
    let counted = (noun + 2..<min(count, noun + 6)).first { self[$0].isNoun }
    return modifiers.contains { fits($0, head, in: .accusative) }
      && !(counted.map { hasNoun($0, [.time, .times]) } ?? true)
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
