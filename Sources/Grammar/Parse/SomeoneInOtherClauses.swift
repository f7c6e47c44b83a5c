import Foundation
import Vocabulary

/// Pronouns for everything, nobody and the like that are the subject of a verb behind an and: 2 foto sono state salvate ed
/// è tutto pronto, 2 photos ont été ajoutées et tout est prêt; but il file è tutto rovinato.
extension Phrase {
  /// Whether such a pronoun stands right before a verb or right behind it, with an and before both.
  func hasSomeone(joined verb: Int) -> Bool {
    guard language.hasRomanceSyntax, self[verb].marks.contains(.singularVerb) else { return false }
    var before = verb - 1
    // Nobody says more between.
    while before > 0, verb - before < 5, isFollowedDirectly(before) {
      if isPronounForSomeone(before) {
        return isFollowedDirectly(before - 1) && self[before - 1].isCoordination
      }
      guard isClitic(before) || self[before].isAdverb else { break }
      before -= 1
    }
    return before >= 0 && isFollowedDirectly(before) && self[before].isCoordination
      && isFollowedDirectly(verb) && isPronounForSomeone(verb + 1)
  }

  /// `Tutto ti rende serena`: whether such a pronoun stands before a verb and the pronoun of whom that acts upon, so that it
  /// isn’t said of them.
  func isSomeoneElse(pronoun word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].roles.contains(.someone), isFollowedDirectly(word),
      isObjectPronoun(word + 1) || isOfSecondPerson(pronoun: word + 1), isFollowedDirectly(word + 1)
    else { return false }
    let verb = behindClitics(from: word + 2, atMost: 4)
    return self[verb].isVerb && self[verb].isBystander && !self[verb].isCopula
      && mayBeOfThird(verb: verb)
  }

  private func isPronounForSomeone(_ word: Int) -> Bool {
    self[word].roles.contains(.someone) && self[word].isPronoun && !self[word].isPersonalPronoun
  }
}
