import Foundation
import Vocabulary

/// Complements that are read as a whole: billete de ida y vuelta, producto de segunda mano.
extension Phrase {
  /// The complement of words that belong together and say what kind of thing the head is, so that adjectives behind them
  /// rather describe that: café à emporter prêt.
  func setComplement(at word: Int) -> Complement? {
    guard word > 0, word + 1 < count, isFollowedDirectly(word - 1), let kind = setKind(at: word)
    else { return nil }
    return Complement(
      noun: word + kind.count - 1, analysis: nil, isPartOfName: true, isOf: true)
  }

  /// The words that say together what kind of thing something is, and that stand at a place.
  func setKind(at word: Int) -> [[UInt8]]? {
    language.order.setKinds.first { stand($0, at: word) }
  }

  /// Whether words stand at a place, one right behind the other.
  private func stand(_ wanted: [[UInt8]], at first: Int) -> Bool {
    guard first + wanted.count <= count else { return false }
    return wanted.indices.allSatisfy { index in
      let word = first + index
      return wanted[index].elementsEqual(lower(word))
        && (index == 0 || isFollowedDirectly(word - 1) || words[word].half == .second)
    }
  }
}
