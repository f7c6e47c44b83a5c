/// Values of arguments that may be verbs, too, and are the noun of what stands before them, whatever gender that was written in:
/// el último %@ se abrió ayer, with nota, compra.
extension Phrase {
  /// Reads values of one word as the nouns that they may be, where they were taken for the verb of an adjective with an article
  /// before them.
  ///
  /// It asks for the values of arguments.
  mutating func settleValuesTakenForVerbs() {
    guard language.hasRomanceSyntax, !arguments.isEmpty, count > 2 else { return }
    for word in words.indices.dropFirst(2) where isValueTakenForVerb(word) {
      settle(word, as: .noun)
    }
  }

  private func isValueTakenForVerb(_ word: Int) -> Bool {
    guard self[word].given == .verb, words[word].half == .whole,
      self[word, lower: true].isNoun, let value = argument(around: word),
      firstWord(from: value.lowerBound) == word, firstWord(from: value.upperBound) == word + 1,
      isFollowedDirectly(word - 1), isFollowedDirectly(word - 2)
    else { return false }
    let (determiner, adjective) = (self[word - 2], self[word - 1])
    return adjective.isAdjective && (determiner.isArticle || determiner.isDeterminer)
      && !isArgument(word - 1)
  }
}
