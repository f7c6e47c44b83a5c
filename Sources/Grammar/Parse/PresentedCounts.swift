import Foundation
import Vocabulary

/// What a number counts behind a pronoun that presents it, of languages that need no verb for that: to 3 pliki, to 5 minut
/// stąd; but te 3 pliki, to 1 zdjęcie.
extension Phrase {
  /// Whether a pronoun right before a number may be a determiner of something neuter, and the noun behind the number is no
  /// such thing.
  func presentsCounted(pronoun word: Int) -> Bool {
    guard language.countsByCase, self[word].roles.contains(.preverb), isBehindNumber(word + 1),
      let pronoun = first(self[word].determiners),
      language.mayBe(pronoun, FeatureSet.nominative.union(.singular).union(.neuter)),
      let noun = (word + 1..<min(count, word + 4)).first(where: { self[$0].isNoun })
    else { return false }
    return all(self[noun].nouns).allSatisfy {
      $0.lexeme.traits.contains(.rare) || $0.lexeme.gender?.settled != .neuter
    }
  }
}
