import Foundation
import Vocabulary

/// Adjectives that a text without a verb has, and that say nothing of the reader: se abilitato, il prima possibile.
extension Phrase {
  /// `Se abilitato, il file verrà salvato`, `Quando necessario`, `gdy włączony`, but Se stanco, Se iscritto: whether the
  /// clause of a phrase without a head is nothing but a conjunction, a no and an adjective, which is none of what a reader is
  /// asked.
  func isConditionOfThing(_ phrase: NounPhrase) -> Bool {
    guard let word = phrase.words.first(where: { self[$0].isAdjective && !isBystander($0) }),
      word > 0, isCut(after: word), mayBeOfThing(adjective: word)
    else { return false }
    let start = startOfSentence(with: word)
    return start < word && self[start].roles.contains(.conjunction)
      && (start..<word).allSatisfy { isFollowedDirectly($0) }
      && (start + 1..<word).allSatisfy { self[$0].isAdverb }
  }

  /// `Ti risponderemo il prima possibile`: whether what may be an adverb stands behind a definite article, and before possible.
  func saysAsPossible(_ word: Int) -> Bool {
    guard word > 1, saysWhatIsPossible(word), isFollowedDirectly(word - 1),
      isFollowedDirectly(word - 2), self[word - 1].isAdverb || self[word - 1].isAdjective
    else { return false }
    return (max(0, word - 3)..<word - 1).contains { self[$0].roles.contains(.definite) }
  }
}
