import Foundation
import Vocabulary

/// Clauses that a conjunction starts behind a noun phrase of the same sentence: Ordner konnte nicht geladen werden, weil er
/// zu groß war; file couldn't be uploaded because it is too large; 2 file verranno eliminati se non sono stati salvati.
extension Phrase {
  /// The word behind the first conjunction that stands behind the head of a phrase in its sentence.
  ///
  /// - Returns: Nil where several numbers count, or several nouns are joined, so that a pronoun may stand for either, and
  ///   behind times, for which hardly any stands (noch 2 Stunden, bis sie fertig ist).
  func wordBehindConjunction(behind phrase: NounPhrase) -> Int? {
    guard let head = phrase.head, startsOfCounted.count < 2, coordinated(phrase) == nil,
      !saysHowLongOrOften(phrase)
    else { return nil }
    let first = head.words.upperBound
    guard first + 1 < count else { return nil }
    let conjunction = (first..<min(count - 1, first + Self.reach)).first {
      self[$0].roles.contains(.conjunction)
    }
    guard let conjunction, isFollowedDirectly(conjunction),
      startOfSentence(with: conjunction) < first, token(conjunction + 1).shape == .small
    else { return nil }
    return conjunction + 1
  }
}
