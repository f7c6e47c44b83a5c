import Foundation
import Vocabulary

/// Numbers that have no noun behind them, for it was named before: 5 are left, only 1 is left, 1 of them is new.
extension Phrase {
  /// Whether a form of to be, to have or to do stands right behind a number, so that what follows is no noun that this
  /// counts: 5 are left, 1 does not have a password.
  func isAuxiliaryBehindNumber(_ word: Int) -> Bool {
    word < count && self[word].isAuxiliary && isFollowedDirectly(word) && isBehindNumber(word)
  }

  /// `5 is the maximum`: whether a verb says what a number itself is, which is one thing.
  func saysWhatNumberIs(_ verb: Int) -> Bool {
    guard isAuxiliaryBehindNumber(verb), self[verb].roles.contains(.linking),
      self[verb].marks.contains(.singularVerb)
    else { return false }
    return self[verb + 1].isArticle || !self[verb + 1].determiners.isEmpty
  }

  /// Gives the verb of such a number the form that this asks for, where words stand before the verb that agree with
  /// nothing.
  ///
  /// - Parameter counted: The words that the number counts.
  mutating func inflectEnglishVerb(ofNumberAlone counted: [Counted]) {
    guard language.order.isHeadLast, counts.count == 1, counted.allSatisfy({ $0.number == nil }),
      let word = verbOfLimitedNumber(at: counts[0].offset) ?? verbOfPart(at: counts[0].offset),
      let verb = verb(of: word)
    else { return }
    let isOne = counts[0].number == .singular
    replace(word, with: language.form(verb.lexeme, isOne ? .singular : .plural))
  }

  /// `Only 1 is left`: the verb right behind a number with nothing before it but words that say how many are meant.
  ///
  /// Only 5 is allowed may be said of the number itself.
  private func verbOfLimitedNumber(at offset: Int) -> Int? {
    guard let word = word(behindNumberAt: offset), word > 0, isAuxiliaryBehindNumber(word),
      self[word].hasVerbNumber, !saysWhatNumberIs(word)
    else { return nil }
    let before = startOfSentence(with: word)..<word
    guard !before.isEmpty,
      before.allSatisfy({ self[$0].roles.contains(.limits) || isPlainAdjective($0) }),
      self[word].marks.contains(.pluralVerb) || self[word + 1].roles.contains(.postposed)
    else { return nil }
    return word
  }

  private func isPlainAdjective(_ word: Int) -> Bool {
    self[word].isAdjective && !self[word].isNoun && !self[word].isSpecifier
  }

  /// `1 of them is new`: the verb right behind a pronoun for those of whom a number that starts the sentence says how many
  /// are meant.
  private func verbOfPart(at offset: Int) -> Int? {
    guard let joint = word(behindNumberAt: offset), isOf(joint),
      startOfSentence(with: joint) == joint, joint + 2 < count, isFollowedDirectly(joint),
      isObjectPronoun(joint + 1), isFollowedDirectly(joint + 1)
    else { return nil }
    let verb = behindAdverbs(joint + 2)
    let reading = self[verb]
    let mayDescribe = reading.isAdjective || reading.isParticiple
    return reading.hasVerbNumber && (reading.isAuxiliary || !mayDescribe) ? verb : nil
  }
}
