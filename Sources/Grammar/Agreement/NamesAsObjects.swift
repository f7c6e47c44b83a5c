import Foundation
import Vocabulary

/// Names that are objects, and persons who get something, where numbers ask for cases: zaproś Annę, wyślij siostrze
/// naklejkę.
extension Phrase {
  /// Whether a noun is a name of the lexicon in the form that dictionaries have, in a value: Anna, Warszawa.
  ///
  /// What is only written with a capital may be what somebody called something, which stays as it is: Lista. So do several
  /// names behind each other (Anna, Jan), and a man's with a surname that no lexicon has.
  func isNameOfLexicon(_ head: NounPhrase.Head) -> Bool {
    guard language.countsByCase, self[head.word].isExact, head.analysis.cells.contains(0),
      number(of: head.analysis) == .singular, let value = argument(around: head.word)
    else { return false }
    let own = firstWord(from: value.lowerBound)..<firstWord(from: value.upperBound)
    guard own.dropLast().allSatisfy({ isFollowedDirectly($0) }) else { return false }
    return !head.analysis.lexeme.isMan || own.allSatisfy { self[$0].isKnown }
  }

  func isOfFirstPerson(verb word: Int) -> Bool {
    guard let verb = verb(of: word) else { return false }
    return language.features(of: verb)[.person] == .firstPerson
  }

  /// Whether a noun right behind a verb is who gets something (odpisz Annie), and not what is given (wyślij plik).
  func isRecipient(_ head: NounPhrase.Head, ofVerb verb: Int) -> Bool {
    guard language.countsByCase, self[verb].roles.contains(.reaches) || isBeforeObject(head) else {
      return false
    }
    return isNameOfLexicon(head) || isSomebody(head)
  }

  /// `Pokaż Annie nowe zdjęcie`, but zaproś Annę jutro: whether the object of a verb stands right behind the value with a
  /// noun, with an adjective that fits it between at most.
  private func isBeforeObject(_ head: NounPhrase.Head) -> Bool {
    guard let value = argument(around: head.word) else { return false }
    var object = firstWord(from: value.upperBound)
    guard object > 0, isFollowedDirectly(object - 1) else { return false }
    if self[object].isAdjective, !self[object].isNoun, !self[object].isSpecifier,
      isFollowedDirectly(object), fits(adjective: object, object + 1)
    {
      object += 1
    }
    guard self[object].isOnlyNoun, !self[object].isAdverb, !isArgument(object),
      !isBehindNumber(object),
      !hasNoun(object, [.time, .times, .duration])
    else { return false }
    return all(self[object].nouns).contains { language.mayBe($0, .accusative) }
  }

  /// `Wyślij wiadomość Annie`: whether a value starts right behind a verb and a noun that the function words have in one
  /// line, for both say that somebody gets it.
  func isRecipient(insertedAt start: Int) -> Bool {
    guard language.countsByCase, start > 1, isFollowedDirectly(start - 1),
      isFollowedDirectly(start - 2), !isArgument(start - 1), !isArgument(start - 2)
    else { return false }
    return rolesOfPair(endingAt: start - 1).contains(.reaches)
  }

  /// Whether a noun is one for a person.
  func isSomebody(_ head: NounPhrase.Head) -> Bool {
    head.analysis.lexeme.isOfSomebody || isActor(head.word)
  }
}
