import Foundation
import Vocabulary

/// Present participles, which are told from adjectives by what depends on them: des messages contenant un
/// lien, but des messages existants.
extension Phrase {
  /// Whether a word behind the head is such a participle, which agrees with nothing.
  ///
  /// One that no lexicon has needs a complement. One that is an adjective besides (correspondant) has to be
  /// written without agreement, too: option correspondant à la recherche.
  func isActiveParticiple(_ word: Int, of head: NounPhrase.Head?) -> Bool {
    guard let head, head.word < word, language.guesses.has(.activeParticiple),
      let rule = language.guesses.rule(.activeParticiple, for: lower(word)),
      // Most words that no lexicon has are adjectives: bloquant pour toi.
      hasComplementOfParticiple(
        word, takesPreposition: rule.isWholeWord || self[word].isAdjective)
    else { return false }
    guard self[word].isAdjective else { return !self[word].isKnown }
    return !isArgument(head.word) && !isArgument(word)
      && !all(self[word].adjectives).contains { fits($0, behind: head.word) }
  }

  /// Whether an object, a preposition, an infinitive or an adverb stands behind a word.
  private func hasComplementOfParticiple(_ word: Int, takesPreposition: Bool) -> Bool {
    if isBehindNumber(word + 1) { return !isCut(after: word) }
    guard word + 1 < count, isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    // What follows may be a clause, or the verb of the head with what stands before it: clignotant qui, ne.
    if next.isCoordination || isClitic(word + 1) || isSubjectPronoun(word + 1) || next.opensClause {
      return false
    }
    if next.roles.contains(.preposition) { return takesPreposition }
    if next.roles.contains(.being) || opensObject(word + 1) { return true }
    if next.isAuxiliary || next.isVerb { return next.isBystander && !next.hasVerbNumber }
    return (next.isAdverb || next.isNoun) && !next.isAdjective
  }
}
