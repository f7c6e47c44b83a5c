import Foundation
import Vocabulary

/// Forms of to be, to have and to do behind an English noun and words with a preposition that belong to it: 2 items in your cart
/// are no longer available.
extension Phrase {
  /// The form right behind a phrase, or behind such words; nil where something else stands between.
  func auxiliary(behind phrase: NounPhrase) -> Int? {
    let end = phrase.words.upperBound
    guard end < count else { return nil }
    if self[end].isAuxiliary { return end }
    guard self[end].roles.contains(.preposition), isFollowedDirectly(end - 1) else { return nil }
    // Nobody says more between.
    let rest = end + 1..<min(count, end + 8)
    guard let verb = rest.first(where: { self[$0].isAuxiliary }), verb > end + 1,
      self[verb].hasVerbNumber
    else { return nil }
    return (end..<verb).allSatisfy { belongsToComplement($0) } ? verb : nil
  }

  private func belongsToComplement(_ word: Int) -> Bool {
    let reading = self[word]
    guard isFollowedDirectly(word), !reading.isCoordination else { return false }
    if reading.roles.contains(.preposition) { return true }
    // `with you`, `in your cart`, but 2 files in a folder you have
    if reading.isPersonalPronoun {
      return self[word - 1].roles.contains(.preposition) || isPronounBeforeNoun(word)
    }
    return !reading.endsPhrase && reading.roles.isDisjoint(with: .relative)
      && (reading.isNominal || reading.isSpecifier || reading.isArticle || !reading.isKnown)
  }
}
