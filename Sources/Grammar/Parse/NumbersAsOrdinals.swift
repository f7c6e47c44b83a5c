import Foundation
import Vocabulary

/// Numbers that say which one of several somebody is, and count nothing: jesteś 3 osobą w kolejce; but jesteście 3 osobami.
extension Phrase {
  /// Whether a verb that says what one is stands before a number, and a noun for one in the instrumental right behind it, in
  /// languages whose numbers ask for cases.
  func isOrdinal(numberBefore word: Int) -> Bool {
    guard language.countsByCase, word > 0, !isCut(after: word - 1), isBehindNumber(word),
      self[word - 1].isAuxiliary, self[word - 1].roles.isDisjoint(with: [.takesObject, .modal]),
      let noun = first(self[word].nouns)
    else { return false }
    let shown = language.features(of: noun)
    return shown.settledNumber == .singular
      && shown[.grammaticalCase] == FeatureSet(GrammaticalCase.instrumental)
  }
}
