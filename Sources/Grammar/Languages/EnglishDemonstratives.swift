import Foundation
import Vocabulary

/// This and that as the subject of an English verb before what a number counts: these are your 3 photos, but this is used
/// by 3 apps.
extension Phrase {
  /// Whether a verb says nothing of a phrase behind it, for such a pronoun is its subject and doesn't present that; nil where
  /// none is.
  func isApart(verb word: Int, ofDemonstrativeBefore phrase: NounPhrase) -> Bool? {
    guard language.order.isHeadLast, !counts.isEmpty, word > 0 else { return nil }
    let pronoun = subject(before: word)
    guard isFollowedDirectly(pronoun), self[pronoun].roles.contains(.demonstrative) else {
      return nil
    }
    return demonstrative(presenting: phrase) != pronoun
  }

  /// `It is 3 more than yesterday`: whether the subject of a verb before a number without a noun is a pronoun before that.
  func isOfPronoun(verbBeforeCountedAlone word: Int) -> Bool {
    guard language.order.isHeadLast, !language.order.isVerbSecond, word > 0 else { return false }
    let pronoun = subject(before: word)
    guard isFollowedDirectly(pronoun) else { return false }
    return self[pronoun].roles.contains(.demonstrative) || isSubjectPronoun(pronoun)
  }

  /// `Who is in the 3 photos`, `Today has 3 events`: whether another pronoun, or a determiner without a noun, is the subject
  /// of a form of to be, and a preposition stands before a phrase behind that, or the phrase is what somebody has; but who
  /// are the 3 winners.
  func isApart(auxiliary word: Int, ofPronounBefore phrase: NounPhrase) -> Bool {
    guard language.order.isHeadLast, !counts.isEmpty, word > 0, self[word].isAuxiliary else {
      return false
    }
    let (pronoun, start) = (subject(before: word), phrase.words.lowerBound)
    guard isFollowedDirectly(pronoun), !isSubjectPronoun(pronoun), word < start,
      self[pronoun].roles.isDisjoint(with: [.presents, .demonstrative])
    else { return false }
    guard isFormOfBeing(word) else {
      // `What have 3 guests done?`, `and so have 3 others`, `not only have 3 guests arrived`
      return !endsInQuestion(from: word)
        && language.lexeme(Array(lower(word - 1)), .conjunction) == nil
        && !(max(0, pronoun - 1)..<word).contains {
          isNegation($0)
            // Each and another stand before one of several, and limit nothing where they have no noun.
            || self[$0].roles.contains(.limits) && !self[$0].roles.contains(.showsSingular)
        }
    }
    let reading = self[pronoun]
    guard reading.isPronoun || reading.isSpecifier || reading.isPersonalPronoun else {
      return false
    }
    let before = (word + 1..<start).last { !self[$0].isSpecifier }
    return before.map {
      self[$0].roles.contains(.preposition) && self[$0].roles.isDisjoint(with: .limits)
    } ?? false
  }

  /// The pronoun that presents a phrase at the start of its clause, with a form of to be between; nil where there is none.
  ///
  /// Behind that stands nothing but what says whose the things are and how many; how long or far something is presents
  /// nothing (this is 3 minutes long).
  func demonstrative(presenting phrase: NounPhrase) -> Int? {
    let start = phrase.words.lowerBound
    guard language.order.isHeadLast, let head = phrase.head,
      // Hostile texts have thousands before a phrase.
      let being = (max(0, start - Self.reach)..<start)
        .last(where: { !mayStandBeforePresented($0) }),
      being > 0, isFormOfBeing(being), !(being..<start).contains(where: { isCut(after: $0) }),
      self[being - 1].roles.contains(.demonstrative), isFollowedDirectly(being - 1),
      startOfClause(with: being) == being - 1,
      !(being + 1..<head.word).contains(where: { isPreposition(beforeNumber: $0) })
    else { return nil }
    if (being + 1..<head.word).contains(where: { self[$0].isSpecifier }) { return being - 1 }
    let (last, isUnit) = (head.words.upperBound - 1, self[head.word].marks.contains(.unit))
    let isMeasure = isUnit || hasNoun(head.word, [.time, .times, .duration, .amount])
    return !isMeasure && (last + 1 == count || isCut(after: last)) ? being - 1 : nil
  }

  /// `This is worth 3 coins`: whether a word right before a number may be a preposition, and is no limit.
  private func isPreposition(beforeNumber word: Int) -> Bool {
    isBehindNumber(word + 1) && self[word].roles.isDisjoint(with: .limits)
      && language.lexeme(Array(lower(word)), .preposition) != nil
  }

  /// Your, only, not: whether a word may stand between a phrase and what presents it.
  private func mayStandBeforePresented(_ word: Int) -> Bool {
    guard !self[word].isAuxiliary, self[word].roles.isDisjoint(with: .demonstrative) else {
      return false
    }
    return self[word].isSpecifier || isPlainAdverb(word) || isNegation(word)
      || self[word].roles.contains(.limits)
  }

  /// Whether a word is a form of to be: is, are, were.
  private func isFormOfBeing(_ word: Int) -> Bool {
    guard self[word].isAuxiliary, let verb = verb(of: word) else { return false }
    return language.roles(of: language.form(verb.lexeme, .singular)).contains(.linking)
  }
}
