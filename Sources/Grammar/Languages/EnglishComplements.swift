import Foundation
import Vocabulary

/// What stands behind an English verb of the present and behind no noun: talks to you, tries to open, lives
/// nearby, shows ads.
///
/// What a verb takes stands beside it in the function words, in its form without an ending: with a word that
/// follows it (talk to), with three dots for any (live …), or with the noun before it (alarm ring). So do forms of verbs of
/// making and letting, which lack an ending or have another (made …).
extension Phrase {
  /// Whether what may be the last noun of a compound is rather the verb of the noun before it.
  func isVerbWithComplement(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), let base = baseForm(word) else { return false }
    // `1 store opens at noon`, but 2 stores open now
    let mayDescribe = self[word].isAdjective && !self[word].marks.contains(.singularVerb)
    if !mayDescribe, roles(ofNoun: word - 1, with: base).contains(.acts) { return true }
    // `bus stops nearby`
    if compound(at: word - 1, length: 2) != nil { return false }
    guard word + 1 < count, isFollowedDirectly(word) else { return isBeforeLastNumber(word) }
    let own = roles(ofVerb: base, before: Array(lower(word + 1)))
    if own.contains(.acts) { return !startsInfinitive(word + 1) }
    if own.contains(.bare) { return startsInfinitive(word + 1) }
    let any = roles(ofVerb: base, before: Self.anything)
    guard self[word].marks.contains(.singularVerb) else {
      // `5 miles run here`: a participle has the same adverbs, and `2 sales report pages` has no object.
      return any.contains(.reaches) && !self[word].isParticiple && saysHow(word + 1)
    }
    return any.contains(.takesObject) && isBareObject(from: word + 1)
      || any.contains(.reaches) && saysHow(word + 1)
  }

  /// What stands in the function words for anything behind a verb.
  private static let anything = Array("…".utf8)

  /// The form of a verb without an ending.
  private func baseForm(_ word: Int) -> [UInt8]? {
    guard self[word].hasVerbNumber else { return nil }
    return verb(of: word).map { language.form($0.lexeme, .plural) }
  }

  private func roles(ofVerb base: [UInt8], before next: [UInt8]) -> Roles {
    language.roles(of: base + [UInt8(ascii: " ")] + next)
  }

  /// What the function words say of a noun and a word behind it.
  func roles(ofNoun noun: Int, with word: [UInt8]) -> Roles {
    all(self[noun].nouns).reduce(into: [] as Roles) { roles, analysis in
      roles.formUnion(
        language.roles(of: Array(analysis.lexeme.lemma) + [UInt8(ascii: " ")] + word))
    }
  }

  /// Whether a verb says that somebody else does something, which stands without an ending behind that one: makes, let.
  func letsAct(verb word: Int) -> Bool {
    [Array(lower(word)), baseForm(word) ?? []].contains {
      roles(ofVerb: $0, before: Self.anything).contains(.bare)
    }
  }

  // MARK: What follows

  /// Whether what may be a verb has one noun behind it at the end of its part of the text that is mostly not counted, and
  /// takes such an object: apps request access; but users share price.
  func takesUncounted(verb word: Int) -> Bool {
    guard word + 1 < count, isFollowedDirectly(word), let base = baseForm(word),
      roles(ofVerb: base, before: Self.anything).contains(.takesObject),
      compound(at: word, length: 2) == nil
    else { return false }
    let object = self[word + 1]
    let isUncounted = all(object.nouns).contains {
      !$0.lexeme.traits.isDisjoint(with: [.mass, .alsoCounted]) && $0.cells.contains(0)
    }
    guard isUncounted, !object.isSpecifier, !object.isAdjective else { return false }
    return word + 2 == count || isCut(after: word + 1) || self[word + 2].endsPhrase
  }

  /// Whether a number ends the text behind a verb: turns 18.
  private func isBeforeLastNumber(_ word: Int) -> Bool {
    word + 1 == count && self[word].marks.contains(.singularVerb)
      && number(rightBehind: word) != nil
  }

  /// Whether a word is a `to` that says what is done, and not to whom or what: tries to open.
  private func startsInfinitive(_ word: Int) -> Bool {
    guard isInfinitiveMarker(word), word + 1 < count, isFollowedDirectly(word),
      token(word + 1).shape == .small
    else { return false }
    let next = self[word + 1]
    return next.isVerb && !next.isPersonalPronoun && !next.isSpecifier
      && !next.marks.contains(.singularVerb)
      && (next.marks.contains(.pluralVerb) || next.isAuxiliary)
  }

  /// Whether a word says how, where or when something is done, or how something looks: here, today, different;
  /// but works available, works daily reports.
  private func saysHow(_ word: Int) -> Bool {
    let next = self[word]
    if next.endsPhrase || next.roles.contains(.describesBefore) { return false }
    if next.isAdjective, next.roles.contains(.postposed) { return false }
    guard next.isAdjective || next.isAdverb || next.otherPart == .adverb else { return false }
    guard word + 1 < count, isFollowedDirectly(word) else { return true }
    return !self[word + 1].isNoun || self[word + 1].isAdverb
  }

  /// Whether nouns without a determiner are what somebody does something with: ads, new features, Dark Mode,
  /// money.
  private func isBareObject(from start: Int) -> Bool {
    guard mayBeBareObject(start) else { return false }
    var last = start
    // Hostile texts have thousands of nouns, each of which asks.
    while last + 1 < min(count, start + Self.reach), isFollowedDirectly(last),
      mayBeBareObject(last + 1)
    {
      last += 1
    }
    guard let noun = first(self[last].nouns) else {
      return !self[last].isKnown && token(last).shape != .small && token(start - 1).shape == .small
    }
    if number(of: noun) == .plural { return true }
    return token(last).shape != .small && token(start - 1).shape == .small
      || !noun.lexeme.traits.isDisjoint(with: [.mass, .alsoCounted])
  }

  private func mayBeBareObject(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.isNominal && !reading.endsPhrase && !reading.isAuxiliary && !reading.isAdverb
      && reading.roles.isDisjoint(with: [.postposed, .describesBefore])
  }
}
