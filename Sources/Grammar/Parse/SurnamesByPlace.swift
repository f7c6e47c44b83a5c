import Foundation
import Vocabulary

/// Surnames that are common nouns as well: Jan Wilk, Adam Wrona.
extension Phrase {
  /// The noun that a word with a capital is right behind a man's first name in the nominative, in the same value: one of an
  /// animal, of a person or any feminine, unless the word is an adjective of his (Adam Czarny).
  func surnameByPlace(_ word: Int, of head: NounPhrase.Head) -> Analysis? {
    guard language.countsByCase, words.indices.contains(word), word == head.words.upperBound,
      isFollowedDirectly(word - 1), token(word).shape == .title, token(head.word).shape == .title,
      let value = argument(around: word), value == argument(around: head.word),
      self[head.word].isExact, !self[word].isExact, head.analysis.lexeme.isMan,
      head.analysis.cells.contains(0),
      self[word].adjectives.isEmpty || !fits(adjective: word, head.word)
    else { return nil }
    return all(self[word].nouns).first { noun in
      let lexeme = noun.lexeme
      guard number(of: noun) == .singular, noun.cells.contains(0) else { return false }
      return lexeme.gender?.settled == .feminine
        || !lexeme.features[.animacy].isEmpty && !lexeme.features.contains(.inanimate)
    }
  }
}
