import Foundation
import Vocabulary

extension Reading {
  /// Whether the word may open a clause: a conjunction, or a relative pronoun.
  var opensClause: Bool { !roles.isDisjoint(with: [.relative, .conjunction]) }
}

/// Words with which another clause starts: and, but, when, which.
extension Phrase {
  /// Whether a word joins a clause to the one before it, and is no relative pronoun alone.
  func joinsClauses(_ word: Int) -> Bool {
    self[word].isCoordination || self[word].roles.contains(.conjunction)
  }
}
