import Foundation
import Vocabulary

/// Subjects behind a verb that an and joins, and what that says of them: il file è stato eliminato e verrà inviato un
/// codice, 2 foto sono state eliminate ed è stata creata una copia, se eliminarán 3 fotos y se liberará espacio; but è stata
/// salvata ed è diventata la copertina.
extension Phrase {
  /// Whether such a verb has its own subject behind it.
  func hasSubject(behindJoined verb: Int) -> Bool {
    hasBareSubject(behindJoined: verb) || hasDeterminedSubject(behindJoined: verb)
  }

  /// Whether a noun stands right behind such a verb that has se before it.
  private func hasBareSubject(behindJoined verb: Int) -> Bool {
    guard language.hasRomanceSyntax, isReflexive(verb: verb), isFollowedDirectly(verb),
      self[verb + 1].isOnlyNoun, !isBystander(verb + 1), fitsNumber(verb: verb, of: verb + 1)
    else { return false }
    let joint = wordBeforeClitics(verb)
    return joint >= 0 && isFollowedDirectly(joint) && self[joint].isCoordination
  }

  /// Whether a noun with its determiner stands behind what such a verb says, which fits that, of languages whose subjects
  /// may stand behind any verb.
  func hasDeterminedSubject(behindJoined verb: Int) -> Bool {
    guard language.hasRomanceSyntax, !language.guesses.has(.clausal), self[verb].isAuxiliary,
      !self[verb].isCopula, self[verb].hasVerbNumber
    else { return false }
    let joint = wordBeforeClitics(verb)
    guard joint >= 0, isFollowedDirectly(joint), self[joint].isCoordination,
      let last = predicates(behindVerb: verb).last, isDeterminedNoun(at: last + 1),
      self[last].isAdjective, !hasAdjective(last, .becomes)
    else { return false }
    return fits(adjective: last, last + 2) && !hasNoun(last + 2, [.time, .times])
  }

  /// Whether an article or another determiner stands at a word, and its noun right behind.
  private func isDeterminedNoun(at word: Int) -> Bool {
    word + 1 < count && isFollowedDirectly(word - 1) && isFollowedDirectly(word)
      && (self[word].isArticle || self[word].isDeterminer) && words[word].half == .whole
      && self[word].roles.isDisjoint(with: .preposition) && self[word + 1].isNoun
  }
}
