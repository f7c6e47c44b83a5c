import Vocabulary

/// Imperatives with which the reader is something, and that are a third person, too: reste concentré, but reste 1 place
/// disponible.
extension Phrase {
  /// Whether such a word starts a sentence right before what it says of the reader, and no number of things follows that.
  func isImperativeOfBecoming(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].roles.contains(.linking),
      startOfSentence(with: word) == word, isFollowedDirectly(word)
    else { return false }
    let said = self[word + 1]
    guard said.isAdjective, !said.isSpecifier, !startsNoun(word + 1) else { return false }
    return word + 2 == count || !isBehindNumber(word + 2)
  }
}
