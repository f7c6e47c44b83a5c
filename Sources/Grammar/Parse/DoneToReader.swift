import Foundation
import Vocabulary

/// Participles behind to have that agree with the reader, whom something was done to: Paul vous a invitée.
extension Phrase {
  /// Such participles; none in languages where they agree with no pronoun before the verb.
  var participlesDoneToReader: [Int] {
    guard language.guesses.has(.doneToPersons) else { return [] }
    return words.indices.filter { isDoneToReader($0) }
  }

  /// What somebody makes or sees the reader to be, as far as only persons are that: te mantendremos informada, manteremos
  /// você informada.
  var statesOfReader: [Int] {
    language.hasCases
      ? [] : words.indices.filter { isBehindObjectOfVerb($0) && isStateOfPersons($0) }
  }

  /// Whether a word is such an adjective of one, and belongs to nothing behind it.
  private func isStateOfPersons(_ word: Int) -> Bool {
    guard let adjective = first(self[word].adjectives) else { return false }
    return number(of: adjective) != .plural && !startsNoun(word) && !opensObject(word + 1)
      && isOfPersons(adjective: word)
  }

  private func isBehindObjectOfVerb(_ word: Int) -> Bool {
    guard word > 1, self[word].isAdjective, words[word].half == .whole else { return false }
    let before = beforeAdverbs(from: word - 1)
    guard before > 0, isFollowedDirectly(before), isFollowedDirectly(before - 1) else {
      return false
    }
    if isReader(before) { return mayBeFullVerb(before - 1) }
    guard mayBeFullVerb(before), isOfSecondPerson(pronoun: before - 1) else { return false }
    // `nous vous tiendrons`, but vous tenez
    return isObjectPronoun(before - 1)
      || before > 1 && isFollowedDirectly(before - 2) && isSubjectPronoun(before - 2)
        && !isReader(before - 2)
  }

  /// Whether a word may be a verb that says what somebody does, also one that no lexicon has: of some the first person is
  /// in none.
  private func mayBeFullVerb(_ word: Int) -> Bool {
    let reading = self[word]
    return !reading.isKnown
      || reading.isVerb && reading.isBystander && !reading.isAuxiliary && !reading.isCopula
  }

  /// Whether a word is such a participle.
  func isDoneToReader(_ word: Int) -> Bool {
    guard language.guesses.has(.doneToPersons), word > 1, words[word].half == .whole,
      let participle = first(self[word].adjectives),
      number(of: participle) != .plural,
      language.guesses.rule(.doneToPersons, for: participle.lexeme.lemma) != nil,
      !opensObject(word + 1), !isBehindNumber(word + 1), !opensBareObject(behindParticiple: word)
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

  /// `tu t’es lavé les mains`: whether what somebody did for themselves was done to an object behind a participle, which
  /// then agrees with nothing.
  func isDoneToObject(participle word: Int, _ verb: Int) -> Bool {
    guard language.guesses.has(.doneToPersons), hasObject(participle: word),
      verb > 0, isFollowedDirectly(verb - 1), self[verb - 1].isPersonalPronoun
    else { return false }
    // `vous vous êtes`
    return !isSubjectPronoun(verb - 1)
      || verb > 1 && isFollowedDirectly(verb - 2) && isReader(verb - 2)
  }

  /// Whether an object stands behind a participle, or an infinitive, beside which it agrees with nothing either: vous vous
  /// êtes offert 5 cadeaux, tu t’es fait éliminer; but connectée le lundi, deux fois, 5 jours.
  private func hasObject(participle word: Int) -> Bool {
    let next = word + 1
    if isDative(beforeParticiple: word) { return true }
    if isBehindNumber(next) {
      return self[next].isNoun && !hasNoun(next, [.time, .times]) && !isUnit(next)
    }
    guard isFollowedDirectly(word) else { return false }
    if isInfinitive(next), !self[next].isNominal { return true }
    if opensBareObject(behindParticiple: word) { return true }
    guard opensObject(next), !opensDate(next) else { return false }
    return !isFollowedDirectly(next) || !hasNoun(next + 1, .times)
  }

  /// Whether the article of a date or a day starts at a word: le 5 mai, le lundi.
  private func opensDate(_ word: Int) -> Bool {
    guard self[word].roles.contains(.definite) else { return false }
    if number(from: Int(words[word].token) + 1) != nil {
      return !isBehindNumber(word + 1) || isDate(word + 1)
    }
    return word + 1 < count && isFollowedDirectly(word) && hasNoun(word + 1, .time)
  }

  /// Whether a form of to have isn't one whose subject the reader is: a, ont, and nous vous avons.
  private func isOfOthers(have word: Int) -> Bool {
    let roles = self[word].roles
    return roles.contains(.perfect) && !roles.contains(.copula)
      && (!roles.contains(.speaker) || roles.contains(.showsPlural))
  }
}
