import Foundation
import Vocabulary

/// Values of arguments that are the object of the verb before them, with nothing but for whom it is done between, where
/// numbers ask for cases: czy usunąć notatkę, polecamy Ci książkę, Julia udostępniła notatkę.
extension Phrase {
  /// The last word before a phrase; where its noun is the value of an argument, the one before what belongs to that, whom
  /// something is done for and how it is done.
  func wordBefore(inserted phrase: NounPhrase) -> Int {
    language.countsByCase
      ? wordBefore(insertedAt: startOfNoun(phrase)) : phrase.words.lowerBound - 1
  }

  private func wordBefore(insertedAt start: Int) -> Int {
    var word = start - 1
    while word > 0, isFollowedDirectly(word), isForWhom(word) || saysHowItIsDone(word) {
      word -= 1
    }
    return word
  }

  /// `Uruchom ponownie`, `wybierz tylko`: whether a word is an adverb, of which some have no more than that role.
  private func saysHowItIsDone(_ word: Int) -> Bool {
    self[word].isAdverb || self[word].roles.contains(.adverb)
  }

  /// Whether the value of an argument with nothing of its own before it is an object.
  func isBareObject(insertedAt noun: Int) -> Bool {
    guard language.countsByCase else { return false }
    let verb = wordBefore(insertedAt: noun)
    return verb >= 0 && isFollowedDirectly(verb) && mayActUpon(insertedBehind: verb)
  }

  /// Whether a verb rather has an object behind it: `Musisz wybrać %@`, `%@ udostępnił %@`; but działa drukarka.
  func mayActUpon(insertedBehind verb: Int) -> Bool {
    mayActUpon(verb: verb) && !mayHaveSubjectBehind(infinitive: verb)
      || language.countsByCase && isVerbOfName(verb)
  }

  /// `Musi działać %@`, `może wystąpić %@`: whether an infinitive stands behind a verb in the third person that has no
  /// subject before it, so that a value behind both may be that as well as an object; but udało się usunąć plik.
  func mayHaveSubjectBehind(infinitive word: Int) -> Bool {
    guard language.countsByCase, isInfinitive(word) else { return false }
    let start = startOfClause(with: word)
    let finite = (start..<word).last {
      self[$0].hasVerbNumber && (self[$0].isBystander || self[$0].isAuxiliary)
    }
    guard let finite, mayBeThirdPerson(finite), let verb = verb(of: finite),
      language.features(of: verb).settledGender != .neuter
    else { return false }
    return !(start..<finite).contains { mayBeSubject(beforeVerb: $0) }
  }

  private func mayBeSubject(beforeVerb word: Int) -> Bool {
    if isInName(word) || !self[word].isKnown { return true }
    let isGoverned =
      word > 0 && isFollowedDirectly(word - 1) && self[word - 1].roles.contains(.preposition)
    guard !isGoverned, !isBystander(word), !self[word].endsPhrase else { return false }
    return all(self[word].nouns).contains { language.mayBeNominative($0) }
      || self[word].isPronoun && !isObjectPronoun(word) || self[word].isSpecifier
  }

  /// Whether a full verb has a name right before it, which is its subject.
  private func isVerbOfName(_ verb: Int) -> Bool {
    let reading = self[verb]
    return verb > 0 && isFollowedDirectly(verb - 1) && isInName(verb - 1) && !isArgument(verb)
      && reading.isVerb && reading.isBystander && !reading.isAuxiliary
      && reading.roles.isDisjoint(with: [.presents, .governs])
  }

  /// `Wyślemy Ci`, `pokaż mi`: whether a word is a pronoun for somebody for whom something is done.
  private func isForWhom(_ word: Int) -> Bool {
    if isPronounOfVerb(word) { return true }
    guard isObjectPronoun(word), let row = row(of: word) else { return false }
    let shown = pronounCells
    return cells(of: word, row).contains { shown[$0].contains(.dative) }
  }
}
