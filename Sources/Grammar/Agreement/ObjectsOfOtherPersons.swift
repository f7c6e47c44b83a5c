import Foundation
import Vocabulary

/// What a number counts behind a verb of the first or the second person, which has another subject, or behind one without a
/// person and words with a preposition, in languages whose numbers ask for cases: jeśli usuniesz 1 notatkę, wczoraj dodaliśmy
/// ci 1 zdjęcie, codziennie uczysz się 1 godzinę, dodaj do listy 1 notatkę.
extension Phrase {
  /// Whether such a verb stands before what is counted, which then is its object, or says how long it is done.
  ///
  /// What somebody is isn't: jesteś 1 osobą; but how long, jesteś tu 1 minutę, and bądź aktywny 1 minutę.
  func isObjectOfOtherPerson(_ phrase: NounPhrase) -> Bool {
    guard language.countsByCase else { return false }
    let (start, saysHowLong) = (phrase.words.lowerBound, isOfSpan(phrase))
    let ofReader = saysHowLong ? adjectivesOfReader(beforeCounted: start) : []
    if !ofReader.isEmpty { return true }
    guard let verb = verb(beforeObject: start, saysHowLong), self[verb].isVerb,
      // `Mamy dla Ciebie 1 niespodziankę`
      !self[verb].isNoun || self[verb].roles.contains(.takesObject),
      self[verb].roles.isDisjoint(with: .presents)
    else { return false }
    let isDenied = verb > 0 && self[verb - 1].roles.contains(.negates)
    if !mayBeThirdPerson(verb) {
      // `Masz do odbioru 1 paczkę`, but nie masz w koszyku 1 rzeczy
      let isHad = self[verb].roles.contains(.takesObject) && !isDenied
      return saysHowLong || isHad || !self[verb].isAuxiliary
    }
    if isObjectOfPerson(phrase, verb: verb) { return true }
    // `Dodaj do listy 1 notatkę`, `Przeniesiono do kosza 1 notatkę`; what is denied isn't in this case, but how long is.
    return isInfinitive(verb) && !self[verb].isAuxiliary && (saysHowLong || !isDenied)
  }

  /// The word before what may stand between a verb and its object: adverbs, whom something is done to, and words with a
  /// preposition.
  func verb(beforeObject start: Int, _ saysHowLong: Bool) -> Int? {
    var word = start - 1
    // Nobody says more between.
    while word >= 0, start - word < 8, !isCut(after: word) {
      if self[word].isAdverb || isWhom(word) || startsLimit(word, before: start)
        || saysHowLong && self[word].roles.contains(.reflexive)
      {
        word -= 1
      } else if let preposition = preposition(ofNoun: word) {
        word = preposition - 1
      } else {
        return word
      }
    }
    return nil
  }

  /// `Dodaj co najmniej 1 notatkę`: whether a pronoun and an adverb right behind it say how many there are.
  func startsLimit(_ word: Int, before start: Int) -> Bool {
    word + 2 == start && self[word].isPronoun && !isPersonalPronoun(word)
      && isFollowedDirectly(word) && self[word + 1].isAdverb
  }

  /// The preposition before a noun and what describes it: w tym tygodniu.
  private func preposition(ofNoun noun: Int) -> Int? {
    guard self[noun].isOnlyNoun || isArgument(noun) else { return nil }
    var word = noun - 1
    // Nobody says more between.
    while word >= 0, noun - word < 4, isFollowedDirectly(word) {
      if self[word].roles.contains(.preposition) { return word }
      guard self[word].isAdjective || self[word].isSpecifier else { return nil }
      word -= 1
    }
    return nil
  }
}
