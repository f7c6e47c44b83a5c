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
    let analysis = all(self[noun].nouns).first { analysis in
      language.mayBe(analysis, .genitive)
        && (word..<noun).allSatisfy { adjective in
          first(self[adjective].adjectives).map { fits($0, analysis, in: .genitive) } ?? false
        }
    }
    return analysis.map {
      Complement(noun: noun, analysis: $0, isPartOfName: false, isGenitive: true)
    }
  }
}
