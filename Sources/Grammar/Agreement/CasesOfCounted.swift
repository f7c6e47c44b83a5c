import Foundation
import Vocabulary

/// Nouns that a number counts inside of a sentence.
extension Phrase {
  /// Whether the words that a number counts are the object of a verb before it: du hast 1 neuen Ordner,
  /// usuń 1 wiadomość.
  func isCountedObject(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard language.hasCases, start > 0, startsOfCounted.contains(start), mayBeObject(phrase),
      let verb = (0..<start).last(where: {
        !self[$0].isAdverb && !isShortened($0, beforeCounted: start)
      }),
      !endsClause(of: verb, before: start), !isSubject(phrase, behindColonOf: verb),
      self[verb].roles.isDisjoint(with: .presents), !isOfCounted(behind: verb, phrase),
      !language.hooks.presents(verb, in: self)
    else { return false }
    let reading = self[verb]
    if reading.roles.contains(.takesObject) || language.hooks.isImperative(verb, in: self) {
      return true
    }
    guard reading.isVerb, !reading.isAuxiliary else { return false }
    if verb == 0 { return !isCountedWithSubject(verb: verb) && !mayNameCounted(verb: verb) }
    // `Lista gości: 1 osoba`
    if isCut(after: verb), mayNameCounted(verb: verb) { return false }
    // `możesz dodać 1 osobę`
    if language.countsByCase, isInfinitive(verb) { return true }
    return isApart(verb: verb, from: phrase)
  }

  /// Whether a word of few letters with a point stands right before what is counted, and no number before it, so that it
  /// says that there are about, at least or at most so many: `dodaj maks. 1 notatkę`.
  private func isShortened(_ word: Int, beforeCounted start: Int) -> Bool {
    language.countsByCase && word > 0 && word + 1 == start && !isBehindNumber(word)
      && isFollowedDirectly(word - 1) && lower(word).count < 5 && token(word).shape == .small
      && separator(after: word).first == UInt8(ascii: ".")
  }

  /// `Odśwież: 2 nowe wpisy czekają`, but usuń: 2 pliki: whether a verb that fits no other person stands right behind what is
  /// counted, and a colon between that and the verb before it.
  private func isSubject(_ phrase: NounPhrase, behindColonOf verb: Int) -> Bool {
    language.countsByCase && separator(after: verb).first == UInt8(ascii: ":")
      && phrase.head.map { hasVerbRightBehind($0) } ?? false
  }

  /// Whether a verb that may say something of a noun stands right behind it, with adverbs between at most.
  func hasVerbRightBehind(_ head: NounPhrase.Head) -> Bool {
    let next = behindAdverbs(head.words.upperBound)
    return next < count && isFollowedDirectly(next - 1) && isFinite(next)
      && self[next].hasVerbNumber && mayBeThirdPerson(next)
  }

  /// `Sprawdź! 2 monety czekają`, `sprawdź – 2 monety czekają`, but usuń: 2 pliki: whether a clause or a sentence ends
  /// between a verb and a phrase.
  private func endsClause(of verb: Int, before start: Int) -> Bool {
    (verb..<start).contains { word in
      if hasDash(after: word) { return true }
      // A point elsewhere may be that of an abbreviation: dodaj maks. 2 pliki.
      let ends = Array((word == verb ? ",.!?;" : ",!?;").utf8)
      return isCut(after: word) && separator(after: word).contains { ends.contains($0) }
    }
  }

  /// `Widziało 5 osób`: whether a verb is in the form that it has behind a number of subjects.
  private func isCountedWithSubject(verb word: Int) -> Bool {
    guard language.countsByCase, mayBeThirdPerson(word), let verb = verb(of: word) else {
      return false
    }
    return language.features(of: verb)[.gender] == .neuter
  }

  /// `Gra 5 osób`: whether what may be a verb of the third person may be a noun as well, so that nothing shows that
  /// it acts upon what is counted.
  private func mayNameCounted(verb word: Int) -> Bool {
    language.countsByCase && self[word].isNoun && self[word].hasVerbNumber && mayBeThirdPerson(word)
  }

  /// The case that a sentence asks of the words that a number counts, where no preposition does.
  func casesOfCounted(_ phrase: NounPhrase) -> [FeatureSet] {
    if isBeforeAgo(phrase) || isEvery(phrase) { return [.accusative] }
    if mayBeGenitive(phrase), isGenitive(phrase) { return [.genitive] }
    if isCountedAndDenied(phrase) { return [.genitive] }
    let joined = casesOfPreposition(beforeValueJoinedTo: phrase)
    if !joined.isEmpty { return joined }
    let asked = casesOfPersons(phrase) + casesOfVerb(around: phrase) + casesOfRecipient(phrase)
    if !asked.isEmpty { return asked }
    let isObject =
      isCountedObject(phrase)
      || startsOfCounted.contains(phrase.words.lowerBound) && mayBeObject(phrase)
        && (isObjectOfInfinitive(phrase) || isObjectOfOtherPerson(phrase)
          || isObjectOfThis(phrase) || isJoinedToObject(phrase)
          || isJoinedToObjectPronoun(phrase))
    return isObject ? [.accusative] : []
  }

  /// `Co 1 minutę`, `co 1 godzinę i 1 minutę`: whether what a number counts says how often something is, for a word for each
  /// stands before the number, or before the one of a time that this one is joined to.
  private func isEvery(_ phrase: NounPhrase) -> Bool {
    var start = phrase.words.lowerBound
    guard language.countsByCase, startsOfCounted.contains(start), isOfSpan(phrase) else {
      return false
    }
    if start > 2, self[start - 1].isCoordination, isBehindNumber(start - 2),
      hasNoun(start - 2, .duration)
    {
      start -= 2
    }
    return start > 0 && self[start - 1].roles.contains(.each) && !isCut(after: start - 1)
  }

  /// `1 godzinę temu`, `wysłano 1 godzinę i 2 minuty temu`: whether what a number counts says how long ago something is, as
  /// what behind it says, or behind another time joined to it.
  private func isBeforeAgo(_ phrase: NounPhrase) -> Bool {
    guard language.countsByCase, startsOfCounted.contains(phrase.words.lowerBound),
      isOfSpan(phrase), let head = phrase.head
    else { return false }
    var end = head.words.upperBound
    if end < count, self[end].isCoordination { end += 1 }
    if isBehindNumber(end), hasNoun(end, [.time, .duration]) { end += 1 }
    return end < count && self[end].roles.contains(.past)
  }

  /// `Nie znaleziono %lld plik`: whether a verb that acts upon what a number counts is denied, whatever form of an object
  /// the text has; but nie czekaj 2 minuty.
  private func isCountedAndDenied(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard language.countsByCase, startsOfCounted.contains(start), mayBeObject(phrase),
      !saysHowLongOrOften(phrase)
    else { return false }
    if isDeniedBehindPlace(phrase) { return true }
    guard isDeniedObject(phrase) else { return false }
    let verb = (0..<start).last { !self[$0].isAdverb }
    return verb.map { self[$0].roles.isDisjoint(with: .linking) } ?? false
  }

  /// `Nie masz w koszyku 1 rzeczy`: whether words with a preposition stand between such a verb and what is counted, which is no
  /// time.
  private func isDeniedBehindPlace(_ phrase: NounPhrase) -> Bool {
    guard !isOfSpan(phrase), let verb = verb(beforeObject: phrase.words.lowerBound, false),
      verb > 0, isFollowedDirectly(verb - 1), self[verb - 1].roles.contains(.negates),
      self[verb].roles.isDisjoint(with: .linking)
    else { return false }
    return self[verb].roles.contains(.takesObject) || mayActUpon(verb: verb)
  }

  /// Whether a noun's form may be one of subjects and objects, or the one of many that a number counts: masz 5
  /// piosenek.
  private func mayBeObject(_ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head?.analysis else { return false }
    return language.mayBe(head, usualCase) || language.mayBe(head, .accusative)
      || language.countsByCase && language.mayBeOfMany(head)
  }
}
