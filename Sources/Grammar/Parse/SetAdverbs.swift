import Foundation
import Vocabulary

/// Prepositions with an adjective that together are an adverb, which the function words have in one line: na stałe.
extension Phrase {
  /// Whether a word is the adjective of one, so that it describes no noun behind it: usunięto na stałe 5 plików, but na
  /// ostatnie 5 dni.
  func endsSetAdverb(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), self[word - 1].roles.contains(.preposition),
      self[word].isAdjective
    else { return false }
    return rolesOfPair(endingAt: word).contains(.adverb)
  }
}
