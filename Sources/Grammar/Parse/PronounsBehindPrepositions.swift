import Foundation
import Vocabulary

/// Pronouns behind prepositions between a verb and what it says that the reader is, where numbers ask for cases: jesteś z
/// siebie dumny, jesteś na to gotowy, bądź dla siebie miły.
extension Phrase {
  /// Where the preposition stands before a pronoun that describes nothing behind it, and isn't for the reader, of whom
  /// somebody else is something then: jestem z ciebie dumny.
  func prepositionBefore(pronoun word: Int) -> Int? {
    guard language.countsByCase, word > 0, isFollowedDirectly(word - 1),
      self[word - 1].roles.contains(.preposition),
      isPronounOfVerb(word) || self[word].isPronoun && !self[word].isSpecifier,
      row(of: word)?.features.contains(.secondPerson) != true
    else { return nil }
    return word - 1
  }

  /// Whether an imperative with which somebody is something stands right before such a pronoun and a word behind that.
  func isLinking(_ verb: Int, beforePronounOf word: Int) -> Bool {
    let roles = self[verb].roles
    return roles.contains(.linking) && roles.isDisjoint(with: .reaches)
      && language.guesses.rule(.infinitive, for: lower(verb)) == nil
      && prepositionBefore(pronoun: word - 1) == verb + 1
  }
}
