import Foundation
import Vocabulary

/// A pronoun for one thing that starts a clause which says why, or a later one, and stands for the only noun before it: 2
/// files couldn't be uploaded because they are too large; if 2 files are missing, they will be restored.
extension Agreement {
  /// Gives it, and its verb, the plural where the noun takes it.
  ///
  /// They stays, for it may stand for one person.
  func inflectReference(_ text: inout Phrase) {
    guard isFirst, target.isPlural, let head = phrase.head,
      target.asksNumber || text.isArgument(head.word),
      let pronoun = text.pronounOfReason(behind: phrase),
      let them = text.language.pronouns.row(for: FeatureSet.thirdPerson.union(.plural))
    else { return }
    if let (_, ending) = text.joinedPronoun(pronoun) {
      return text.replace(pronoun, with: them.form(0) + Array("\(ending.prefix(1))re".utf8))
    }
    text.replace(pronoun, with: them.form(0))
    guard !text.takesInfinitive(pronoun + 1), let verb = text.verb(of: pronoun + 1) else { return }
    text.replace(pronoun + 1, with: text.language.form(verb.lexeme, .plural))
  }
}

extension Phrase {
  /// The pronoun, in a word with its verb or before that; nil where it may stand for something else, or for nothing.
  fileprivate func pronounOfReason(behind phrase: NounPhrase) -> Int? {
    guard let pronoun = wordBehindConjunction(behind: phrase) ?? wordOfLaterClause(behind: phrase),
      isFollowedDirectly(pronoun), standsForThing(pronoun),
      !namesOther(than: phrase, before: isCut(after: pronoun - 1) ? pronoun : pronoun - 1)
    else { return nil }
    let isJoined = joinedPronoun(pronoun) != nil
    guard let verb = isJoined ? pronoun : formOfBeing(behind: pronoun), isFollowedDirectly(verb)
    else { return nil }
    return saysHowThingIs(behind: verb, isJoined: isJoined) ? pronoun : nil
  }

  /// `If 2 files are missing, it`, `2 files were deleted and it`: the word behind a comma or an and, and behind a clause
  /// whose verb says something of a phrase that it starts with.
  private func wordOfLaterClause(behind phrase: NounPhrase) -> Int? {
    let first = phrase.words.lowerBound
    guard language.order.isHeadLast, let end = phrase.head?.words.upperBound, end < count,
      startsOfCounted.count < 2, coordinated(phrase) == nil, self[end].isAuxiliary,
      isFollowedDirectly(end - 1)
    else { return nil }
    let start = startOfSentence(with: first)
    guard first == start || first == start + 1 && joinsClause(start) else { return nil }
    // Nobody reads on for longer.
    let later = (end..<min(count - 1, end + 16)).first {
      hasComma(behind: $0) || self[$0].isCoordination
    }
    return later.flatMap { endsSentence(behind: $0) ? nil : $0 + 1 }
  }

  /// Whether the lexicon has a word as a conjunction: if, when, once.
  private func joinsClause(_ word: Int) -> Bool {
    language.lexeme(Array(lower(word)), .conjunction) != nil
  }

  /// The form of to be whose subject a pronoun right before it is, or the one behind will, can’t and the like.
  private func formOfBeing(behind pronoun: Int) -> Int? {
    let verb = pronoun + 1
    guard takesInfinitive(verb) else {
      return self[verb].isAuxiliary && self[verb].marks.contains(.singularVerb) ? verb : nil
    }
    var word = verb + 1
    while word + 1 < count, isFollowedDirectly(word - 1), isNegation(word) || isPlainAdverb(word) {
      word += 1
    }
    guard word < count, isFollowedDirectly(word - 1) else { return nil }
    return self[word].roles.contains(.linking) && !self[word].hasVerbNumber ? word : nil
  }

  /// Whether a word is a verb that shows no number, and that an infinitive follows: will, can’t.
  fileprivate func takesInfinitive(_ word: Int) -> Bool {
    self[word].roles.contains(.bare)
      && (self[word].roles.contains(.modal) || self[word].isAuxiliary && !self[word].hasVerbNumber)
  }

  /// Whether a word is it, or it’s.
  private func standsForThing(_ word: Int) -> Bool {
    if let (pronoun, ending) = joinedPronoun(word) {
      return ending.dropFirst() == "s"
        && language.pronouns.features(of: pronoun)?.contains(.neuter) == true
    }
    return isSubjectPronoun(word) && row(of: word)?.features.contains(.neuter) == true
  }

  /// `it is too large`, `it was not shared`: whether a participle, or an adjective behind too, ends what is said of a
  /// thing; but it is too late, it is allowed to, it's locked, which may be has.
  private func saysHowThingIs(behind verb: Int, isJoined: Bool) -> Bool {
    var word = verb + 1
    var isTooMuch = false
    // Nobody puts more between.
    while isFollowedDirectly(word), word - verb < 4, isNegation(word) || isPlainAdverb(word) {
      isTooMuch = isTooMuch || rolesBeforeAnything(word).contains(.degree)
      word += 1
    }
    let said = self[word]
    guard said.roles.isDisjoint(with: [.impersonal, .endsPhrase]), !said.isSpecifier,
      isTooMuch ? said.isAdjective : said.isParticiple && !isJoined
    else { return false }
    guard isFollowedDirectly(word) else { return true }
    let next = self[word + 1]
    return !next.isOnlyNoun && !next.isAdjective && !isInfinitiveMarker(word + 1)
      && next.roles.isDisjoint(with: .demonstrative)
  }

  /// Whether another word of the sentence may be what a pronoun stands for: a noun that may be a singular, a name, the
  /// value of an argument, another pronoun, or what somebody does.
  func namesOther(than phrase: NounPhrase, before end: Int) -> Bool {
    (startOfSentence(with: phrase.words.lowerBound)..<end).contains { word in
      if phrase.words.contains(word) { return false }
      let reading = self[word]
      if isArgument(word) || isOfThirdPerson(pronoun: word)
        || language.guesses.rule(.activity, for: lower(word)) != nil
      {
        return true
      }
      if !reading.isKnown { return token(word).shape != .small }
      guard let noun = first(reading.nouns), !reading.isAdjective, !reading.isAuxiliary,
        reading.roles.isDisjoint(with: .modal), reading.likeliest != .verb
      else { return false }
      return number(of: noun) != .plural && !saysWhatIsDone(word, to: phrase)
    }
  }

  /// `Remove 3 devices`, `This will remove 3 devices`: whether what may be a noun is a verb, for an
  /// auxiliary stands before it, or it starts the sentence right before what is counted.
  private func saysWhatIsDone(_ word: Int, to phrase: NounPhrase) -> Bool {
    if word > 0, isFollowedDirectly(word - 1) {
      let before = self[word - 1]
      if before.isAuxiliary || before.roles.contains(.modal) { return true }
    }
    return self[word].marks.contains(.pluralVerb) && word + 1 == phrase.words.lowerBound
      && isBehindNumber(word + 1) && startOfSentence(with: word) == word
  }
}
