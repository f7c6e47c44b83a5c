import Foundation
import Vocabulary

/// Complements that no preposition makes, but their case: lista zakupów.
extension Phrase {
  /// A noun in the genitive right behind the head, or behind another of its complements: lista zakupów, plik
  /// nowej kopii.
  func genitive(at word: Int, of phrase: NounPhrase) -> Complement? {
    guard language.order.hasGenitive, !language.order.keepsPredicate, word < count,
      let head = phrase.head, head.analysis.lexeme.gender?.settled != nil,
      word >= head.words.upperBound, isFollowedDirectly(word - 1),
      // `osoba potrzebuje pomocy`: behind a verb it is the object.
      !(head.words.upperBound..<word).contains(where: { self[$0].isVerb && isBystander($0) })
    else { return nil }
    let noun = nounBehindAdjectives(word)
    guard !isBystander(noun), !self[noun].isAuxiliary, !self[noun].endsPhrase else { return nil }
    let found = all(self[noun].nouns).first { analysis in
      language.mayBe(analysis, .genitive)
        && (word..<noun).allSatisfy { adjective in
          first(self[adjective].adjectives).map { fits($0, analysis, in: .genitive) } ?? false
        }
    }
    guard let found else { return label(at: word, of: head) }
    return Complement(noun: noun, analysis: found, isPartOfName: false, isGenitive: true)
  }

  /// `Karta SIM`, `wiadomość e-mail`: a noun that keeps its first form right behind the head, in the same value as that or in
  /// capitals.
  private func label(at word: Int, of head: NounPhrase.Head) -> Complement? {
    guard language.countsByCase, let noun = first(self[word].nouns), !self[word].isAdjective,
      language.mayBeNominative(noun)
    else { return nil }
    let (value, ofHead) = (argument(around: word), argument(around: head.word))
    let isAcronym =
      value == nil && token(word).shape == .capitals && token(head.word).shape != .capitals
      && !noun.lexeme.features.contains(.human)
    guard isAcronym || value != nil && value == ofHead else { return nil }
    return Complement(noun: word, analysis: nil, isPartOfName: true, isOf: true)
  }

  /// `%@ został usunięty`: whether an adjective outside of the value that a head is in was written for any value, and has no
  /// case but a subject's; of one before another value it is that one's.
  func isSaidOfAnyValue(
    _ word: Int, _ adjective: Analysis, _ head: NounPhrase.Head
  ) -> Bool {
    guard language.countsByCase, isArgument(head.word), !isArgument(word),
      language.mayBeNominative(adjective)
    else { return false }
    return !isFollowedDirectly(word) || !isArgument(word + 1)
  }
}
