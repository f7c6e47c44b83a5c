import Vocabulary

/// Imperatives with which the reader is something, and that are a third person or have an object, too: reste concentré, but
/// reste 1 place disponible; hazte socia, but hazte una foto.
extension Phrase {
  /// Whether such a word starts a sentence right before what it says of the reader, and no number of things follows that.
  func isImperativeOfBecoming(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].roles.contains(.linking),
      startOfSentence(with: word) == word, isFollowedDirectly(word)
    else { return false }
    let said = self[word + 1]
    if isRoleToTake(word + 1) { return true }
    guard said.isAdjective, !said.isSpecifier, !startsNoun(word + 1) else { return false }
    return word + 2 == count || !isBehindNumber(word + 2)
  }

  /// `Hazte socia`, `seja nossa parceira`, but reste un client: whether a noun for one person stands at a word, or behind a
  /// possessive there.
  private func isRoleToTake(_ word: Int) -> Bool {
    let first = self[word]
    let isOurs = first.isDeterminer && !first.isArticle && isFollowedDirectly(word)
    return mayNameReader(isOurs ? word + 1 : word)
  }
}
