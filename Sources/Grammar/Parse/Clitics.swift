/// Pronouns and adverbs that stand between a verb and its subject: se, lo, no, ya.
extension Phrase {
  /// Whether a word is a pronoun that only verbs have before them, or an adverb that stands before them (no,
  /// ya).
  func isClitic(_ word: Int) -> Bool {
    !self[word].roles.isDisjoint(with: [.reflexive, .preverb])
      || isObjectPronoun(word) && !self[word].isSpecifier
  }

  /// The first word from one on that is no clitic and no adverb.
  ///
  /// - Parameter limit: How many of those there may be.
  func behindClitics(from first: Int, atMost limit: Int = Self.reach) -> Int {
    var word = first
    while word + 1 < count, word - first < limit, isFollowedDirectly(word),
      isClitic(word) || self[word].isAdverb
    {
      word += 1
    }
    return word
  }

  /// The last word up to one that is no clitic and no adverb, or has more than space behind it; -1 where there is none.
  func beforeClitics(from last: Int) -> Int {
    var word = last
    while word >= 0, last - word < Self.reach, isFollowedDirectly(word),
      isClitic(word) || self[word].isAdverb
    {
      word -= 1
    }
    return word
  }
}
