import Vocabulary

/// Words that no lexicon has right before a noun with its determiner, of which they are rather the verb: prenez la sortie 3.
extension Phrase {
  /// Whether a determiner stands right behind such a word, and behind that what may be a noun, so that this is the head: no
  /// noun has another one's determiner right behind it.
  ///
  /// - Parameter nouns: The words of the phrase that may be nouns.
  func standsBeforeObject(unknown word: Int, among nouns: WordSet) -> Bool {
    guard language.hasRomanceSyntax, isFollowedDirectly(word), !isArgument(word),
      self[word + 1].isDeterminer, nouns.contains(word + 2)
    else { return false }
    // `Prenez la 3e sortie`
    return isFollowedDirectly(word + 1) || isBehindNumber(word + 2) && !isCut(after: word + 1)
  }
}
