import Foundation
import Vocabulary

/// Imperatives for several readers behind another one, which are spelled as verbs of one thing: ladet 3 Freunde ein und
/// gewinnt, lest 3 Bücher, sammelt Punkte.
extension Phrase {
  /// Whether a verb right behind an and or a comma is one, for the sentence of a phrase starts with an imperative that is
  /// no third person; but ladet 3 Freunde ein, die gern spielen.
  func isJoinedImperative(verb: Int, behind phrase: NounPhrase) -> Bool {
    guard language.order.isVerbSecond, let head = phrase.head, verb >= head.words.upperBound else {
      return false
    }
    let isJoined =
      startOfClause(with: verb) == verb
      || self[verb - 1].isCoordination && isFollowedDirectly(verb - 1)
    guard isJoined, startOfSentence(with: verb) == startOfSentence(with: head.word) else {
      return false
    }
    let forms = GermanFormsOfReaders(language: language)
    let start = phrase.words.lowerBound
    let before = startOfSentence(with: start)..<start
    // `Bitte ladet`
    let first = before.first {
      !self[$0].isAdverb && self[$0, lower: true].roles.isDisjoint(with: [.adverb, .asks])
    }
    guard let first else { return false }
    return forms.isOfReadersAlone(lower(first)) && forms.thirdPerson(of: lower(verb)) != nil
  }
}
