import Vocabulary

/// What is counted behind than, with which a noun before is compared: items older than 5 days are hidden; but more than 5 days
/// are left.
extension Phrase {
  /// Whether a noun stands before than and an adjective, so that verbs behind the phrase speak of that.
  func isCompared(withNounBefore phrase: NounPhrase) -> Bool {
    let than = phrase.words.lowerBound - 1
    guard language.order.isHeadLast, !language.hasCases, than > 1,
      self[than].roles.contains(.compares), isFollowedDirectly(than - 1), !isCut(after: than)
    else { return false }
    var word = than - 1
    // Nobody says more between.
    while word > 0, than - word < 5, isFollowedDirectly(word - 1), !self[word].isOnlyNoun,
      !self[word].isVerb, !self[word].endsPhrase
    {
      word -= 1
    }
    return word < than - 1 && self[word].isNoun && !self[word].isSpecifier
  }
}
