import Foundation
import Vocabulary

/// What English numbers count in a relative clause about a noun before that, or about anyone.
extension Phrase {
  /// `The folder that contains 3 files is full`: whether a phrase is the object of a verb right behind a relative pronoun, so
  /// that verbs behind it speak of the noun before; but a friend who says 3 files are missing.
  func isObject(ofRelativeBefore phrase: NounPhrase) -> Bool {
    relativePronoun(ofObjectAt: phrase.words.lowerBound) != nil
  }

  /// `The app that deleted 3 photos`: whether what may be a participle stands between a noun with a relative pronoun and a
  /// number, which it would follow as an adjective.
  func isVerb(ofRelativeBeforeCounted word: Int) -> Bool {
    guard language.order.isHeadLast, word > 1, self[word].isParticiple, isBehindNumber(word + 1),
      isFollowedDirectly(word - 1), isFollowedDirectly(word - 2), mayOpenRelative(word - 1)
    else { return false }
    return self[word - 2].isNoun && self[word - 2].likeliest != .verb
  }

  /// `Whoever has 3 points wins`: whether what may be a noun is the verb behind such a clause about anyone, for it is in the
  /// singular and nothing behind it may be that verb; but anyone who has 3 page views is a star.
  func isVerb(_ word: Int, behindObject last: Int, ofAnyoneFrom start: Int) -> Bool {
    guard word > start, isBehindNumber(start), self[word].hasVerbNumber,
      self[word].marks.contains(.singularVerb), self[last].isNoun, isFollowedDirectly(word - 1),
      compound(at: word - 1, length: 2) == nil, let relative = relativePronoun(ofObjectAt: start),
      isOfAnyone(relative: relative)
    else { return false }
    let rest = (word + 1..<min(count, word + Self.reach)).prefix { !endsSentence(behind: $0 - 1) }
    return !rest.contains { self[$0].isAuxiliary || self[$0].hasVerbNumber && !self[$0].isNoun }
  }

  /// `The album in which 2 photos are missing is shared`: whether a relative clause about a noun has a phrase for its subject,
  /// and a verb of its own before another one, which then speaks of that noun.
  func isOfNoun(beforeRelativeOf phrase: NounPhrase, verb: Int) -> Bool {
    let relative = phrase.words.lowerBound - 1
    guard language.order.isHeadLast, relative > 0, mayOpenRelative(relative),
      isFollowedDirectly(relative - 1), !isCut(after: relative),
      let end = phrase.head?.words.upperBound, end < verb, verb - end < Self.reach
    else { return false }
    let noun = self[relative - 1].roles.contains(.preposition) ? relative - 2 : relative - 1
    guard noun >= 0, self[noun].isNoun, self[noun].likeliest != .verb,
      !self[subject(before: verb)].isCoordination,
      let own = (end..<verb).first(where: {
        self[$0].isVerb && (self[$0].isAuxiliary || $0 == end && self[$0].hasVerbNumber)
      })
    else { return false }
    return (end - 1..<verb).allSatisfy { !isCut(after: $0) }
      && !(end..<own).contains { self[$0].endsPhrase || isSubjectPronoun($0) }
  }

  /// `The app that 2 friends use`, `if 2 players leave, the match ends`: whether what may be a noun is the verb of what a
  /// number counts, right behind a conjunction or a noun and a relative pronoun, for their clause has no other verb; but the
  /// goal that 5 photo uploads unlock.
  func isVerbOfClause(_ word: Int, behind last: Int, from start: Int) -> Bool {
    let opening = start - 1
    guard opening >= 0, last == word - 1, word > start, isBehindNumber(start),
      !isCut(after: opening), self[word].hasVerbNumber,
      self[word].marks.contains(.singularVerb), let noun = first(self[last].nouns),
      number(of: noun) != .plural, isFollowedDirectly(last),
      compound(at: last, length: 2) == nil
    else { return false }
    let owner = nounBefore(relative: opening)
    guard owner != nil || isOnlyConjunction(opening) else { return false }
    let rest = wordsOfClause(behind: word)
    // `The app that 2 friends use is new`: uses would be several.
    if let owner, let next = rest.first, self[next].isAuxiliary, self[next].hasVerbNumber {
      return number(of: owner) != .plural
        && self[next].marks.intersection([.singularVerb, .pluralVerb]) == .singularVerb
    }
    return endsClause(rest.upperBound) && !rest.contains { mayBeVerb(inRelative: $0) }
  }

  /// The noun right before a relative pronoun.
  private func nounBefore(relative word: Int) -> Analysis? {
    guard word > 0, mayOpenRelative(word), isFollowedDirectly(word - 1),
      self[word - 1].likeliest != .verb
    else { return nil }
    return first(self[word - 1].nouns)
  }

  /// If, when, unless: whether a word is a conjunction that starts a clause, and no preposition.
  private func isOnlyConjunction(_ word: Int) -> Bool {
    let (reading, form) = (self[word], Array(lower(word)))
    guard reading.endsPhrase || reading.roles.contains(.conjunction), !reading.isCoordination,
      !isNegation(word)
    else { return false }
    return language.lexeme(form, .conjunction) != nil && language.lexeme(form, .preposition) == nil
  }

  /// Whether a clause ends before a word, and the words behind a comma don't go on with it: if 2 files, including yours.
  private func endsClause(_ next: Int) -> Bool {
    if next >= count || endsSentence(behind: next - 1) { return true }
    return hasComma(behind: next - 1) && !self[next].isParticiple && !self[next].endsPhrase
      && (language.lexeme(Array(lower(next)), .pronoun) != nil
        || language.guesses.rule(.activity, for: lower(next)) == nil)
  }

  /// Whether a word may be a verb, for what stands right before it leaves it no noun and no adjective: at work, every day.
  private func mayBeVerb(inRelative word: Int) -> Bool {
    let reading = self[word]
    guard reading.isVerb || reading.isParticiple || reading.roles.contains(.modal) else {
      return false
    }
    let before = self[word - 1]
    return !reading.isNoun
      || !(before.roles.contains(.preposition) || before.isSpecifier || before.isAdjective)
  }

  /// `2 files are damaged, which is unusual`, `You sent 2 messages, which is a record`: whether a form of to be behind a
  /// comma and which speaks of all that is said before, for what a number counts has a verb of its own before that, or is
  /// said to be one thing or an amount.
  func isOfAllSaid(verb word: Int, behind phrase: NounPhrase) -> Bool {
    guard language.order.isHeadLast, word > 1, let end = phrase.head?.words.upperBound,
      self[word].isAuxiliary
    else { return false }
    let relative = subject(before: word)
    guard relative >= end, hasComma(behind: relative - 1), isRelativeOfAll(relative) else {
      return false
    }
    return (end..<relative).contains { isVerbOfItsOwn($0) }
      || saysOneThing(behindAdverbs(word + 1), behind: word)
  }

  /// Whether a word is the relative pronoun that may stand for a whole clause: which, but neither that nor who.
  private func isRelativeOfAll(_ word: Int) -> Bool {
    let roles = language.roles(of: Array(lower(word)))
    return roles.contains(.relative) && !roles.contains(.demonstrative)
      && !isOtherSubjectPronoun(word)
  }

  /// Whether a word can be nothing but the verb of a clause: a form of to be, to have or to do, or a past before to.
  private func isVerbOfItsOwn(_ word: Int) -> Bool {
    if self[word].isAuxiliary { return true }
    return self[word].isVerb && !self[word].isNoun && isFollowedDirectly(word)
      && isInfinitiveMarker(word + 1)
  }

  /// `Is a record`, `is your limit`, `is 20 more`, `is more than yesterday`: whether what starts at a word behind a form of
  /// to be is one thing or an amount.
  private func saysOneThing(_ word: Int, behind verb: Int) -> Bool {
    guard word < count, !isCut(after: verb) else { return false }
    if isBehindNumber(word) { return true }
    let next = word + 1
    if self[word].marks.contains(.quantifier), next < count, isFollowedDirectly(word),
      self[next].roles.contains(.compares)
    {
      return true
    }
    guard self[word].isArticle || !self[word].determiners.isEmpty,
      self[word].roles.isDisjoint(with: .demonstrative), !self[word].marks.contains(.quantifier)
    else { return false }
    let noun = (next..<max(next, min(count, word + 5))).first {
      self[$0].isNoun && !self[$0].isSpecifier
    }
    return noun.flatMap { first(self[$0].nouns) }.map { number(of: $0) != .plural } ?? false
  }

  /// Whether a word is a relative pronoun, or that, which before numbers is read as a conjunction.
  func mayOpenRelative(_ word: Int) -> Bool {
    language.roles(of: Array(lower(word))).contains(.relative)
  }

  /// The relative pronoun right before the verb whose object starts at a word.
  private func relativePronoun(ofObjectAt start: Int) -> Int? {
    guard language.order.isHeadLast, start > 1 else { return nil }
    // Nobody says more between.
    return (max(0, start - 6)..<start - 1).first { relative in
      guard opensRelative(relative) else { return false }
      let first = behindAdverbs(relative + 1)
      guard first < start,
        self[first].isVerb || self[first].isParticiple || self[first].roles.contains(.modal)
      else { return false }
      let verb = fullVerb(behind: first, before: start)
      guard self[verb].roles.isDisjoint(with: .reports), !isCut(after: verb) else { return false }
      return (verb + 1..<start).allSatisfy { mayStand($0, betweenVerb: verb) }
    }
  }

  /// `Who has already invited`, `that can open`: the last of the verbs that stand there with nothing but adverbs between.
  private func fullVerb(behind first: Int, before end: Int) -> Int {
    var verb = first
    while self[verb].isAuxiliary || self[verb].roles.contains(.modal) {
      let next = behindAdverbs(verb + 1)
      guard next < end, !isCut(after: verb), self[next].isVerb || self[next].isParticiple else {
        break
      }
      verb = next
    }
    return verb
  }

  /// `Who sent you all 3 files`: whether a word may stand between a verb and the number of its object.
  private func mayStand(_ word: Int, betweenVerb verb: Int) -> Bool {
    !isCut(after: word)
      && (self[word].isSpecifier || isPlainAdverb(word) || self[word].roles.contains(.limits)
        || word == verb + 1 && isPersonalPronoun(word))
  }

  private func opensRelative(_ word: Int) -> Bool {
    guard isFollowedDirectly(word) else { return false }
    if isOfAnyone(relative: word) { return true }
    return self[word].roles.contains(.relative) && word > 0 && self[word - 1].isNoun
      && isFollowedDirectly(word - 1)
  }

  /// `Whoever`, `anyone who`: whether nothing stands before such a pronoun in its clause, or one for nobody in particular.
  private func isOfAnyone(relative word: Int) -> Bool {
    guard word > 0, !isCut(after: word - 1) else { return isOtherSubjectPronoun(word) }
    guard self[word].roles.contains(.relative), !self[word - 1].isSpecifier,
      let pronoun = first(self[word - 1].pronouns)
    else { return false }
    return !pronoun.lexeme.traits.contains(.personal)
      && pronoun.lexeme.features.contains(.singular)
  }
}
