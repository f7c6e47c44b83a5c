import Foundation
import Vocabulary

/// Verbs that may be nouns or adjectives, too, behind a pronoun that stands before verbs alone: te falta un paso, te suma
/// un punto; and adjectives behind one for something (se li attivi), or behind an article that they don't fit, so that it is
/// such a pronoun: se lo attivi.
extension Phrase {
  /// Reads such words as verbs and nothing else where an object or the subject follows with its determiner, or where they are
  /// adjectives otherwise.
  mutating func settleVerbsBehindPronouns() {
    guard language.hasRomanceSyntax, count > 2 else { return }
    for word in words.indices.dropFirst()
    where mayBeVerbBehindPronoun(word)
      && (isVerbBehindPronoun(word) || isVerbBehindPronounOfThing(word))
    {
      settle(word, as: .verb)
    }
  }

  private func mayBeVerbBehindPronoun(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.isVerb && reading.hasVerbNumber && !reading.isBystander
      && reading.given == nil && words[word].half == .whole && maySettleAsVerb(word)
      && !isArgument(word) && isFollowedDirectly(word - 1) && words[word - 1].half == .whole
  }

  private func isVerbBehindPronoun(_ word: Int) -> Bool {
    guard isFollowedDirectly(word), self[word + 1].isSpecifier || opensObject(word + 1)
    else { return false }
    return isObjectPronoun(word - 1) && !self[word - 1].isSpecifier
  }

  /// `Se li attivi`, `se lo dimentichi`, but la nuovo, dei nuovi: whether an adjective that isn't rather a noun stands behind a
  /// pronoun for something that only verbs have behind it, or behind an article in whose gender and number it has no form.
  ///
  /// The form of a lexicon's entry may stand for all of them: la nuovo.
  private func isVerbBehindPronounOfThing(_ word: Int) -> Bool {
    let pronoun = word - 1
    // `chez lui absent`
    let isBehindPreposition = pronoun > 0 && self[pronoun - 1].roles.contains(.preposition)
    guard self[word].isAdjective, !self[word].isNoun, !isBehindPreposition,
      !isBehindNumber(word), !isBehindNumber(pronoun)
    else { return false }
    guard self[pronoun].isSpecifier || self[pronoun].isArticle else {
      return isObjectPronoun(pronoun) && isOfThirdPerson(pronoun: pronoun)
        && self[pronoun].roles.isDisjoint(with: .reflexive)
    }
    guard self[pronoun].roles.contains(.definite), let article = first(self[pronoun].determiners)
    else { return false }
    let shown = language.features(of: article)
    let asked = shown[.number].union(shown[.gender])
    return all(self[word].adjectives).allSatisfy { adjective in
      let schema = language.schema(of: adjective.lexeme)
      return !adjective.cells.contains(0)
        && !adjective.cells.contains { schema.cells[$0].unifies(with: asked) }
    }
  }
}
