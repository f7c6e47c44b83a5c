import Foundation
import Vocabulary

/// Times behind a word for each or all that say how often something is, of languages whose verb may have its subject behind
/// it: alle 3 Tage wird ein Backup erstellt; but alle 3 Tage sind frei.
extension Phrase {
  /// Whether a phrase is such a time: written as several, it is no subject of a verb of one; written as one, it has another
  /// behind the verb right behind it.
  func saysHowOften(_ phrase: NounPhrase, beside verb: Int) -> Bool {
    guard language.order.isVerbSecond, isOfTime(phrase), let head = phrase.head,
      let first = phrase.words.first, first < head.word, let each = language.order.each,
      let determiner = self.first(self[first].determiners)?.lexeme.lemma,
      determiner.elementsEqual(each.one) || determiner.elementsEqual(each.several)
    else { return false }
    if number(of: head.analysis) == .plural {
      let shown = self[verb].marks.intersection([.singularVerb, .pluralVerb])
      return self[verb].hasVerbNumber && shown == .singularVerb
    }
    return verb == head.words.upperBound && namesOther(behind: verb)
  }
}
