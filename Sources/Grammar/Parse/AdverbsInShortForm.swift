import Foundation
import Vocabulary

/// Adverbs that look like the short form of an adjective, which stands before its noun alone: has escrito mal la
/// contraseña, but has pasado un mal día.
extension Phrase {
  /// Whether a word is such an adverb, for it has nothing behind it that it may describe.
  func isAdverbInShortForm(_ word: Int) -> Bool {
    guard word > 0, self[word].roles.contains(.adverbial), self[word].marks.contains(.shortForm),
      self[word].given == nil, isFollowedDirectly(word - 1), !isPreposition(word - 1)
    else { return false }
    guard isFollowedDirectly(word) else { return true }
    let next = self[word + 1]
    return !next.isNominal || next.isSpecifier || next.endsPhrase
  }
}
