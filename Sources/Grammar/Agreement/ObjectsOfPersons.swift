import Foundation
import Vocabulary

/// What a number counts behind a verb that has a person for its subject before it, or the form of another subject, in languages
/// whose numbers ask for cases: Anna dodała do listy 1 notatkę, jeśli ktoś usunie 1 notatkę, zespół dodał dziś 1 funkcję; but
/// zdjęcie polubiła wczoraj 1 osoba.
extension Phrase {
  /// Whether such a verb stands before what is counted, with nothing but adverbs and words with a preposition between.
  ///
  /// What may be no accusative is rather the subject: album obejrzał wczoraj 1 użytkownik.
  func isObjectOfPerson(_ phrase: NounPhrase, verb: Int) -> Bool {
    guard let head = phrase.head?.analysis, casesAsked(by: verb).isEmpty,
      !self[verb].isAuxiliary || self[verb].roles.contains(.takesObject),
      !(verb > 0 && self[verb - 1].roles.contains(.negates)),
      language.mayBe(head, .accusative) || language.mayBeOfMany(head)
    else { return false }
    return hasPersonForSubject(before: verb) || isNoSubject(head, ofPast: verb)
  }

  /// `Zespół dodał w tym tygodniu 1 funkcję`: whether a verb in the past has the form of one subject, which a noun as the text
  /// has it is in no nominative of, or has another gender.
  private func isNoSubject(_ noun: Analysis, ofPast word: Int) -> Bool {
    guard let verb = verb(of: word) else { return false }
    let shown = language.features(of: verb)
    guard let gender = shown.settledGender, gender != .neuter, shown.settledNumber == .singular
    else { return false }
    return !language.mayBe(noun, usualCase.union(.singular))
      || noun.lexeme.gender?.settled != gender
  }

  /// Whether a person in the nominative stands right before a verb, with adverbs between at most, and nothing before that in
  /// the clause that may tell another case of it.
  private func hasPersonForSubject(before verb: Int) -> Bool {
    var person = verb - 1
    while person >= 0, isFollowedDirectly(person),
      self[person].isAdverb || self[person].roles.contains(.reflexive)
    {
      person -= 1
    }
    guard person >= 0, isFollowedDirectly(person), mayBePersonInNominative(person),
      !isNeuter(verb: verb)
    else { return false }
    return (startOfClause(with: verb)..<person).allSatisfy {
      self[$0].roles.isDisjoint(with: [.preposition, .negates])
        && !(self[$0].isVerb && self[$0].isBystander)
        // `Profil Anny obejrzała wczoraj 1 osoba`
        && (!self[$0].isOnlyNoun || mayBePersonInNominative($0))
    }
  }

  private func mayBePersonInNominative(_ word: Int) -> Bool {
    if self[word].roles.contains(.someone) || isInName(word) { return true }
    return all(self[word].nouns).contains {
      language.mayBeNominative($0) && ($0.lexeme.isOfSomebody || isActor(word))
    }
  }
}
