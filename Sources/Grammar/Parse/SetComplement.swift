import Foundation
import Vocabulary

/// Complements that are read as a whole: billete de ida y vuelta, producto de segunda mano.
extension Phrase {
  /// The complement of words that belong together and say what kind of thing the head is, so that adjectives behind them
  /// rather describe that: café à emporter prêt.
  func setComplement(at word: Int) -> Complement? {
    guard word > 0, word + 1 < count, !language.order.setKinds.isEmpty,
      isFollowedDirectly(word - 1),
      let kind = language.order.setKinds.first(where: { stand($0, at: word) })
    else { return nil }
    return Complement(
      noun: word + kind.count - 1, analysis: nil, isPartOfName: true, isOf: true)
  }

  /// Whether words stand at a place, one right behind the other.
  private func stand(_ wanted: [[UInt8]], at first: Int) -> Bool {
    guard first + wanted.count <= count else { return false }
    return wanted.indices.allSatisfy { index in
      let word = first + index
      return wanted[index].elementsEqual(lower(word))
        && (index == 0 || isFollowedDirectly(word - 1))
    }
  }

  /// The noun behind a word that is rather an adjective and fits it, where both are what a complement is of: de segunda
  /// mano, de última hora; the word itself elsewhere.
  func nounBehindItsAdjective(_ word: Int) -> Int {
    guard !language.hasCases, !isArgument(word), self[word].isAdjective, !self[word].isSpecifier,
      isFollowedDirectly(word)
    else { return word }
    let noun = self[word + 1]
    let isRatherAdjective =
      !self[word].isNoun || self[word].likeliest == .adjective || noun.isOnlyNoun
    let isRatherNoun = noun.isNoun && !noun.isSpecifier && noun.likeliest != .adjective
    return isRatherAdjective && isRatherNoun && !noun.roles.contains(.preposition)
      && fits(adjective: word, word + 1) ? word + 1 : word
  }
}
