import Foundation
import Vocabulary

/// Relative pronouns between an article and its noun, which say whose that is: file il cui nome è lungo; but la que, o qual.
extension Phrase {
  /// Whether a word is the article of such a noun.
  func startsPossessed(byRelative word: Int) -> Bool {
    word + 2 < count && isPossessive(relative: word + 1) && self[word + 2].isNominal
  }

  /// Whether a word is such a pronoun: it has no forms, joins no clauses elsewhere, and has a definite article before it.
  func isPossessive(relative word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, self[word].roles.contains(.relative),
      self[word].roles.isDisjoint(with: .conjunction), self[word - 1].roles.contains(.definite),
      isFollowedDirectly(word - 1), isFollowedDirectly(word)
    else { return false }
    return first(self[word].pronouns)?.lexeme.inflection == .invariable
  }
}
