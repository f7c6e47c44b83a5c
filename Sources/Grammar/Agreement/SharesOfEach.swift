import Foundation
import Vocabulary

/// Things of which each one gets some, behind a preposition that asks for another case of one than of more, in languages whose
/// numbers ask for cases: każdy dostanie po 1 karcie, po 3 karty, po 5 kart; but dostaniesz kartę po 3 dniach.
extension Phrase {
  /// The case of more than one, where one is written in another case.
  ///
  /// - Parameters:
  ///   - governing: The preposition.
  ///   - number: The one that is asked of the phrase.
  ///   - cases: Those that the preposition asks for, that of more than one first.
  /// - Returns: Nil for other phrases.
  func caseOfShare(
    _ phrase: NounPhrase, behind governing: Int, _ number: GrammaticalNumber?,
    among cases: [FeatureSet]
  ) -> [FeatureSet]? {
    guard language.countsByCase, self[governing].roles.contains(.distributes), let number,
      number != .singular, isBehindNumber(phrase.words.lowerBound), let several = cases.first,
      several.contains(.accusative), let head = phrase.head?.analysis,
      self.number(of: head) == .singular, isShare(head, behind: governing)
    else { return nil }
    return [several]
  }

  /// Whether a noun is known as one of which each gets some, or a verb of giving or getting stands right before the
  /// preposition.
  private func isShare(_ noun: Analysis, behind governing: Int) -> Bool {
    let preposition = lower(governing)
    let own = language.government.cases(
      of: preposition, before: noun.lexeme.lemma, isCounted: true)
    if !own.isEmpty { return own.count == 1 && own[0].contains(.accusative) }
    guard governing > 0, isFollowedDirectly(governing - 1) else { return false }
    return !language.government.cases(of: preposition, beside: lower(governing - 1)).isEmpty
  }
}
