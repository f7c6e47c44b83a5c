import Foundation
import Vocabulary

/// Exclamations that say how something is, and nothing of the reader: que lindo!, ¡qué bonito!, che bello!
extension Phrase {
  /// `Que lindo!`, but ¡qué cansado estás!: whether an adjective is all that follows in its clause the word that starts a
  /// sentence and asks, or exclaims.
  func isExclaimed(_ word: Int) -> Bool {
    guard word > 0, self[word].isAdjective, !self[word].isNoun, !self[word].isSpecifier,
      !isArgument(word), isFollowedDirectly(word - 1), isCut(after: word),
      !endsInQuestion(from: word), startOfSentence(with: word) == word - 1
    else { return false }
    return !self[word - 1].roles.isDisjoint(with: [.question, .relative])
  }
}
