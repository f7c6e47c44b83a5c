import Foundation
import Vocabulary

/// Nouns with a determiner for what the reader is thanked for being: gracias por ser nuestra suscriptora, obrigado por ser
/// um bom amigo.
extension Phrase {
  /// Whether a noun stands behind to be and what thanks the reader, with nothing but a determiner between.
  ///
  /// - Parameters:
  ///   - start: The first of the words that belong to the noun.
  func isThankedFor(from start: Int) -> Bool {
    let being = startOfPossessed(start) - 1
    guard language.hasRomanceSyntax, being > 1, isFollowedDirectly(being),
      self[being].roles.contains(.being), isFollowedDirectly(being - 1),
      isFollowedDirectly(being - 2)
    else { return false }
    return thanksReader(being - 2)
  }

  /// `Obrigado, amiga`: whether a word with which those who speak give thanks starts a sentence, and a comma ends its clause,
  /// so that nothing in what follows is said of the same.
  func isThanksAlone(_ word: Int) -> Bool {
    self[word].roles.contains(.someone) && self[word].isAdjective && isComma(behind: word)
      && startOfSentence(with: word) == word
  }

  /// The possessive right before words that have no article, or the first of them: nuestro suscriptor.
  func startOfPossessed(_ start: Int) -> Int {
    guard start > 0, isFollowedDirectly(start - 1), !self[start].isArticle else { return start }
    let before = self[start - 1]
    return before.isDeterminer && !before.isArticle && !before.isNumeral && !before.endsPhrase
      ? start - 1 : start
  }
}
