import Foundation
import Vocabulary

/// Participles behind to have that agree with the reader, whom something was done to: Paul vous a invitée.
extension Phrase {
  /// Such participles; none in languages where they agree with no pronoun before the verb.
  var participlesDoneToReader: [Int] {
    guard language.guesses.has(.doneToPersons) else { return [] }
    return words.indices.filter { isDoneToReader($0) }
  }

  private func isDoneToReader(_ word: Int) -> Bool {
    guard word > 1, words[word].half == .whole, let participle = first(self[word].adjectives),
      number(of: participle) != .plural,
      language.guesses.rule(.doneToPersons, for: participle.lexeme.lemma) != nil,
      !opensObject(word + 1), !isBehindNumber(word + 1)
    else { return false }
    let have = beforeAdverbs(from: word - 1)
    guard have > 0, isFollowedDirectly(have), isFollowedDirectly(have - 1),
      isOfOthers(have: have), self[have - 1].isPersonalPronoun,
      // Of t’ the table has te.
      let pronoun = first(self[have - 1].pronouns),
      let row = language.pronouns.row(of: pronoun.lexeme.lemma)
    else { return false }
    return row.features[.person].contains(.secondPerson)
  }

  /// Whether a form of to have isn't one whose subject the reader is: a, ont, and nous vous avons.
  private func isOfOthers(have word: Int) -> Bool {
    let roles = self[word].roles
    return roles.contains(.perfect) && !roles.contains(.copula)
      && (!roles.contains(.speaker) || roles.contains(.showsPlural))
  }
}
