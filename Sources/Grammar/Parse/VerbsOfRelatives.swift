import Foundation
import Vocabulary

/// Words that may be nouns or verbs, behind a relative pronoun and what may be an article or an object:
/// personas que la visitan, but días que la tienda está abierta.
extension Phrase {
  /// Reads such words as what they are, where the words around tell.
  ///
  /// It asks for the values of arguments: what stands around one was written for any value.
  mutating func settleVerbsOfRelatives() {
    guard !language.order.isHeadLast, !language.hasCases, count > 2 else { return }
    for word in words.indices.dropFirst(2) where mayBeVerbOrSubject(word) {
      let mayBeSubject = !language.hooks.relativesShowSubject
      if isSubjectOfClause(word - 2) || mayBeSubject && !hasVerb(behind: word) {
        settle(word, as: .verb)
      } else if word > 2, hasNoun(word - 3, [.time, .times]), isBeforeVerb(word) {
        // Days, months and times do nothing themselves.
        settle(word, as: .noun)
      }
    }
  }

  private func mayBeVerbOrSubject(_ word: Int) -> Bool {
    let (reading, before) = (self[word], self[word - 1])
    guard reading.isVerb, reading.isNoun, reading.given == nil, words[word].half == .whole,
      maySettleAsVerb(word), !isArgument(word)
    else { return false }
    // Behind a subject an article is an object: qui la visitent.
    let mayBeObject =
      before.isPersonalPronoun || before.roles.contains(.definite) && isSubjectOfClause(word - 2)
    return mayBeObject && before.isArticle && !isSubjectPronoun(word - 1)
      && self[word - 2].roles.contains(.relative) && isFollowedDirectly(word - 2)
      && isFollowedDirectly(word - 1)
      // `más que la copia`
      && (word < 3 || self[word - 3].isNoun && !self[word - 3].isAdverb)
  }

  /// Whether anything that may be a verb stands behind a word in its sentence.
  private func hasVerb(behind word: Int) -> Bool {
    // Nobody says more in one clause.
    for other in (word + 1)..<max(word + 1, min(count, word + 10)) {
      if isCut(after: other - 1) { return false }
      if self[other].isVerb || self[other].isAuxiliary || !self[other].isKnown { return true }
    }
    return false
  }

  /// Whether a verb follows, with what may stand before one between.
  private func isBeforeVerb(_ word: Int) -> Bool {
    var verb = word + 1
    while verb < count, verb - word < 4, isFollowedDirectly(verb - 1), !self[verb].isAuxiliary,
      isClitic(verb) || self[verb].isAdverb
    {
      verb += 1
    }
    guard verb < count, isFollowedDirectly(verb - 1) else { return false }
    return self[verb].isAuxiliary || self[verb].isVerb && self[verb].isBystander
  }
}
