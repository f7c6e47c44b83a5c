import Foundation
import Vocabulary

/// English clauses: which words are the verb, and where phrases end.
extension Phrase {
  func englishNounPhrase(from first: Int) -> Range<Int> {
    var start = first
    while start + 1 < count,
      self[start].endsPhrase || self[start].isAuxiliary || isCommand(start) || presents(start)
    {
      start += 1
    }
    if start < count, self[start].isPersonalPronoun, !standsBeforeNoun(start) {
      return start..<(start + 1)
    }
    var end = start
    while end < count, !isQuoted(end) {
      if end > start {
        if startsOfCounted.contains(end) { break }
        if isCutInEnglish(before: end, start) || endsEnglishPhrase(at: end, start) { break }
      } else if self[end].isAuxiliary {
        break
      }
      end += 1
    }
    return start..<end
  }

  /// Whether a mark ends the phrase before a word: not one in brackets that hold adjectives alone,
  /// `(new) file`, and not the period of an abbreviation.
  private func isCutInEnglish(before word: Int, _ start: Int) -> Bool {
    guard isCut(after: word - 1) else { return false }
    let mark = separator(after: word - 1).first
    if mark == UInt8(ascii: "."), self[word - 1].marks.contains(.abbreviation) { return false }
    return
      !((mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]"))
      && (start..<word).allSatisfy { self[$0].describes })
  }

  private func endsEnglishPhrase(at word: Int, _ start: Int) -> Bool {
    let reading = self[word]
    if reading.isAuxiliary || reading.isPersonalPronoun && !standsBeforeNoun(word) { return true }
    // `app using your location`: the rest is what it uses.
    if reading.roles.contains(.takesObject), word + 1 < count, self[word - 1].isNoun { return true }
    if reading.endsPhrase { return !joins(word, from: start) }
    if isModal(word) || isMainVerb(word, from: start) { return true }
    // `5 days ago Anna was online`
    if self[word - 1].roles.contains(.past), word - 1 > start { return true }
    // `times a day`
    if reading.isArticle, self[word - 1].isNoun, word > start { return true }
    // `this`, `my` and the like begin another phrase.
    return !reading.determiners.isEmpty && self[word - 1].determiners.isEmpty
  }

  /// Whether a pronoun stands before what belongs to someone, as my and their do, or before what it
  /// counts, as one does.
  private func standsBeforeNoun(_ word: Int) -> Bool {
    guard word + 1 < count, isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    // `one file`, and `one of your files`.
    if self[word].isNumeral {
      return !next.isAuxiliary && !next.marks.contains(.singularVerb) || next.isNoun
    }
    guard let row = row(of: word) else { return false }
    return cells(of: word, row).contains { pronounCells[$0].contains(.dependent) }
      && !next.isAuxiliary
  }

  /// `black and white photo`: an `and` between words that describe one noun; `photo and video call`:
  /// one between nouns that do.
  private func joins(_ word: Int, from start: Int) -> Bool {
    guard self[word].isCoordination, word > 0, word + 2 < count, self[word + 2].isNoun,
      isFollowedDirectly(word + 1)
    else { return false }
    if self[word - 1].describes, self[word + 1].describes { return true }
    return word == start + 1 && self[start].isNounAlone && self[word + 1].isNounAlone
      && compound(at: word + 1, length: 2) == nil
  }

  // MARK: Verbs

  /// Whether will, can, may, might or must is a verb here: the soda can, but the photo can be seen.
  private func isModal(_ word: Int) -> Bool {
    guard self[word].roles.contains(.modal), word + 1 < count, self[word - 1].isNoun else {
      return false
    }
    let next = self[word + 1]
    return next.endsPhrase || next.isAuxiliary || next.isVerb || next.isAdverb
  }

  /// Whether a word that may be a noun is the verb of the sentence: this device supports Bluetooth.
  ///
  /// Only where its form agrees with the noun before it and a determiner starts the phrase. One that
  /// shows the same number as the verb rules out that the word is the last noun of a compound (`the
  /// music plays`, but `all music plays`); one that shows none needs an object or an adverb behind it.
  private func isMainVerb(_ word: Int, from start: Int) -> Bool {
    if isVerbOfNoun(word, from: start) || isVerbOfCounted(word, from: start) { return true }
    guard word > start + 1, self[word].hasVerbNumber, let noun = first(self[word - 1].nouns)
    else { return false }
    let roles = self[start].roles
    let isDefinite =
      roles.contains(.definite)
      || self[start].isPronoun && roles.isDisjoint(with: .showsPlural)
    let goesOn =
      word + 1 < count && isFollowedDirectly(word) && !self[word + 1].isAuxiliary
      && (!self[word + 1].endsPhrase || word + 2 == count)
    if self[word].marks.contains(.singularVerb) {
      return number(of: noun) != .plural
        && (roles.contains(.showsSingular) || isDefinite && goesOn)
    }
    return number(of: noun) == .plural
      && (roles.contains(.showsPlural) || isDefinite && goesOn)
  }

  /// A form in -s behind a singular: one that is no noun ends every phrase (your order arrives), and one
  /// before a determiner or a pronoun has it for its object (person likes this).
  private func isVerbOfNoun(_ word: Int, from start: Int) -> Bool {
    guard word > start, self[word].hasVerbNumber, self[word].marks.contains(.singularVerb),
      all(self[word - 1].nouns).contains(where: { number(of: $0) != .plural })
    else { return false }
    if !self[word].isNoun || self[word].roles.contains(.acts) { return true }
    guard word + 1 < count, isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    return next.isPersonalPronoun || !next.determiners.isEmpty && !next.isNumeral
  }

  /// `2 users like this post`: a verb in the plural between a counted plural and its object.
  private func isVerbOfCounted(_ word: Int, from start: Int) -> Bool {
    guard word > start, isBehindNumber(start), self[word].hasVerbNumber,
      self[word].marks.contains(.pluralVerb), isFollowedDirectly(word - 1),
      let noun = first(self[word - 1].nouns), number(of: noun) == .plural
    else { return false }
    if self[word].roles.contains(.acts) { return true }
    guard word + 1 < count, isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    return next.isPersonalPronoun || next.isArticle || !next.determiners.isEmpty && !next.isNumeral
  }

  /// `Delete this file`: a verb without an ending before a determiner speaks to the reader.
  private func isCommand(_ word: Int) -> Bool {
    if self[word].roles.contains(.asks) { return true }
    // `3 times a day`
    if isBehindNumber(word) { return false }
    guard self[word].hasVerbNumber, self[word].marks.contains(.pluralVerb), word + 2 < count,
      !self[word].isAuxiliary, isFollowedDirectly(word), self[word].determiners.isEmpty,
      self[word + 2].isNoun || self[word + 2].isAdjective || !self[word + 2].isKnown
    else { return false }
    let next = self[word + 1]
    return (!next.determiners.isEmpty || next.isArticle) && !next.isNumeral
      && (word == 0 || self[word - 1].isAuxiliary || isCommand(word - 1))
  }

  /// `there is a message`, `this is a photo`: what is presented follows.
  func presents(_ word: Int) -> Bool {
    word == 0 && count > 2 && self[1].isAuxiliary && self[2].isArticle
      && !self[0].roles.isDisjoint(with: [.presents, .demonstrative])
  }

  /// The verb that agrees with the head: that of the sentence, or of `who likes this`.
  private func verbOfHead(_ phrase: NounPhrase) -> Int? {
    let next = phrase.words.upperBound
    guard phrase.head != nil, next < count, next > phrase.words.lowerBound else { return nil }
    if isMainVerb(next, from: phrase.words.lowerBound) { return next }
    guard self[next].roles.contains(.relative), next + 1 < count,
      isFollowedDirectly(next - 1), isFollowedDirectly(next), self[next + 1].isVerb
    else { return nil }
    return next + 1
  }

  func englishVerbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, isPlural: Bool
  ) -> [UInt8]? {
    let reading = self[word]
    guard let verb = verb(of: word), !isInfinitive(word),
      !(word == 0 && isImperativeAuxiliary)
    else { return nil }
    let (singular, plural) = (
      language.form(verb.lexeme, .singular), language.form(verb.lexeme, .plural)
    )
    let subject = [word - 1, word + 1].first { isChangedSubject($0) }
    if let subject, request.features.number == nil {
      let subject = language.writing.casing.lowercased(newBytes(subject).text).text
      return ["he", "she", "it"].contains(subject) ? singular : plural
    }
    if followsPronoun(word, phrase) {
      let subject = language.writing.casing.lowercased(newBytes(word - 1).text).text
      return ["he", "she", "it"].contains(subject) ? singular : plural
    }
    guard
      request.known.partOfSpeech == .verb || reading.isAuxiliary || word == verbOfHead(phrase)
        || phrase.head == nil && !reading.isNoun
    else { return nil }
    let isAm = lower(word).equals("am") && request.features.person == .third && !isPlural
    return isPlural ? plural : isAm ? Array("is".utf8) : singular
  }

  /// Whether a pronoun for a person took the place of another one as the subject.
  func isChangedSubject(_ word: Int) -> Bool {
    isSubjectPronoun(word) && isChanged(word)
  }

  /// `don’t delete this`: what is not to be done.
  private var isImperativeAuxiliary: Bool {
    count > 1 && lower(0).hasPrefix("don") && self[1].hasVerbNumber
      && self[1].marks.contains(.pluralVerb)
  }

  /// Whether a verb that is no form of be stands right after a pronoun that is its subject.
  private func followsPronoun(_ word: Int, _ phrase: NounPhrase) -> Bool {
    guard word == 1, phrase.head == nil, self[word].hasVerbNumber, !self[word].isAuxiliary,
      self[0].isPersonalPronoun, let row = row(of: 0)
    else { return false }
    return cells(of: 0, row).contains(0)
  }

  /// Whether `to`, will or another word stands before it that takes a verb without an ending.
  private func isInfinitive(_ word: Int) -> Bool {
    guard word > 0 else { return false }
    if lower(word - 1).equals("to") || self[word - 1].roles.contains(.modal) { return true }
    // can’t and do have no other form: `they can’t do this`.
    return self[word - 1].isAuxiliary && self[word - 1].isVerb && !self[word - 1].hasVerbNumber
  }
}
