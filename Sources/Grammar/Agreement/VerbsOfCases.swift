import Foundation
import Vocabulary

/// Verbs that ask their object for a case of their own, of languages whose subject may stand behind the verb, and what
/// belongs to the verb last: folge 2 Kanälen, Sie helfen 2 Kindern, du hast 2 Freunden geantwortet, tritt 2 Gruppen bei.
extension Phrase {
  /// Whether a word that may be such a verb asks what stands behind it for nothing: it is a noun (in dieser Folge 2
  /// Gäste), it has its object already (hilf mir 2 Freunde zu finden) or its subject behind it (dir helfen 2 Freunde),
  /// or when or how often something is follows.
  func asksNoCase(verb: Int) -> Bool {
    let reading = self[verb, lower: true]
    guard language.order.isVerbSecond, reading.roles.contains(.governs) else { return false }
    let next = verb + 1
    guard next < count, !isCut(after: verb), !isNounInClause(verb) else { return true }
    // A value alone may be a name of any form.
    if isArgument(next), !isBehindNumber(next) { return true }
    if isObjectPronoun(next) || isWhom(ofQuestion: next) { return true }
    // `Es folgen 2 Fragen`, but es gefällt 2 Freunden
    if reading.hasVerbNumber, verb > 0,
      hasNoSubject(before: verb)
        || self[verb].roles.isSuperset(of: [.presents, .acts]) && isBehindPlaceholder(verb)
    {
      return true
    }
    let noun = (next..<min(count, verb + 5)).first { self[$0].isNoun }
    return noun.map { hasNoun($0, [.time, .times]) } ?? false
  }

  private func isNounInClause(_ word: Int) -> Bool {
    word > 0 && token(word).shape == .title && !isCut(after: word - 1)
  }

  /// Whether the subject of a verb stands right before it: Sie folgen 2 Kanälen, but danach folgen 2 Fragen.
  func isBehindSubject(verb: Int) -> Bool {
    guard verb > 0, isFollowedDirectly(verb - 1) else { return false }
    return isSubject(verb - 1)
  }

  /// `Es folgen 2 Fragen`: whether the word right before a verb may hold the place of the subject behind it.
  func isBehindPlaceholder(_ verb: Int) -> Bool {
    verb > 0 && isFollowedDirectly(verb - 1) && mayHoldPlace(verb - 1)
  }

  /// Whether a word is the pronoun of a neuter subject, which may hold a subject's place: es.
  private func mayHoldPlace(_ word: Int) -> Bool {
    isSubjectPronoun(word) && row(of: word)?.features.contains(.neuter) == true
  }

  private func isSubject(_ word: Int) -> Bool {
    if isSubjectPronoun(word) { return !mayHoldPlace(word) }
    guard !self[word].isKnown || self[word].isNoun && !isBystander(word) else { return false }
    // `im Ordner von Anna`
    var first = word
    while first > 0, isFollowedDirectly(first - 1), word - first < 4,
      self[first - 1].isSpecifier || self[first - 1].isArticle || self[first - 1].isAdjective
    {
      first -= 1
    }
    return first == 0 || !isFollowedDirectly(first - 1)
      || self[first - 1].roles.isDisjoint(with: .preposition)
  }

  /// The cases that the verb behind what a number counts asks of it, or the one before it whose prefix stands behind.
  func casesOfVerb(around phrase: NounPhrase) -> [FeatureSet] {
    let start = phrase.words.lowerBound
    guard language.order.isVerbSecond, let head = phrase.head, startsOfCounted.contains(start),
      !isOfTime(phrase)
    else { return [] }
    let behind = head.words.upperBound
    guard behind < count, isFollowedDirectly(behind - 1), token(behind).shape == .small,
      behind + 1 == count || isCut(after: behind) || self[behind + 1].isCoordination
    else { return [] }
    if self[behind].roles.contains(.governs) {
      return isObject(phrase, ofVerbBehind: behind)
        ? language.government.cases(of: lower(behind)) : []
    }
    guard start > 0, !isCut(after: start - 1), !language.hooks.presents(start - 1, in: self) else {
      return []
    }
    return language.government.cases(of: lower(behind), beside: lower(start - 1))
  }

  /// Whether an infinitive or a participle behind a phrase has it for its object, for the clause has a subject (du hast 2
  /// Freunden geholfen), or the text has a plural of the verb beside one thing (1 Kanal folgen).
  private func isObject(_ phrase: NounPhrase, ofVerbBehind verb: Int) -> Bool {
    if endsPerfect(verb, behind: phrase) { return true }
    guard !self[verb].marks.contains(.singularVerb), let head = phrase.head else { return false }
    let end = phrase.words.lowerBound
    let start = startOfClause(with: end)
    if (start..<end).contains(where: { isSubject($0) }) { return true }
    return !(start..<end).contains(where: { isFinite($0) })
      && self[verb].marks.contains(.pluralVerb) && number(of: head.analysis) == .singular
  }

  /// `Du bist 3 Nutzern begegnet`: whether what may be a verb of one thing is the participle that ends a clause, for a form
  /// of to be with a pronoun for its subject stands before a phrase.
  func endsPerfect(_ verb: Int, behind phrase: NounPhrase) -> Bool {
    guard language.order.isVerbSecond, let head = phrase.head, verb >= head.words.upperBound,
      !self[verb].isAuxiliary, !self[verb].isCopula, verb + 1 == count || isCut(after: verb)
    else { return false }
    let start = phrase.words.lowerBound
    let other = (startOfClause(with: start)..<start).last { isFinite($0) }
    // `Sie sind online und 3 Freunde warten`
    guard let other, saysWhatOneIs(other),
      !(other..<start).contains(where: { self[$0].isCoordination })
    else { return false }
    return [other - 1, other + 1].contains { isSubjectPronoun($0) && !mayHoldPlace($0) }
  }
}
