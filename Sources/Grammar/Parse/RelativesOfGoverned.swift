import Foundation
import Vocabulary

/// Verbs of clauses about what stands behind a preposition: se envió a 2 invitados que están aquí, con 2 tazas que están
/// limpias; but tu mesa con 2 invitados que está lista, of which the table may be said, too.
extension Phrase {
  /// Whether a relative pronoun stands right behind a phrase that a preposition governs, with a verb behind that, and no noun
  /// before the preposition.
  func isOfOwnRelative(verb word: Int, behind phrase: NounPhrase) -> Bool {
    let (start, end) = (phrase.words.lowerBound, phrase.head?.words.upperBound ?? word)
    guard language.hasRomanceSyntax, end < word, word - end < 8, start > 0,
      self[start - 1].roles.contains(.preposition), !isCut(after: start - 1)
    else { return false }
    let isBehindNoun =
      start > 1 && isFollowedDirectly(start - 2) && self[start - 2].isNoun
      && !self[start - 2].isAdjective && !isBystander(start - 2)
    if isBehindNoun { return false }
    var relative = wordBeforeClitics(word)
    while relative > end, isFollowedDirectly(relative), self[relative].isAdverb,
      self[relative].roles.isDisjoint(with: .relative)
    {
      relative = wordBeforeClitics(relative)
    }
    return relative >= end && isFollowedDirectly(relative)
      && self[relative].roles.contains(.relative)
      && (end - 1..<relative).allSatisfy { isFollowedDirectly($0) }
      && (end..<relative).allSatisfy { self[$0].isAdjective && !self[$0].isSpecifier }
  }
}
