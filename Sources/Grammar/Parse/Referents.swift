import Foundation
import Vocabulary

/// What a pronoun stands for: the check that languages share in which each asks whether it may be another word than the noun of
/// a phrase.
extension Phrase {
  /// Whether one of the nouns that a word may be has the number of a pronoun and, if that stands for one thing, its gender; a
  /// noun that doesn’t show them may have any.
  func hasNoun(_ word: Int, forPronounOf gender: GrammaticalGender?, isPlural: Bool) -> Bool {
    all(self[word].nouns).contains { noun in
      if isPlural { return number(of: noun) != .singular }
      let own = noun.lexeme.gender?.settled
      return number(of: noun) != .plural && (own == nil || own == gender)
    }
  }
}
