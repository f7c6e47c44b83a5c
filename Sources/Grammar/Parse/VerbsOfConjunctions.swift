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
    var before = word - 1
    // Nobody says more between.
    while before >= 0, word - before < 8, !isCut(after: before) {
      if self[before].roles.isSuperset(of: [.conjunction, .speaker]) { return true }
      before -= 1
    }
    return false
  }
}
