import Foundation
import Vocabulary

/// What a number counts behind a verb that has a person for its subject before it, in languages whose numbers ask for cases:
/// Anna dodała do listy 1 notatkę, jeśli ktoś usunie 1 notatkę; but zdjęcie polubiła wczoraj 1 osoba.
extension Phrase {
  /// Whether such a verb stands before what is counted, with nothing but adverbs and words with a preposition between.
  ///
  /// What may be no accusative is rather the subject: album obejrzał wczoraj 1 użytkownik.
  func isObjectOfPerson(_ phrase: NounPhrase, verb: Int) -> Bool {
    guard let head = phrase.head?.analysis, casesAsked(by: verb).isEmpty,
      !self[verb].isAuxiliary || self[verb].roles.contains(.takesObject),
      language.mayBe(head, .accusative) || language.mayBeOfMany(head)
    else { return false }
    return hasPersonForSubject(before: verb)
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
      !isOfManySubjects(verb)
    else { return false }
    return (startOfClause(with: verb)..<person).allSatisfy {
      self[$0].roles.isDisjoint(with: [.preposition, .negates])
        && !(self[$0].isVerb && self[$0].isBystander)
        // `Profil Anny obejrzała wczoraj 1 osoba`
        && (!self[$0].isOnlyNoun || mayBePersonInNominative($0))
    }
  }

  /// `Ewę widziało 5 osób`: whether a verb is neuter, as it is where many are its subject, and no person.
  private func isOfManySubjects(_ word: Int) -> Bool {
    guard let verb = verb(of: word) else { return false }
    return language.features(of: verb)[.gender] == .neuter
  }

  private func mayBePersonInNominative(_ word: Int) -> Bool {
    if self[word].roles.contains(.someone) || isInName(word) { return true }
    return all(self[word].nouns).contains {
      language.mayBeNominative($0) && ($0.lexeme.isOfSomebody || isActor(word))
    }
  }
}
