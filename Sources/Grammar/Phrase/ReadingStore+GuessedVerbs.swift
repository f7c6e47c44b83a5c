import Foundation
import Vocabulary

/// Verbs that no lexicon has.
extension ReadingStore {
  /// A verb by its ending; one whose ending says nothing stays as it is.
  func guessedVerb(_ word: Bytes) -> Lexeme? {
    guard language.guesses.has(.verbForm) else { return nil }
    var verb = Lexeme(
      part: .verb, traits: .guessed, inflection: .invariable,
      schema: language.schemas.number(of: .verb), lemma: word, stem: word)
    if let rule = language.guesses.paradigm(.verbForm, for: word), let paradigm = rule.paradigm {
      verb.inflection = .paradigm(paradigm)
      verb.stem = word.slice(0..<(word.count - rule.cut))
    }
    return verb
  }
}
