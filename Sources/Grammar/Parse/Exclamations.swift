import Foundation
import Vocabulary

/// Exclamations that say how something is, and nothing of the reader: que lindo!, ¡qué bonito!, che bello!; splendido,
/// sei pronto.
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

  /// `Splendido, sei pronto`, `Bon, vous êtes prêt`, but stanca, sei andata a dormire: whether an adjective is a sentence of its
  /// own, or a clause at the start of one, and is hardly said of persons, or says that something is done, while what stands
  /// behind speaks to the reader.
  func isExclaimedAlone(_ word: Int) -> Bool {
    guard word + 1 < count, words[word].half == .whole, !isArgument(word),
      first(self[word].adjectives)?.cells.contains(0) == true,
      hasAdjective(word, .done) || isHardlyOfPersons(word) && !self[word].isSpecifier,
      isComma(behind: word) || mark(behind: word).contains(UInt8(ascii: "!")),
      startOfSentence(with: word) == word
    else { return false }
    // What comes later is another sentence, and hostile texts have thousands of such words.
    return (word + 1..<min(count, word + 40)).contains {
      self[$0].isCopula || self[$0].roles.contains(.speaker) || isReader($0)
    }
  }
}
