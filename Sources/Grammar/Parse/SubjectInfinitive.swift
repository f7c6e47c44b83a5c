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
