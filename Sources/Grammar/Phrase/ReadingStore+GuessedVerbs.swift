import Foundation
import Vocabulary

/// Verbs that no lexicon has.
extension ReadingStore {
  /// The roles that a word keeps where it is read as a verb and nothing else.
  static let rolesOfVerbs: Roles = [.auxiliary, .perfect, .speaker, .presents, .being, .linking]

  /// The verb that a word is as an imperative of one that the lexicon has, which stays as it is, by its prefix and
  /// what stands behind it, or by its ending; where verbs are told by their place, one whose ending says nothing
  /// stays as it is.
  func guessedVerb(_ word: Bytes) -> Lexeme? {
    if language.hooks.isImperative(form: word, in: language) != nil { return invariableVerb(word) }
    if let verb = PrefixedVerbs(language: language).verb(word) ?? verb(word, by: .verbForm) {
      return verb
    }
    return language.guesses.has(.verbBehind) ? invariableVerb(word, traits: .guessed) : nil
  }

  /// A verb that stays as it is.
  func invariableVerb(_ word: Bytes, traits: LexemeTraits = []) -> Lexeme {
    Lexeme(
      part: .verb, traits: traits, inflection: .invariable,
      schema: language.schemas.number(of: .verb), lemma: word, stem: word)
  }

  /// The verb that a word is by its ending alone.
  func verb(_ word: Bytes, by kind: GuessRules.Kind) -> Lexeme? {
    guard let rule = language.guesses.paradigm(kind, for: word), let paradigm = rule.paradigm
    else { return nil }
    return Lexeme(
      part: .verb, traits: .guessed, inflection: .paradigm(paradigm),
      schema: language.schemas.number(of: .verb), lemma: word,
      stem: word.slice(0..<(word.count - rule.cut)))
  }
}
