import Foundation
import Vocabulary

/// Words beside numbers that may be verbs, which their place tells, where numbers ask for cases: 2 z nich gra w szachy,
/// zobacz pozostały 1 komentarz.
extension Phrase {
  /// Reads what may be a noun as a verb where it is that of some of several, and what may be a past as an adjective where it
  /// describes what is counted.
  mutating func settleWordsBesideCounts() {
    guard language.countsByCase else { return }
    for word in words.indices.dropFirst() where words[word].half == .whole && self[word].isVerb {
      if isVerbOfSome(word) {
        settle(word, as: .verb)
      } else if describesCountedObject(word) {
        settle(word, as: .adjective)
      }
    }
  }

  /// `2 z nich gra w szachy`: whether a noun stands right behind a number, a preposition and a pronoun, which has nothing
  /// behind it that it describes.
  private func isVerbOfSome(_ word: Int) -> Bool {
    guard word > 1, self[word].isNoun, token(word).shape == .small, isBehindNumber(word - 2) else {
      return false
    }
    return self[word - 2].roles.contains(.preposition) && self[word - 1].isPersonalPronoun
      && isFollowedDirectly(word - 2) && isFollowedDirectly(word - 1)
  }

  /// `Zobacz pozostały 1 komentarz`, but dziś pozostały 2 dni: whether an adjective stands between a verb that has no other
  /// form, as an imperative and an infinitive have none, and a number.
  private func describesCountedObject(_ word: Int) -> Bool {
    let verb = self[word - 1]
    return self[word].isAdjective && isFollowedDirectly(word - 1) && !isCut(after: word)
      && isBehindNumber(word + 1) && verb.isVerb && verb.isBystander && !verb.isAdverb
      && !verb.hasVerbNumber && !verb.isAuxiliary
  }
}
