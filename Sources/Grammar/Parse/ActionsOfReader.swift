import Foundation
import Vocabulary

/// What only persons do, in relative clauses about things, whose reader is addressed in the third person: episódios da
/// série que está a ver.
extension Phrase {
  /// Whether a form of to be stands right before such an infinitive or gerund without an object, so that the head of the
  /// clause is what is seen or read, and not who does so; but ficheiros que estão a usar espaço.
  func isActionOfReader(from verb: Int, with head: NounPhrase.Head) -> Bool {
    guard self[verb].isAuxiliary, isFollowedDirectly(verb), !namesPerson(head) else {
      return false
    }
    let action = isPreposition(verb + 1) && isFollowedDirectly(verb + 1) ? verb + 2 : verb + 1
    guard self[action].roles.contains(.personal), !self[action].isNoun else { return false }
    return !isFollowedDirectly(action) || !opensObject(action + 1)
  }
}
