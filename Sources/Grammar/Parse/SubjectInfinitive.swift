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
    guard reading.isVerb, reading.isBystander, !reading.hasVerbNumber, !reading.endsPhrase,
      !reading.isAuxiliary, !reading.isCopula
    else { return false }
    return !language.order.isHeadLast || language.guesses.rule(.activity, for: lower(verb)) != nil
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
