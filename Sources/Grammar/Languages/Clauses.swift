import Foundation
import Vocabulary

/// English clauses: which words are the verb, and where phrases end.
extension Phrase {
  func englishNounPhrase(from first: Int) -> Range<Int> {
    if isAuxiliaryBehindNumber(first) { return first..<first }
    var start = first
    while start + 1 < count,
      self[start].endsPhrase || self[start].isAuxiliary || isCommand(start) || presents(start)
        || limitsDeterminer(start)
    {
      start += 1
    }
    if start < count, self[start].isPersonalPronoun, !isPronounBeforeNoun(start) {
      return start..<(start + 1)
    }
    var end = start
    while end < count, !isQuoted(end) {
      if end > start {
        if startsOfCounted.contains(end) {
          // `2 new and 3 updated items`
          return start..<(self[end - 1].isCoordination ? end - 1 : end)
        }
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
    if reading.isAuxiliary || endsPhrase(pronoun: word) { return true }
    // `app using your location`: the rest is what it uses.
    if reading.roles.contains(.takesObject), word + 1 < count, self[word - 1].isNoun,
      !reading.isNoun || !isBareSingular(word + 1)
    {
      return true
    }
    if isVerbOfActor(word) || isPast(word, ofOthersFrom: start) { return true }
    if startsRelativeOfName(word, from: start) { return true }
    if reading.endsPhrase { return !joins(word, from: start) }
    if isModal(word) || isBareVerb(word, from: start) || isDoneByObject(word, from: start)
      || isMainVerb(behindAdverbs(word), behind: word - 1, from: start)
    {
      return true
    }
    // `parent gave consent`: a past that is no participle.
    if reading.roles.contains(.acts), !reading.hasVerbNumber, self[word - 1].isNoun { return true }
    // `5 days ago Anna was online`
    if self[word - 1].roles.contains(.past), word - 1 > start { return true }
    if isCountedOwner(word - 1, from: start) { return true }
    // `times a day`
    if reading.isArticle, self[word - 1].isNoun, word > start { return true }
    // `this`, `my` and the like begin another phrase.
    return !reading.determiners.isEmpty && self[word - 1].determiners.isEmpty
  }

  /// Whether a word is a pronoun that stands before no noun of its phrase.
  private func endsPhrase(pronoun word: Int) -> Bool {
    let reading = self[word]
    if reading.isPersonalPronoun { return !isPronounBeforeNoun(word) }
    // `2 searches returned nothing`
    return reading.isPronoun && !reading.isNoun && !reading.isSpecifier
  }

  /// Whether a pronoun stands before what belongs to someone, as my and their do, or before what it
  /// counts, as one does.
  func isPronounBeforeNoun(_ word: Int) -> Bool {
    // `your file`, `your 5 files`
    guard word + 1 < count, isFollowedDirectly(word) || isBeforeNumber(word) else { return false }
    let next = self[word + 1]
    // `one file`, and `one of your files`.
    if self[word].isNumeral {
      return !next.isAuxiliary && !next.marks.contains(.singularVerb) || next.isNoun
    }
    guard let row = row(of: word) else { return false }
    return cells(of: word, row).contains { pronounCells[$0].contains(.dependent) }
      && !next.isAuxiliary
  }

  private func isBeforeNumber(_ word: Int) -> Bool {
    isBehindNumber(word + 1) && !isCut(after: word)
  }

  /// `black and white photo`: an `and` between words that describe one noun; `photo and video call`:
  /// one between nouns that do; but movie and TV show, for the lexicon has only one of these before the noun.
  private func joins(_ word: Int, from start: Int) -> Bool {
    // `2 errors and needs a restart`
    guard self[word].isCoordination, word > 0, word + 2 < count, self[word + 2].isNoun,
      !self[word + 2].isArticle, isFollowedDirectly(word + 1)
    else { return false }
    if self[word - 1].describes, self[word + 1].describes { return true }
    guard word == start + 1, self[start].isNounAlone, self[word + 1].isNounAlone else {
      return false
    }
    return !isNounOfTwo(word + 1, word + 2) || isNounOfTwo(start, word + 2)
  }

  /// Whether the lexicon has a noun that is made of two words, the first of which may have a capital there: TV show.
  private func isNounOfTwo(_ first: Int, _ last: Int) -> Bool {
    compound(lower(first), lower(last)) != nil || compound(original(first), lower(last)) != nil
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

  /// `there is a message`, `this is a photo`, `there is one message`: what is presented follows.
  func presents(_ word: Int) -> Bool {
    guard word == 0, count > 2, self[1].isAuxiliary,
      !self[0].roles.isDisjoint(with: [.presents, .demonstrative])
    else { return false }
    if self[2].isArticle { return true }
    return self[2].isNumeral && self[2].roles.contains(.singularOnly) && isFollowedDirectly(2)
      && !self[3].endsPhrase
  }

  func englishVerbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, isPlural: Bool
  ) -> [UInt8]? {
    let reading = self[word]
    guard let verb = verb(of: word), !isBehindWordOfInfinitive(word, phrase),
      !(word == 0 && isImperativeAuxiliary), !isHas(word), !isOfAmount(word, phrase),
      !isBeforeQuestion(word, phrase), !saysWhatNumberIs(word)
    else { return nil }
    let (singular, plural) = (
      language.form(verb.lexeme, .singular), language.form(verb.lexeme, .plural)
    )
    if let number = numberOfReferentsVerb(request) { return number == .plural ? plural : singular }
    let subject = [subject(before: word), word + 1].first { isChangedSubject($0) }
    if let subject, request.features.number == nil {
      if isPast(word, of: subject) { return nil }
      return hasSingularVerb(pronoun: subject) ? singular : plural
    }
    if phrase.head == nil, isBesideThey(word) { return plural }
    if phrase.head != nil, asksPronoun(word, phrase) { return nil }
    if followsPronoun(word, phrase) {
      return hasSingularVerb(pronoun: word - 1) ? singular : plural
    }
    guard
      request.known.partOfSpeech == .verb || reading.isAuxiliary || isVerbOfHead(word, phrase)
        || phrase.head == nil && !reading.isNoun && reading.roles.isDisjoint(with: .postposed)
    else { return nil }
    let isAm = lower(word).equals("am") && request.features.person == .third && !isPlural
    return isPlural ? plural : isAm ? Array("is".utf8) : singular
  }

  /// `5 minutes is enough`, `5 km is far`: whether a verb was written for one amount of a time or a unit, though its noun
  /// is a plural.
  private func isOfAmount(_ word: Int, _ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, word == phrase.words.upperBound, self[word].isAuxiliary,
      self[word].marks.contains(.singularVerb), isFollowedDirectly(word - 1),
      isBehindNumber(phrase.words.lowerBound), !isArgument(head.word)
    else { return false }
    return (self[head.word].marks.contains(.unit) || hasNoun(head.word, [.duration, .amount]))
      && language.mayBe(head.analysis, .plural)
  }

  /// `Here’s how 5 friends did it`: whether what a verb before a phrase presents is a clause.
  private func isBeforeQuestion(_ word: Int, _ phrase: NounPhrase) -> Bool {
    word + 1 < phrase.words.lowerBound && self[word].isAuxiliary && isFollowedDirectly(word)
      && self[word + 1].roles.contains(.opensPhrase)
  }

  /// Whether what is joined to a word is has: there's been.
  private func isHas(_ word: Int) -> Bool {
    // No one is been or had.
    guard word + 1 < count, isFollowedDirectly(word), self[word + 1].isAuxiliary,
      isFormWithoutNumber(word + 1)
    else { return false }
    return ["'s", "’s"].contains(where: lower(word).text.hasSuffix)
  }

  /// Whether an auxiliary asks about a pronoun behind it: which files do you want.
  private func asksPronoun(_ word: Int, _ phrase: NounPhrase) -> Bool {
    self[word].isAuxiliary && isFollowedDirectly(word) && isSubjectPronoun(word + 1)
      && !isLastObject(word + 1, of: word, phrase)
  }

  /// `student does it`: whether a pronoun behind a verb that stands right behind its subject is what is done.
  private func isLastObject(_ pronoun: Int, of verb: Int, _ phrase: NounPhrase) -> Bool {
    guard self[verb].roles.contains(.bare), verb == phrase.words.upperBound,
      let row = row(of: pronoun), cells(of: pronoun, row).contains(1)
    else { return false }
    return isCut(after: pronoun) && !text.contains(UInt8(ascii: "?"))
  }

  /// The word before a verb and the adverbs before it: they always answer.
  func subject(before verb: Int) -> Int {
    var before = verb - 1
    while language.order.isHeadLast, before > 0, verb - before < Self.reach,
      isPlainAdverb(before), isFollowedDirectly(before - 1)
    {
      before -= 1
    }
    return before
  }

  /// Whether a pronoun for a person took the place of another one as the subject.
  func isChangedSubject(_ word: Int) -> Bool {
    guard isSubjectPronoun(word), isChanged(word) else { return false }
    // I is written anew with its capital, and stays the same pronoun: I am a teacher.
    return language.writing.casing.lowercased(newBytes(word).text) != Array(lower(word))
  }

  /// `don’t delete this`: what is not to be done.
  private var isImperativeAuxiliary: Bool {
    count > 1 && rolesBeforeAnything(0).contains(.asks) && self[1].hasVerbNumber
      && self[1].marks.contains(.pluralVerb)
  }

  /// Whether a verb that is no form of be stands right after a pronoun that is its subject.
  private func followsPronoun(_ word: Int, _ phrase: NounPhrase) -> Bool {
    guard word == 1, phrase.head == nil, self[word].hasVerbNumber, !self[word].isAuxiliary,
      self[0].isPersonalPronoun, let row = row(of: 0)
    else { return false }
    return cells(of: 0, row).contains(0)
  }

  /// Whether to, will or another word stands before it that takes a verb without an ending.
  private func isBehindWordOfInfinitive(_ word: Int, _ phrase: NounPhrase) -> Bool {
    guard word > 0 else { return false }
    if isInfinitiveMarker(word - 1) || self[word - 1].roles.contains(.modal) { return true }
    // can’t has no other form: `they can’t do this`.
    if self[word - 1].isAuxiliary, self[word - 1].isVerb, !self[word - 1].hasVerbNumber {
      return true
    }
    guard self[word].marks.contains(.pluralVerb) else { return false }
    return isBehindForm(ofDo: word) || isAskedOf(word, phrase)
      || word == phrase.words.upperBound && isDoneByObject(word, from: phrase.words.lowerBound)
  }

  /// `doesn’t have access`, `does not have access`: do has the number, and the verb behind it none.
  private func isBehindForm(ofDo word: Int) -> Bool {
    guard let form = verbBefore(word), self[form].roles.contains(.bare) else { return false }
    // The do may be an infinitive itself: tasks to do are overdue, the ones you didn’t do are.
    guard form > 0, let earlier = verbBefore(form) else { return true }
    return !isInfinitiveMarker(earlier)
      && self[earlier].roles.isDisjoint(with: [.modal, .bare])
  }

  /// The word before another, past a negation and adverbs; nil where something parts them.
  private func verbBefore(_ word: Int) -> Int? {
    var before = word - 1
    while before > 0, isFollowedDirectly(before), isNegation(before) || isPlainAdverb(before) {
      before -= 1
    }
    return isFollowedDirectly(before) ? before : nil
  }

  /// `Does 1 user have access?`: the verb behind the subject that a question is asked of.
  private func isAskedOf(_ word: Int, _ phrase: NounPhrase) -> Bool {
    let end = phrase.words.upperBound
    return word >= end && isBehindBare(phrase.words.lowerBound)
      && (end..<word).allSatisfy {
        !self[$0].isAuxiliary && self[$0].roles.isDisjoint(with: [.relative, .coordination])
      }
  }
}
