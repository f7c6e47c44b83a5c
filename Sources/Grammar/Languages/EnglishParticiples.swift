import Foundation
import Vocabulary

/// Forms of verbs behind an English noun that may be nouns as well: votes cast, apps running, friends who read
/// this, but price cuts and account settings.
extension Phrase {
  /// Whether what may be a noun is a participle or a past of the noun before it.
  ///
  /// A noun that is the object of such a verb rather than its kind is named with it in the function words:
  /// page read, but minute read.
  func isVerb(_ word: Int, ofNounBefore noun: Int) -> Bool {
    guard noun >= 0, isFollowedDirectly(noun), self[noun].isNoun, self[word].isVerb,
      !isThirdPerson(word), !self[word].isAuxiliary
    else { return false }
    if self[noun].roles.contains(.actor), self[word].describes { return true }
    return mayHaveObject(word) && isBeforeObject(word)
      || isPlural(noun) && isOnlyPastParticiple(word) || isNamed(noun, with: word)
  }

  /// Whether a verb is in the form of a singular; one with one form for both, viewing or saw, shows no number.
  private func isThirdPerson(_ word: Int) -> Bool {
    self[word].hasVerbNumber && self[word].marks.contains(.singularVerb)
  }

  /// `people following teams`: whether the verb of a person starts at a word.
  func isVerbOfActor(_ word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1) && self[word - 1].roles.contains(.actor)
      && self[word].isVerb && self[word].isParticiple
  }

  /// `Anna and 3 others liked your post`: whether the past of a verb stands behind a number and others that have no noun,
  /// and before none; but 3 other shared files.
  func isPast(_ word: Int, ofOthersFrom start: Int) -> Bool {
    guard word == start + 1, isBehindNumber(start), isFollowedDirectly(start),
      self[start].isNoun, !self[start].determiners.isEmpty, !self[start].isNumeral,
      self[word].isVerb, !self[word].hasVerbNumber, !self[word].isNoun
    else { return false }
    guard isFollowedDirectly(word) else { return true }
    let next = self[word + 1]
    return !next.determiners.isEmpty || next.endsPhrase || next.roles.contains(.postposed)
      || next.isKnown && !next.isNoun && !next.isAdjective
  }

  /// `5 Korean won`: whether a word for a measure stands behind an adjective, and so is what is counted.
  func isDescribedMeasure(_ word: Int) -> Bool {
    guard self[word].roles.contains(.measure), word > 0, isFollowedDirectly(word - 1) else {
      return false
    }
    return self[word - 1].isAdjective && self[word - 1].likeliest == .adjective
  }

  /// `games won`: the first noun of a compound is hardly ever a plural.
  private func isPlural(_ noun: Int) -> Bool {
    guard let analysis = first(self[noun].nouns), number(of: analysis) == .plural else {
      return false
    }
    return analysis.lexeme.traits.isDisjoint(with: [.pluralOnly, .uncurated])
      && lower(noun).last == UInt8(ascii: "s")
  }

  /// `games won`, but sports ground.
  private func isOnlyPastParticiple(_ word: Int) -> Bool {
    isPastParticiple(word) && !self[word].marks.contains(.singularVerb)
  }

  private func isPastParticiple(_ word: Int) -> Bool {
    self[word].isParticiple && language.guesses.rule(.activity, for: lower(word)) == nil
  }

  func isNamed(_ noun: Int, with word: Int) -> Bool {
    roles(ofNoun: noun, with: Array(lower(word))).contains(.postposed)
  }

  // MARK: Objects

  /// Whether a form of a verb may stand behind one thing or person: all but those of the present.
  private func mayHaveObject(_ word: Int) -> Bool {
    self[word].isParticiple || self[word].roles.contains(.acts)
  }

  /// Whether what stands behind a word is what a verb acts upon: read this, cast a vote, viewing your
  /// profile, but photo sets this week, account settings you changed.
  private func isBeforeObject(_ word: Int) -> Bool {
    guard word + 1 < count, isFollowedDirectly(word) else { return false }
    let (start, object) = (word + 1, self[word + 1])
    if hasVerb(behindObject: start) { return false }
    let isPronoun = object.isPersonalPronoun && !isPronounBeforeNoun(start)
    if isPronoun || object.roles.contains(.relative) { return !goesOn(behind: start) }
    guard
      object.isArticle || object.isPersonalPronoun || object.roles.contains(.demonstrative)
    else { return false }
    let rest = wordsOfClause(behind: start)
    // `3 times a day`
    if rest.contains(where: { hasNoun($0, .time) }) { return false }
    let isBeforeNoun = rest.first.map { self[$0].isNominal && isFollowedDirectly(start) } ?? false
    guard object.roles.contains(.demonstrative) else { return isBeforeNoun }
    // `5 team meetings this time around`
    return !isBeforeNoun || isPastParticiple(word)
  }

  private func goesOn(behind word: Int) -> Bool {
    guard word + 1 < count, isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    return !next.endsPhrase && !next.roles.contains(.postposed) && !isPlainAdverb(word + 1)
  }

  /// Whether a verb stands behind an object, which then is its subject: the photos your friends shared.
  private func hasVerb(behindObject start: Int) -> Bool {
    wordsOfClause(behind: start).contains {
      let reading = self[$0]
      if reading.isAuxiliary { return true }
      let isBeforeNoun = isFollowedDirectly($0) && self[$0 + 1].isNoun
      return reading.isVerb && !(reading.isAdjective && isBeforeNoun)
        && (!reading.isNoun || reading.marks.contains(.singularVerb))
    }
  }

  // MARK: Bare objects

  /// Whether a noun stands at the end of a text as no object can: one thing of those that are counted has a
  /// determiner (trail running shoe, but app running software).
  func isBareSingular(_ word: Int) -> Bool {
    guard word + 1 == count, token(word).shape == .small, self[word].isOnlyNoun,
      self[word].roles.isDisjoint(with: .postposed), let noun = first(self[word].nouns)
    else { return false }
    return number(of: noun) == .singular
      && noun.lexeme.traits.isDisjoint(with: [.mass, .alsoCounted, .uncurated])
  }
}
