import Foundation
import Vocabulary

/// Words that may be nouns or verbs, behind a relative pronoun with pronouns or adverbs between, where no noun without a
/// determiner stands: pasos que te faltan, retos que aún te esperan, itens que ainda faltam.
extension Phrase {
  /// Reads such words as verbs.
  mutating func settleVerbsBehindRelatives() {
    guard language.hasRomanceSyntax, !language.hooks.relativesShowSubject, count > 3 else { return }
    for word in words.indices.dropFirst(3) where isVerb(behindRelativeBefore: word) {
      settle(word, as: .verb)
    }
  }

  private func isVerb(behindRelativeBefore word: Int) -> Bool {
    let reading = self[word]
    guard reading.isVerb, reading.hasVerbNumber, reading.isNoun, reading.given == nil,
      words[word].half == .whole, maySettleAsVerb(word), !isArgument(word)
    else { return false }
    var before = word - 1
    // The subject of the clause is missing there, where the verb has somebody for its object or presents it.
    var isTold = reading.roles.contains(.presents)
    // Nobody says more between.
    while before > 0, word - before < 4, isFollowedDirectly(before),
      self[before].roles.isDisjoint(with: .relative)
    {
      let isPronoun = isPronounBeforeVerbs(before)
      guard isPronoun || self[before].isAdverb && self[before].roles.isDisjoint(with: .limits)
      else { return false }
      isTold = isTold || isPronoun
      before -= 1
    }
    return isTold && before > 0 && before < word - 1 && isFollowedDirectly(before)
      && self[before].roles.contains(.relative) && isBehindNoun(relative: before)
  }

  /// Whether a word is a pronoun that only verbs have before them: te, nos, lhe, se.
  private func isPronounBeforeVerbs(_ word: Int) -> Bool {
    let reading = self[word]
    guard !reading.isArticle, !reading.isSpecifier, !reading.isAdverb, !isSubjectPronoun(word)
    else { return false }
    return reading.roles.contains(.reflexive) || row(of: word) != nil
  }

  /// Whether a noun, or an adjective behind one, stands right before a relative pronoun: pasos nuevos que, but más que.
  private func isBehindNoun(relative word: Int) -> Bool {
    let before = self[word - 1]
    return isFollowedDirectly(word - 1) && !before.isAdverb && !before.endsPhrase
      && (before.isNoun || before.isAdjective || !before.isKnown)
  }
}
