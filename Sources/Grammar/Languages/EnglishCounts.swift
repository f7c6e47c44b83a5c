import Foundation
import Vocabulary

/// What English numbers count besides nouns that stand right behind them.
extension Phrase {
  /// `2 visited countries`: whether what may be the past of a verb stands between a number and what that counts; but 2
  /// left today, and sent to 2 using Pass.
  func isParticipleBeforeCounted(_ word: Int) -> Bool {
    guard language.order.isHeadLast, self[word].isParticiple, isFollowedDirectly(word),
      language.guesses.rule(.activity, for: lower(word)) == nil,
      self[word].roles.isDisjoint(with: [.describesBefore, .postposed]), !isArgument(word + 1)
    else { return false }
    let next = self[word + 1]
    return next.isNoun && !next.isSpecifier && !next.isAdverb
      && next.roles.isDisjoint(with: .postposed)
  }

  /// `2 new follows`: whether what the lexicon has as a verb only stands behind an adjective, as nouns do.
  func isVerbAsCounted(_ word: Int) -> Bool {
    guard language.order.isHeadLast, word > 0, isFollowedDirectly(word - 1),
      self[word].hasVerbNumber, !self[word].isAuxiliary
    else { return false }
    let before = self[word - 1]
    return before.isAdjective && !before.isNoun && !before.isSpecifier
      && before.roles.isDisjoint(with: [.describesBefore, .postposed])
  }

  // MARK: Before numbers and values

  /// `my favorite 5 songs`: whether what may be a verb is an adjective, for a determiner stands before it.
  func isAdjectiveBehindDeterminer(_ word: Int) -> Bool {
    language.order.isHeadLast && self[word].isAdjective && word > 0
      && isFollowedDirectly(word - 1) && !self[word - 1].determiners.isEmpty
  }

  /// `How is your day?`, `we think your day was great`: whether a pronoun stands behind an auxiliary, or behind a verb of
  /// thinking or saying whose object it can't be, and before what belongs to someone.
  func isOwner(_ pronoun: Int) -> Bool {
    guard language.order.isHeadLast, pronoun > 0, isPronounBeforeNoun(pronoun) else { return false }
    if self[pronoun - 1].isAuxiliary { return true }
    return self[pronoun - 1].roles.contains(.reports)
      && row(of: pronoun).map { !cells(of: pronoun, $0).contains(1) } == true
  }

  // MARK: What one thing is as long as

  /// `7 day free trial`, `5 km run`, `a 20 page document`: whether a number counts what says how much of one thing there
  /// is, which stays one then: nouns for times do, units, and any other noun behind the indefinite article.
  ///
  /// What is a plural as it is written is counted itself (2 day plans), and so is a noun of the lexicon (2 day passes); a
  /// verb behind it is the one thing's (your 7 day trial ends soon).
  func isMeasureOfOne(_ word: Int) -> Bool {
    guard self[word].isNoun, isFollowedDirectly(word), mayMeasureOne(word),
      var last = nounOfMeasured(behind: word)
    else { return false }
    while isFollowedDirectly(last), self[last + 1].isNoun, !self[last + 1].endsPhrase,
      !describesNounBefore(last + 1), !isVerbOfNoun(last + 1, behind: last, from: word)
    {
      last += 1
    }
    return isSingular(last)
  }

  private func mayMeasureOne(_ word: Int) -> Bool {
    if self[word].marks.contains(.unit) { return true }
    guard !isArgument(word), isSingular(word) else { return false }
    return isBehindIndefiniteArticle(word)
      || hasNoun(word, .duration) && compound(at: word, length: 2) == nil
  }

  /// The noun right behind a word, with nothing but adjectives between.
  private func nounOfMeasured(behind word: Int) -> Int? {
    var noun = word + 1
    while self[noun].isAdjective, isFollowedDirectly(noun),
      self[noun + 1].isNoun || self[noun + 1].isAdjective
    {
      noun += 1
    }
    let reading = self[noun]
    return reading.isNoun && !reading.isSpecifier && !reading.endsPhrase && !reading.isAuxiliary
      && !describesNounBefore(noun) ? noun : nil
  }

  private func isSingular(_ noun: Int) -> Bool {
    first(self[noun].nouns).map { number(of: $0) == .singular } ?? false
  }

  /// Whether a number stands between the indefinite article and a word.
  private func isBehindIndefiniteArticle(_ word: Int) -> Bool {
    word > 0 && isBehindNumber(word) && !isCut(after: word - 1)
      && self[word - 1].roles.contains(.indefinite)
  }

  /// `2 weeks’ notice`: whether what a number counts are times whose something is.
  func isCountedOwner(_ word: Int, from start: Int) -> Bool {
    isBehindNumber(start) && hasNoun(word, .time) && !possessiveMark(after: word).isEmpty
  }

  /// `only the last 3 messages`: whether what may be an adjective stands before a determiner, of which it says that nothing
  /// else is meant.
  func limitsDeterminer(_ word: Int) -> Bool {
    guard isFollowedDirectly(word),
      self[word + 1].isArticle || !self[word + 1].determiners.isEmpty
    else { return false }
    return rolesBeforeAnything(word).contains(.limits)
  }

  // MARK: Articles

  /// `You have an 8-day streak`: gives articles right before numbers the form that the sound of these asks for, in
  /// whichever phrase they stand.
  mutating func mendArticlesBeforeNumbers() {
    guard language.order.isHeadLast else { return }
    let target = Target(
      features: .singular, gender: nil, asksNumber: false, asksGender: false, counted: nil)
    for count in counts {
      guard let word = article(beforeNumberAt: count.offset),
        let determiner = first(self[word].determiners)
      else { continue }
      let form = language.form(determiner.lexeme, .singular)
      let phrase = NounPhrase(words: word..<word + 1)
      replace(word, with: variant(of: form, at: word, phrase, target))
    }
  }

  /// A capital inside a sentence is no article: move Group A 8 seats forward.
  private func article(beforeNumberAt offset: Int) -> Int? {
    // A text may have thousands of numbers.
    let word = firstWord(from: offset) - 1
    guard word >= 0, let number = number(rightBehind: word),
      offset < Int(tokens.tokens[number].end), self[word].roles.contains(.indefinite),
      !isChanged(word), !isArgument(word),
      token(word).shape == .small || startOfSentence(with: word) == word
    else { return nil }
    return word
  }

  // MARK: Hours

  /// Reads what is spelled as a verb, too, as the hour that it says behind a number: 2 meetings at 8 am.
  mutating func settleHours() {
    guard language.order.isHeadLast else { return }
    for word in words.indices
    where self[word].isAuxiliary && isBehindNumber(word) && isDate(word) {
      settle(word, as: .adverb)
    }
  }

  // MARK: Signs between numbers

  /// `3 x 10`, `5 past 6`: whether another number stands right behind a letter, or behind a word that tells a time
  /// between two.
  func isBetweenNumbers(_ word: Int) -> Bool {
    guard number(rightBehind: word) != nil, !self[word].marks.contains(.unit) else { return false }
    if original(word).count == 1, token(word).shape == .small { return true }
    if isSecondLabel(word) { return true }
    return rolesBeforeAnything(word).contains(.date)
  }

  /// `Season 2 Episode 5`: whether two nouns of one thing have a number each behind them, with nothing that the second
  /// number counts; but Set 2 timers 5 minutes apart.
  private func isSecondLabel(_ word: Int) -> Bool {
    guard word > 0, isLabel(word), isLabel(word - 1), word == 1 || !isFollowedDirectly(word - 2)
    else { return false }
    let next = word + 1
    return !isBehindNumber(next) || isLabel(next)
  }

  /// Whether a word is a noun of one thing that has a number right behind it.
  private func isLabel(_ word: Int) -> Bool {
    number(rightBehind: word) != nil && isSingular(word) && !self[word].isSpecifier
      && !isArgument(word)
  }
}
