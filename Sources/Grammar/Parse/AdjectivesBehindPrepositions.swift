import Foundation
import Vocabulary

/// Adjectives right behind a preposition, which say how, where or when something is, and nothing of anybody: de nuevo,
/// en directo, in privato, por escrito.
extension Phrase {
  /// Whether a word of a phrase without a head is such an adjective, or joined to one: entre abierto y cerrado.
  func saysHow(behindPreposition word: Int, _ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, phrase.head == nil, self[word].isAdjective else {
      return false
    }
    var first = word
    while first - 2 >= phrase.words.lowerBound, self[first - 1].isCoordination,
      isFollowedDirectly(first - 1), isFollowedDirectly(first - 2)
    {
      first -= 2
    }
    let preposition = first - 1
    guard preposition >= 0, isFollowedDirectly(preposition),
      self[preposition].roles.contains(.preposition), words[preposition].half == .whole,
      !saysAsWhat(preposition)
    else { return false }
    // `después de registrado`
    return preposition == 0 || !isFollowedDirectly(preposition - 1)
      || !self[preposition - 1].isAdverb
  }

  /// `Da seduto`: whether a preposition that says of what kind something is also says what somebody is.
  private func saysAsWhat(_ preposition: Int) -> Bool {
    language.order.kinds.contains { $0.elementsEqual(lower(preposition)) }
  }
}
