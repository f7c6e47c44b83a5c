import Foundation
import Vocabulary

/// Adjectives in parentheses behind a noun: foto (eliminada), but 12 palabras (recomendado).
extension Phrase {
  /// Whether an adjective in parentheses is said of the noun before it.
  func isParenthesis(_ word: Int) -> Bool {
    self[word].isAdjective && separator(after: word - 1).contains(UInt8(ascii: "("))
      && !isRemark(word)
      // `3 apps (última hora)`
      && !(isFollowedDirectly(word) && self[word + 1].isOnlyNoun)
  }

  /// `12 palabras (recomendado)`: whether an adjective that says what it is to do something, in the form that it has then,
  /// doesn't fit the noun before it, so that it agrees with nothing.
  private func isRemark(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word - 1].isNoun,
      let adjective = first(self[word].adjectives), adjective.cells.contains(0),
      saysWhatIsPossible(word)
    else { return false }
    return !fits(adjective: word, word - 1)
  }
}
