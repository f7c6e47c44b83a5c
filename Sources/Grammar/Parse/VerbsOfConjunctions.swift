import Foundation
import Vocabulary

/// Verbs whose person the conjunction of their clause shows: gdybyś zmienił zdanie, żebyś nie zapomniała.
extension Phrase {
  /// Whether a verb in the form of one man or one woman is the reader's by that.
  func isOfReaderByConjunction(verb word: Int) -> Bool {
    guard language.order.agrees(.verb, in: .gender), word > 0, let verb = verb(of: word) else {
      return false
    }
    let shown = language.schema(of: verb.lexeme).features(of: verb.cells)
    guard shown[.person] == .thirdPerson, shown.settledNumber == .singular,
      let gender = shown.settledGender, gender != .neuter
    else { return false }
    return conjunctionOfReader(before: word) != nil
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
