import Foundation
import Vocabulary

/// Pronouns for nobody, somebody or everything (nadie, qualcuno, tout), of whom an adjective behind a verb may be said.
extension Phrase {
  /// Whether a word is a pronoun for nobody, somebody or everything, or points at something: questo è pronto.
  func isSomeone(_ word: Int) -> Bool {
    let reading = self[word]
    if reading.roles.contains(.someone) || reading.marks.contains(.demonstrative) { return true }
    // `Qui est connecté ?`
    if reading.roles.isSuperset(of: [.relative, .subject]), startOfSentence(with: word) == word {
      return true
    }
    // `cada um`
    return word > 0 && reading.isNumeral && isFollowedDirectly(word - 1)
      && self[word - 1].roles.contains(.someone)
  }

  /// Whether a pronoun for nobody or everything says how somebody is: per nulla stanco, no estás nada cansado.
  func saysHow(someone word: Int) -> Bool {
    // `tout seul`
    if self[word].marks.contains(.quantifier), isFollowedDirectly(word), mayStress(word + 1) {
      return true
    }
    guard word > 0, !isCut(after: word - 1) else { return false }
    if self[word - 1].roles.contains(.preposition) || verbOfReader(before: word) != nil {
      return true
    }
    return isFollowedDirectly(word - 1) && isReader(word - 1)
  }

  /// Whether a word is an adverb, an adjective or a verb, and not one that speaks of the reader.
  func maySpeakOfSomeone(_ word: Int) -> Bool {
    let reading = self[word]
    if reading.isCopula {
      // `nadie se siente solo`, `nadie ha sido invitado`
      return reading.roles.contains(.reflexive)
        || word > 0 && self[word - 1].roles.contains(.perfect)
    }
    // `questo dovrebbe essere pronto`
    let mayStand = reading.isBystander || reading.isAuxiliary || reading.roles.contains(.being)
    return (mayStand || reading.isAdjective)
      && reading.roles.isDisjoint(with: .speaker) && !isReader(word) && !isOfReader(verb: word)
  }
}
