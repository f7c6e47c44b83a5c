import Foundation
import Vocabulary

/// Nouns in the plural right behind a noun in the singular that they say more of, whose form stays though they may be
/// adjectives, too: cartella dati, piano dati attivo.
extension Phrase {
  /// Whether a word is one of those, and rather a noun than an adjective.
  ///
  /// Values of arguments are written for any noun.
  func isPluralBesideNoun(_ word: Int, in phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, let head = phrase.head, word == head.words.upperBound,
      isFollowedDirectly(word - 1), self[word].isAdjective, !self[word].isSpecifier,
      self[word].likeliest == .noun, !isArgument(word), !isArgument(head.word),
      let noun = first(self[word].nouns)
    else { return false }
    return number(of: noun) == .plural && number(of: head.analysis) == .singular
  }
}
