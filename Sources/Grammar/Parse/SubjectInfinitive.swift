import Foundation
import Vocabulary

/// Infinitives that are the subject of what follows: borrar 3 cuentas es irreversible.
extension Phrase {
  /// Whether a phrase is what such an infinitive, or an English -ing, is done to: no verb behind it speaks of
  /// the phrase, but for those of its relative clauses.
  func isObjectOfSubject(_ phrase: NounPhrase) -> Bool {
    let verb = phrase.words.lowerBound - 1
    guard verb >= 0, !language.hasCases, !isCut(after: verb), verb == 0 || isCut(after: verb - 1),
      phrase.head != nil, words[verb].half == .whole
    else { return false }
    let reading = self[verb]
    guard reading.isVerb, !reading.hasVerbNumber, !reading.endsPhrase, !reading.isAuxiliary,
      !reading.isCopula
    else { return false }
    guard language.order.isHeadLast else { return reading.isBystander }
    return reading.isBystander && language.guesses.rule(.activity, for: lower(verb)) != nil
      || isActivity(beforeCount: verb)
  }

  /// `Sharing 2 photos`: whether an -ing that may be a noun stands before a number; but missing 2 files, which describes
  /// them, and building 2 apartments, of which there are several.
  private func isActivity(beforeCount word: Int) -> Bool {
    !self[word].isAdjective && isBehindNumber(word + 1) && isActivity(word)
  }

  /// `Walking 3 miles burns calories`: whether what may be a noun is the verb of such an -ing, for a number or another noun
  /// stands behind it; but tracking 3 page views costs 5 coins.
  func isVerb(_ word: Int, behindObject last: Int, ofActivityBefore start: Int) -> Bool {
    let activity = start - 1
    guard language.order.isHeadLast, activity >= 0, word > start, word + 1 < count,
      activity == 0 || isCut(after: activity - 1), isActivity(beforeCount: activity),
      self[word].hasVerbNumber, self[word].marks.contains(.singularVerb), self[last].isNoun,
      isFollowedDirectly(word - 1), !isCut(after: word), compound(at: word - 1, length: 2) == nil
    else { return false }
    // `burns about 300 calories`
    if isBehindNumber(word + 1) { return true }
    let next = self[word + 1]
    if next.endsPhrase || next.isAdverb { return isBehindNumber(word + 2) }
    return next.isNoun && next.otherPart != .adverb && !next.marks.contains(.singularVerb)
  }

  /// Whether a verb behind a phrase has such an infinitive before that for its subject.
  func isOfInfinitive(verb word: Int, behind phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, word >= head.words.upperBound, word - head.word <= Self.reach,
      isObjectOfSubject(phrase)
    else { return false }
    return !(head.words.upperBound - 1..<word).contains {
      isCut(after: $0) || self[$0].roles.contains(.relative)
    }
  }
}
