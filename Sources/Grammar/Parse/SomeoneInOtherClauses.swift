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

  /// `Tutto ti rende serena`, `gli altri ti vedono`: whether such a pronoun, or a word for several, with its article, stands
  /// before a verb and the pronoun of whom that acts upon, so that it isn’t said of them.
  func isSomeoneElse(_ word: Int, in phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, phrase.head == nil else { return false }
    if self[word].roles.contains(.definite), isFollowedDirectly(word) {
      return isSubject(beforePronounOfReader: word + 1)
    }
    return isSubject(beforePronounOfReader: word)
  }

  private func isSubject(beforePronounOfReader word: Int) -> Bool {
    guard self[word].roles.contains(.someone) || isPluralWithoutNumber(word),
      isFollowedDirectly(word), isFollowedDirectly(word + 1),
      isObjectPronoun(word + 1) || isOfSecondPerson(pronoun: word + 1)
    else { return false }
    let verb = behindClitics(from: word + 2, atMost: 4)
    return self[verb].isVerb && self[verb].isBystander && !self[verb].isCopula
      && mayBeOfThird(verb: verb)
  }

  private func isPluralWithoutNumber(_ word: Int) -> Bool {
    shownFeatures(word).settledNumber == .plural && counts.isEmpty
      && !isBehindNumber(startOfAdjectives(before: word))
  }

  /// `Chi ti segue è avvisato`: whether an adjective is said of somebody, for a form of to be stands before it, and right before
  /// that a clause about whoever does something.
  func isSaidOfWhoever(_ adjective: Int) -> Bool {
    let verb = beforeAdverbs(from: adjective - 1)
    guard language.hasRomanceSyntax, verb > 0, isFollowedDirectly(verb), isAuxiliaryOfThird(verb)
    else { return false }
    let own = beforeAdverbs(from: verb - 1)
    guard own > 0, isFollowedDirectly(own), self[own].isVerb, self[own].isBystander,
      !self[own].isAuxiliary, mayBeOfThird(verb: own)
    else { return false }
    let pronoun = wordBeforeClitics(own)
    return pronoun >= 0 && isFollowedDirectly(pronoun) && self[pronoun].roles.contains(.someone)
  }

  /// `2 sconti per chi ha meno di 26 anni`: whether a pronoun for whoever does something stands right before a verb, with nothing
  /// but what belongs to that between, so that nothing else is its subject.
  func isOfWhoever(verb: Int) -> Bool {
    guard language.hasRomanceSyntax else { return false }
    var word = verb - 1
    // Nobody says more between.
    while word > 0, verb - word < 6, isFollowedDirectly(word),
      isClitic(word) || self[word].isAdverb || self[word].isAuxiliary
    {
      word -= 1
    }
    return word >= 0 && isFollowedDirectly(word)
      && self[word].roles.isSuperset(of: [.someone, .subject])
  }

  private func isPronounForSomeone(_ word: Int) -> Bool {
    self[word].roles.contains(.someone) && self[word].isPronoun && !self[word].isPersonalPronoun
  }
}
