import Foundation
import Vocabulary

/// Which words of an English sentence are its verbs, for most of them may be nouns as well.
extension Phrase {
  /// Whether a word that may be a noun is the verb of the sentence: this device supports Bluetooth.
  ///
  /// Only where its form agrees with the noun before it and a determiner starts the phrase. One that
  /// shows the same number as the verb rules out that the word is the last noun of a compound (`the
  /// music plays`, but `all music plays`); one that shows none needs an object or an adverb behind it.
  ///
  /// - Parameter last: The noun before it; adverbs may stand between.
  func isMainVerb(_ word: Int, behind last: Int, from start: Int) -> Bool {
    guard word < count, last >= start, !isBehindBare(start), !isNoun(countedAt: word) else {
      return false
    }
    if isVerbOfNoun(word, behind: last, from: start)
      || isVerbOfCounted(word, behind: last, from: start)
      || isVerbOfPart(word, behind: last, from: start)
      || isVerb(word, behindObject: last, ofAnyoneFrom: start)
      || isVerb(word, behindObject: last, ofActivityBefore: start)
      || isVerbOfClause(word, behind: last, from: start)
    {
      return true
    }
    guard word > start + 1, self[word].hasVerbNumber, let noun = first(self[last].nouns)
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
        && (roles.contains(.showsSingular) || isDefinite && (goesOn || isOneOfTwo(from: start)))
    }
    return number(of: noun) == .plural
      && (roles.contains(.showsPlural)
        || isDefinite && (goesOn || endsPart(word, behind: last, from: start)))
  }

  /// `The first 5 answers count`, but chapter 3 starts: whether a noun stands behind a number that an adjective, a determiner
  /// or a numeral stands before, and so is no verb.
  private func isNoun(countedAt word: Int) -> Bool {
    guard word > 0, isBehindNumber(word), self[word].isNoun, !isCut(after: word - 1) else {
      return false
    }
    return self[word - 1].isAdjective || self[word - 1].isSpecifier
  }

  /// `Neither of the options works`: whether a phrase that a sentence starts with is one of two, of which hardly anybody
  /// says nothing; but one of the photo views.
  private func isOneOfTwo(from start: Int) -> Bool {
    guard start > 1, isOf(start - 1), isFollowedDirectly(start - 1), isFollowedDirectly(start - 2),
      start == 2 || endsSentence(behind: start - 3)
    else { return false }
    let one = self[start - 2]
    return one.roles.contains(.showsSingular) && !one.isNumeral
      && one.roles.isDisjoint(with: [.postposed, .limits, .demonstrative])
  }

  /// A form in -s behind a singular: one that is no noun ends every phrase (your order arrives), and one
  /// before a determiner or a pronoun has it for its object (person likes this).
  func isVerbOfNoun(_ word: Int, behind last: Int, from start: Int) -> Bool {
    guard word > start, self[word].hasVerbNumber, self[word].marks.contains(.singularVerb),
      self[last].isNoun
    else { return false }
    if all(self[last].nouns).allSatisfy({ number(of: $0) == .plural }) {
      // `Your %@ arrives`: an argument may be a plural.
      guard isArgument(last), !isArgument(word), !self[word].isNoun || isFollowedDirectly(word)
      else { return false }
    }
    if !self[word].isNoun || self[word].roles.contains(.acts) || last < word - 1 { return true }
    if self[last].roles.contains(.actor) || isVerbWithComplement(word) { return true }
    guard word + 1 < count, isFollowedDirectly(word) else { return isBehindNumber(word + 1) }
    // `page views this week`
    if isKnownCompound(endingAt: word), startsTime(word + 1) { return false }
    return startsObject(word + 1) || hasAdverb(behind: word)
  }

  /// Whether the lexicon has a noun of two words that ends with a word.
  private func isKnownCompound(endingAt word: Int) -> Bool {
    word > 0 && compound(at: word - 1, length: 2) != nil
  }

  /// `this week`: what says when something is, rather than what is done with it.
  private func startsTime(_ word: Int) -> Bool {
    self[word].roles.contains(.demonstrative) && word + 1 < count && isFollowedDirectly(word)
      && hasNoun(word + 1, .time)
  }

  /// `2 users like this post`: a verb in the plural between a counted plural and its object.
  private func isVerbOfCounted(_ word: Int, behind last: Int, from start: Int) -> Bool {
    guard word > start, isBehindNumber(start), self[word].hasVerbNumber,
      self[word].marks.contains(.pluralVerb), isFollowedDirectly(word - 1), self[last].isNoun
    else { return false }
    let isPlural = isCountedPlural(last)
    // `Anna and 1 other like this`
    let isJoined = start > 1 && self[start - 1].isCoordination
    guard isPlural || isJoined else { return false }
    if self[word].roles.contains(.acts) { return true }
    if last < word - 1 { return !self[word].isAdjective }
    if isPlural, isOnlyVerb(word) || isVerbOfPlural(word), mayBeSubject(from: start) { return true }
    if isPlural, endsPart(word, behind: last, from: start) { return true }
    guard word + 1 < count, isFollowedDirectly(word), isPlural else { return false }
    return startsObject(word + 1) && self[word + 1].roles.isDisjoint(with: .relative)
  }

  /// `1 of your friends plays chess`: a form in -s right behind those of which a number says how many are meant; but 2 of
  /// your sports events.
  private func isVerbOfPart(_ word: Int, behind last: Int, from start: Int) -> Bool {
    guard word > start, start > 0, isOf(start - 1), isBehindNumber(start - 1),
      isFollowedDirectly(start - 1), self[word].hasVerbNumber,
      self[word].marks.contains(.singularVerb), isFollowedDirectly(word - 1), self[last].isNoun,
      isCountedPlural(last), !isArgument(last)
    else { return false }
    if !self[word].isNoun || self[word].roles.contains(.acts) || last < word - 1 { return true }
    return word + 1 < count && isFollowedDirectly(word) && startsObject(word + 1)
      && !startsTime(word + 1)
  }

  /// Whether a noun is a plural and nothing that no number counts, as data is in data sets.
  private func isCountedPlural(_ word: Int) -> Bool {
    let nouns = all(self[word].nouns)
    return nouns.first.flatMap { number(of: $0) } == .plural
      && nouns.allSatisfy { !$0.lexeme.traits.contains(.mass) }
  }

  /// `2 devices sync with iCloud`, but 5 miles run in June.
  private func isVerbOfPlural(_ word: Int) -> Bool {
    !isNamed(word - 1, with: word) && isVerbWithComplement(word)
  }

  /// `2 subscriptions renew`: no noun, so that it ends no compound.
  private func isOnlyVerb(_ word: Int) -> Bool {
    let reading = self[word]
    return !reading.isNoun && !reading.isAdjective && !reading.isParticiple && !reading.isAdverb
      && !reading.endsPhrase && reading.otherPart == nil
      && reading.roles.isDisjoint(with: .postposed)
  }

  /// Not behind a preposition or another verb: in 2 steps create, let 2 friends join, did 2 files
  /// disappear.
  private func mayBeSubject(from start: Int) -> Bool {
    guard start > 0, !isCut(after: start - 1) else { return true }
    let before = self[start - 1]
    // `We think 3 photos look alike`
    return before.roles.isDisjoint(with: [.preposition, .bare])
      && (!before.isVerb || before.roles.contains(.reports))
  }

  /// `3 files sync`, `the first 3 answers count`: whether a verb ends a part of the sentence behind a counted plural.
  private func endsPart(_ word: Int, behind last: Int, from start: Int) -> Bool {
    guard isFollowedDirectly(word - 1), isVerb(word, endingPartBehindPlural: last),
      !isBehindAuxiliary(start), mayBeSubject(from: start) || isInClause(start, endingIn: word)
    else { return false }
    // Nobody says more between.
    return (max(start, last - 4)...last).contains { isBehindNumber($0) }
  }

  /// `After 3 files sync, you can go offline`: whether what may be a conjunction starts a sentence right before a word, and
  /// its clause ends with another one.
  private func isInClause(_ start: Int, endingIn word: Int) -> Bool {
    guard start > 0, word + 1 < count, hasComma(behind: word) else { return false }
    return startOfSentence(with: start) == start - 1
      && language.lexeme(Array(lower(start - 1)), .conjunction) != nil
  }

  /// Whether what starts at a word is rather the object of the auxiliary before it: you have 3 rewards.
  private func isBehindAuxiliary(_ start: Int) -> Bool {
    start > 0 && !isCut(after: start - 1) && self[start - 1].isAuxiliary
  }

  private func startsObject(_ word: Int) -> Bool {
    let next = self[word]
    return next.isPersonalPronoun || next.isArticle || !next.determiners.isEmpty && !next.isNumeral
  }

  /// Whether something stands behind a word that says how something is done: crashes often, walks by.
  private func hasAdverb(behind word: Int) -> Bool {
    let next = self[word + 1]
    if next.endsPhrase { return word + 2 == count && !next.isCoordination }
    return isPlainAdverb(word + 1) && next.roles.isDisjoint(with: .postposed)
  }

  func isPlainAdverb(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.isKnown && !reading.isNominal && !reading.endsPhrase && !reading.isSpecifier
      && (reading.isAdverb || reading.otherPart == .adverb)
  }

  /// Whether a word is the one that stands before infinitives: to.
  func isInfinitiveMarker(_ word: Int) -> Bool {
    lower(word).elementsEqual(language.order.infinitiveMarker)
  }

  func isNegation(_ word: Int) -> Bool { self[word, lower: true].roles.contains(.negates) }

  /// The word behind adverbs: friend already uses.
  func behindAdverbs(_ word: Int) -> Int {
    var next = word
    // Hostile texts have thousands, each of which asks.
    while next + 1 < count, next - word < Self.reach, isPlainAdverb(next),
      isFollowedDirectly(next)
    {
      next += 1
    }
    return next
  }

  /// `guest whose name is unknown`, `people think this is helpful`: whether a word starts a clause with a
  /// subject of its own.
  func startsOwnClause(_ word: Int) -> Bool {
    if self[word].roles.contains(.owner) { return true }
    return word > 0 && isFollowedDirectly(word - 1) && self[word - 1].roles.contains(.reports)
      && self[word].roles.contains(.demonstrative) && isFollowedDirectly(word)
      && self[word + 1].isAuxiliary
  }

  // MARK: Verbs without an ending

  /// `Do 5 devices need an update?`: what may be a noun is the verb of a question.
  func isBareVerb(_ word: Int, from start: Int) -> Bool {
    guard word > start, isBehindBare(start), isBare(word), self[word - 1].isNoun else {
      return false
    }
    // What stands behind a value was written for any; of two the second one is the verb: does this test run fail.
    return isArgument(word - 1) && !isArgument(word)
      || !(word + 1 < count && isFollowedDirectly(word) && isBare(word + 1)
        && self[word + 1].determiners.isEmpty && !isRatherBareVerb(word, than: word + 1))
  }

  /// `Does 1 person need help?`: whether the first of two words is rather a verb behind a noun than the second one.
  private func isRatherBareVerb(_ word: Int, than next: Int) -> Bool {
    let (own, other) = (self[word].roles, self[next].roles)
    // `Do 3 items look wrong?`
    return own.contains(.acts) && !other.contains(.acts)
      || isVerbWithComplement(word) && !isVerbWithComplement(next)
  }

  /// `It made 2 people laugh`, `let 2 friends join`: whether what may be a noun is what those do whom a number counts,
  /// behind a verb of making or letting somebody do something.
  func isDoneByObject(_ word: Int, from start: Int) -> Bool {
    guard start > 0, word > start, isBehindNumber(start), !isCut(after: start - 1),
      isFollowedDirectly(word - 1), isBare(word), self[word - 1].isNoun, letsAct(verb: start - 1),
      compound(at: word - 1, length: 2) == nil
    else { return false }
    if isOnlyVerb(word) || self[word].roles.contains(.acts) { return true }
    return (isCountedPlural(word - 1) || self[word - 1].roles.contains(.actor))
      && !(isFollowedDirectly(word) && self[word + 1].isNoun)
  }

  private func isBare(_ word: Int) -> Bool {
    self[word].hasVerbNumber && self[word].marks.contains(.pluralVerb) && !self[word].isAuxiliary
  }

  /// Whether a phrase stands behind a word that asks something (can 5 people see this).
  func isBehindBare(_ start: Int) -> Bool {
    start > 0 && self[start - 1].roles.contains(.bare) && !isCut(after: start - 1)
      && text.contains(UInt8(ascii: "?"))
  }

  // MARK: Verbs of the head

  /// Whether a word is a verb that agrees with the head: that of the sentence, of `who likes this`, or
  /// another one that is joined to it.
  func isVerbOfHead(_ word: Int, _ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, word > head.word else { return false }
    return word == verbOfHead(phrase) || isSecondVerb(word, head, phrase)
  }

  private func verbOfHead(_ phrase: NounPhrase) -> Int? {
    let next = phrase.words.upperBound
    guard phrase.head != nil, next < count, next > phrase.words.lowerBound else { return nil }
    let verb = behindAdverbs(next)
    if isMainVerb(verb, behind: next - 1, from: phrase.words.lowerBound) { return verb }
    guard isFollowedDirectly(next - 1), next + 1 < count, isFollowedDirectly(next) else {
      return nil
    }
    if self[next].roles.contains(.relative) {
      let verb = behindAdverbs(next + 1)
      return self[verb].isVerb ? verb : nil
    }
    if isSubjectPronoun(next) { return verbBehindClause(from: next, phrase) }
    // `app running in the background uses this`
    let joint = self[next].roles.contains(.takesObject) ? next + 1 : next
    return self[joint].roles.contains(.preposition) ? verbBehindComplement(at: joint, phrase) : nil
  }

  /// `person you follow likes this`: the verb right behind a clause that a pronoun starts.
  private func verbBehindClause(from pronoun: Int, _ phrase: NounPhrase) -> Int? {
    let own = behindAdverbs(pronoun + 1)
    guard let head = phrase.head, self[own].isVerb, own + 1 < count, isFollowedDirectly(own) else {
      return nil
    }
    let verb = behindAdverbs(own + 1)
    return hasNumber(of: head, verb: verb) && isSurelyVerb(verb) ? verb : nil
  }

  /// `contact in your address book uses this app`: the verb behind a preposition and its noun.
  private func verbBehindComplement(at preposition: Int, _ phrase: NounPhrase) -> Int? {
    guard let head = phrase.head else { return nil }
    var word = preposition + 2
    while word < min(count, preposition + Self.reach), isFollowedDirectly(word - 1),
      !self[word].isAuxiliary, self[word].roles.isDisjoint(with: .relative)
    {
      let last = subject(before: word)
      // `person near you uses this`
      let isNoun = self[last].isNoun || last == preposition + 1 && isPersonalPronoun(last)
      if last > preposition, last > preposition + 1 || !self[last].isSpecifier, isNoun,
        hasNumber(of: head, verb: word), isSurelyVerb(word) || isVerbBehindAdverb(word)
      {
        return word
      }
      if self[word].isCoordination { return nil }
      word += 1
    }
    return nil
  }

  /// `copy of this file also uses storage`: whether an adverb stands between a noun and what may be a noun as well.
  private func isVerbBehindAdverb(_ word: Int) -> Bool {
    subject(before: word) < word - 1 && !self[word].isAdjective
  }

  /// `tasks are overdue and need attention`: a verb behind another one of the same noun.
  private func isSecondVerb(_ word: Int, _ head: NounPhrase.Head, _ phrase: NounPhrase) -> Bool {
    let end = phrase.words.upperBound
    var joint = word - 1
    // `and there is a bonus`: there is no adverb.
    while joint > end, isPlainAdverb(joint), !self[joint].roles.contains(.presents),
      isFollowedDirectly(joint - 1)
    {
      joint -= 1
    }
    guard joint > end, self[joint].isCoordination, isFollowedDirectly(word - 1),
      hasNumber(of: head, verb: word), isSurelyVerb(word)
    else { return false }
    return (end..<joint).contains { self[$0].isAuxiliary }
      || verbOfHead(phrase).map { $0 < joint }
        ?? false
  }

  /// `messages contain a photo and have been hidden`: whether a second verb stands behind an and, with nothing but what
  /// belongs to the first one between, so that both are the same phrase's.
  func sharesSubjectOfHeadLast(verb word: Int, _ phrase: NounPhrase) -> Bool {
    let end = phrase.words.upperBound
    guard language.order.isHeadLast, let head = phrase.head, word > end, word - end < Self.reach,
      isSecondVerb(word, head, phrase),
      let own = verbOfHead(phrase) ?? auxiliary(behind: phrase),
      hasNumber(of: head, verb: own)
    else { return false }
    let joint = subject(before: word)
    guard own < joint else { return false }
    return (own..<joint).allSatisfy { between in
      let reading = self[between]
      if isCut(after: between) || reading.roles.contains(.relative) { return false }
      if between == own { return true }
      let isObject = between + 1 == joint || !isSubjectPronoun(between)
      return isObject && !reading.isAuxiliary
        && (!reading.endsPhrase || reading.roles.contains(.preposition))
    }
  }

  /// Whether a verb has the number that a noun has in the text.
  private func hasNumber(of head: NounPhrase.Head, verb word: Int) -> Bool {
    guard self[word].hasVerbNumber else { return false }
    let isPlural = number(of: head.analysis) == .plural
    return self[word].marks.contains(isPlural ? .pluralVerb : .singularVerb)
  }

  /// Whether what stands behind a word that may be a verb leaves it no noun.
  private func isSurelyVerb(_ word: Int) -> Bool {
    let reading = self[word]
    if !reading.isNoun && !reading.isAdjective || reading.roles.contains(.acts) { return true }
    guard word + 1 < count, isFollowedDirectly(word) else { return false }
    return startsObject(word + 1)
  }
}
