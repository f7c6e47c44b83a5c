import Foundation
import Vocabulary

/// What a number asks of the words behind it: behind a word for many of 1 as well they are several (1 million users, 1 mil
/// passos), or before words for more (1 o más veces), and so they are behind a word for all and an article, which are written for several (toutes les 1 heures).
extension Phrase {
  /// - Parameters:
  ///   - word: The word right behind the number.
  ///   - number: What the number asks for by itself.
  func number(ofCounted word: Int, asked number: GrammaticalNumber) -> GrammaticalNumber {
    if language.hasRomanceSyntax {
      return isAllOfTimes(counted: word) || multiplies(word) || startsOpenRange(word)
        ? .plural : number
    }
    if joinsMore(word) { return .pluralMany }
    guard number == .singular, language.order.isHeadLast, isCountedNumeral(word),
      standsBeforeMany(word)
    else { return number }
    return .plural
  }

  /// `1 o más veces`, `1 ou mais fotos`: whether what stands behind a number says that there may be more.
  func startsOpenRange(_ word: Int) -> Bool {
    language.hasRomanceSyntax && self[word].isCoordination && isFollowedDirectly(word)
      && self[word + 1].isAdverb && self[word + 1].roles.contains(.limits)
  }

  /// `1 lub więcej osób`: whether a word that counts many stands behind an or, right behind a number.
  func joinsMore(_ word: Int) -> Bool {
    language.countsByCase && self[word].isCoordination && isFollowedDirectly(word)
      && first(self[word + 1].numerals)?.lexeme.countedNumber == .pluralMany
  }

  /// `1 mil passos`: whether a word for a number stands between a number and a noun.
  private func multiplies(_ word: Int) -> Bool {
    let reading = self[word]
    guard isFollowedDirectly(word), !reading.isAdjective, !reading.isVerb,
      let numeral = first(reading.numerals)
    else { return false }
    return self[word + 1].isNoun && !numeral.lexeme.features.contains(.singular)
  }

  /// Whether a noun follows that may be a plural: not in 1 million dollar prize.
  private func standsBeforeMany(_ word: Int) -> Bool {
    guard isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    guard !next.endsPhrase, !next.isAuxiliary, next.roles.isDisjoint(with: .postposed) else {
      return false
    }
    if !next.isNoun { return isFollowedDirectly(word + 1) && self[word + 2].isNoun }
    guard !next.isAdjective, isFollowedDirectly(word + 1), let noun = first(next.nouns),
      let last = first(self[word + 2].nouns)
    else { return true }
    return number(of: noun) != .singular || number(of: last) != .singular
  }
}
