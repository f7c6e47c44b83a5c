import Foundation
import Vocabulary

/// Verbs whose person the conjunction of their clause shows: gdybyś zmienił zdanie, żebyś nie zapomniała.
extension Phrase {
  /// Whether a verb in the form of one man or one woman is the reader's by that, or by a form of to be before it.
  func isOfReaderByConjunction(verb word: Int) -> Bool {
    guard language.order.agrees(.verb, in: .gender), word > 0, let verb = verb(of: word) else {
      return false
    }
    let shown = language.features(of: verb)
    guard shown[.person] == .thirdPerson, shown.settledNumber == .singular,
      let gender = shown.settledGender, gender != .neuter
    else { return false }
    return conjunctionOfReader(before: word) != nil || isBehindAuxiliaryOfReader(verb: word)
  }

  /// Reads the first of such verbs in a clause as that and nothing else, whose form may be that of an adjective or a
  /// noun, too: żebyś nie zapomniała, gdybyś stała; but żebyś była dojrzała.
  mutating func settleVerbsOfConjunctions() {
    guard language.order.agrees(.verb, in: .gender) else { return }
    for word in words.indices
    where !self[word].isBystander && self[word].given == nil && maySettleAsVerb(word)
      && !isArgument(word) && isOfReaderByConjunction(verb: word) && isFirstVerb(word)
    {
      settle(word, as: .verb)
    }
  }

  private func isFirstVerb(_ word: Int) -> Bool {
    guard let conjunction = conjunctionOfReader(before: word) else { return false }
    return !(conjunction + 1..<word).contains { self[$0].isVerb || self[$0].isAuxiliary }
  }

  private func conjunctionOfReader(before word: Int) -> Int? {
    var before = word - 1
    // Nobody says more between.
    while before >= 0, word - before < 8, !isCut(after: before) {
      if self[before].roles.isSuperset(of: [.conjunction, .speaker]) { return before }
      before -= 1
    }
    return nil
  }
}

/// Verbs behind a conjunction with a subject of their own between: Marek wie, że aplikacja była zamknięta.
extension Phrase {
  /// Whether a noun, with nothing but adjectives before it, stands between the conjunction of a clause and a verb that
  /// has its form.
  func isSubject(behindConjunction word: Int, before next: Int) -> Bool {
    guard language.order.agrees(.verb, in: .gender), word + 1 == next, isFollowedDirectly(word),
      self[word].isNounAlone
    else { return false }
    let start = startOfAdjectives(before: word)
    guard start > 1, isFollowedDirectly(start - 1), isCut(after: start - 2),
      self[start - 1].roles.contains(.conjunction)
    else { return false }
    return fits(subject: word, of: next)
  }

  /// Whether a noun has the case, the number and the gender of a verb's subject.
  func fits(subject word: Int, of next: Int) -> Bool {
    guard let verb = verb(of: next) else { return false }
    let shown = language.features(of: verb)
    return all(self[word].nouns).contains { noun in
      guard language.mayBe(noun, .nominative.union(shown[.number])) else { return false }
      guard shown.settledNumber == .singular, let asked = shown.settledGender,
        let own = noun.lexeme.gender?.settled
      else { return true }
      return asked == own
    }
  }
}
