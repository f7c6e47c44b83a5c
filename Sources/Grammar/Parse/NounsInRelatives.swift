import Foundation
import Vocabulary

/// Nouns that may be verbs, in the subject of a relative clause: comptes dont le mot de passe est faible, billets dont la
/// date limite est proche; but amis que ta sœur visite.
extension Phrase {
  /// Whether such a noun stands behind the word that joins a complement, or right before a verb that is nothing else, in a
  /// clause whose pronoun is no object.
  func isPartOfSubject(ofRelative word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, isFollowedDirectly(word - 1) else { return false }
    if isUsualOf(word - 1) { return true }
    let verb = behindClitics(from: word + 1, atMost: 3)
    guard verb < count, !isBystander(word), self[word - 1].isNoun, self[verb].isAuxiliary,
      self[verb].hasVerbNumber, (word..<verb).allSatisfy({ isFollowedDirectly($0) })
    else { return false }
    // Nobody says more of a subject.
    let relative = (max(0, word - 6)..<word).last { self[$0].roles.contains(.relative) }
    guard let relative, language.hooks.relativesShowSubject, startsOwnSubject(relative + 1) else {
      return false
    }
    return !language.hooks.isObject(relative: relative, in: self)
  }
}
