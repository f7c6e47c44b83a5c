import Vocabulary

/// English nouns of two words, whose last one tells their number, where nouns else stand before what describes them:
/// 3 story points, 2 blog posts.
extension Phrase {
  /// The last word of such a noun right behind a number, which its ending shows to be an English plural.
  ///
  /// Before it stands a noun in the singular, which no text has where a number counts it and its adjective is a plural.
  func pluralOfForeignCompound(_ words: WordSet) -> Int? {
    guard language.hasRomanceSyntax, let word = words.first, words.contains(word + 1),
      isFollowedDirectly(word), isBehindNumber(word), isSingularNoun(word),
      isForeignPlural(word + 1)
    else { return nil }
    return word + 1
  }

  private func isSingularNoun(_ word: Int) -> Bool {
    guard !isArgument(word), !self[word].isSpecifier, let noun = first(self[word].nouns) else {
      return false
    }
    // What is invariable may be a plural of its own: souris.
    return noun.cells.contains(0) && noun.lexeme.inflection != .invariable
  }

  /// Whether a word ends as such plurals do, and isn't known where native ones may end so, too.
  private func isForeignPlural(_ word: Int) -> Bool {
    guard token(word).shape == .small, !isArgument(word),
      let rule = language.guesses.rule(.foreignPlural, for: lower(word))
    else { return false }
    return !self[word].isKnown || rule.answer == "known" && self[word].isOnlyNoun
  }
}
