import Foundation
import Vocabulary

/// What a number counts behind a verb whose subject is a pronoun for what was said before, where numbers ask for cases: to
/// zajmie 1 minutę, zajmie Ci to 1 minutę, to kosztuje 1 monetę; but polubiła to 1 osoba.
extension Phrase {
  /// Whether nothing but such a verb and its pronoun stands before what is counted in its clause, with adverbs, whom it happens
  /// to and what limits the number at most.
  ///
  /// A noun in the form of one subject is rather that: obsługuje to 1 aplikacja.
  func isObjectOfThis(_ phrase: NounPhrase) -> Bool {
    let end = phrase.words.lowerBound
    guard language.countsByCase, let head = phrase.head, !namesPerson(head),
      isOfSpan(phrase) || !language.mayBe(head.analysis, usualCase.union(.singular))
    else { return false }
    let clause = startOfClause(with: end)..<end
    // Nobody says more before it.
    guard clause.count < 8, clause.contains(where: { isThis($0) }) else { return false }
    let others = clause.filter { word in
      !isThis(word)
        && !(self[word].isAdverb && self[word].roles.isDisjoint(with: .negates))
        && !isWhom(word) && !startsLimit(word, before: end)
    }
    return others.count == 1 && others.allSatisfy { mayBeOfThis(verb: $0, phrase) }
  }

  /// Whether a word is a pronoun for one thing that has no noun behind it: to, but to zdjęcie.
  func isThis(_ word: Int) -> Bool {
    guard self[word].roles.contains(.preverb), let pronoun = first(self[word].determiners),
      !isFollowedDirectly(word) || !self[word + 1].isOnlyNoun
    else { return false }
    return language.mayBe(pronoun, usualCase.union(.singular).union(.neuter))
  }

  /// Whether a verb fits the pronoun; in the past that may rather be an object, unless what is counted is a time: polubiło to 5
  /// stron.
  private func mayBeOfThis(verb word: Int, _ phrase: NounPhrase) -> Bool {
    let reading = self[word]
    guard reading.isVerb, reading.isBystander, reading.hasVerbNumber, !reading.isAuxiliary,
      reading.roles.isDisjoint(with: [.presents, .governs]), mayBeThirdPerson(word),
      let verb = verb(of: word)
    else { return false }
    let shown = language.features(of: verb)
    return shown.settledNumber == .singular && shown.contains(.neuter)
      && (shown.contains(.masculine) || isOfSpan(phrase))
  }
}
