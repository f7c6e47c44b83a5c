import Foundation
import Vocabulary

/// Verbs that say what is there or missing, and may be nouns, behind what a number counts: 5 datos faltan en el formulario,
/// 3 pasos faltan.
extension Phrase {
  /// Whether a form of such a verb ends the clause, or has something behind it that is no complement of a noun.
  func saysWhatIsThere(_ word: Int, of noun: Int) -> Bool {
    self[word].roles.contains(.presents) && isBehindNumber(startOfAdjectives(before: noun))
      && (isCut(after: word) || goesOn(behind: word, notAs: noun))
  }
}
