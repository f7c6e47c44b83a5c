import Foundation
import Vocabulary

/// Pronouns that look like a possessive, before what a number counts: habt ihr 3 Fotos?, wenn ihr 3 Punkte habt, Anna hat ihr
/// 3 Fotos geschickt.
extension Phrase {
  /// Whether a word is such a pronoun: a verb whose subject may be several readers stands right before it or ends the
  /// clause, or what is counted is written as several things, of which the possessive has another form (ihre 3 Fotos).
  func isPronoun(beforeCountedSeveral word: Int) -> Bool {
    guard language.order.isVerbSecond, isBehindNumber(word + 1), !isCut(after: word),
      self[word].isDeterminer, isFormOfSeveralReaders(word)
    else { return false }
    if isOfReaders(verb: word - 1), !isSubjectPronoun(word - 2) { return true }
    if wordsOfClause(behind: word).last.map({ isOfReaders(verb: $0) }) == true { return true }
    let noun = (word + 1..<min(count, word + 4)).first { self[$0].isOnlyNoun }
    guard let noun, !isArgument(noun), let analysis = first(self[noun].nouns) else { return false }
    return number(of: analysis) == .plural
  }

  /// Whether a word has the form of the subject that stands for several readers.
  func isFormOfSeveralReaders(_ word: Int) -> Bool {
    guard let row = row(of: word) else { return false }
    return row.features.contains(FeatureSet.secondPerson.union(.plural))
      && cells(of: word, row).contains(0)
  }

  /// Whether a word is a form of a verb that only the speaker and readers have: habt, könnt.
  private func isOfReaders(verb word: Int) -> Bool {
    words.indices.contains(word) && self[word].isCopula && !self[word].isAuxiliary
  }
}
