/// Conjunctions that join two nouns in a question, and start a clause elsewhere: jesteś uczniem czy nauczycielem? but nie
/// wiesz, czy jesteś uczniem.
extension Phrase {
  /// Whether a word stands between a noun and another one, or what describes that, in a text that asks something.
  func joinsInQuestion(_ word: Int) -> Bool {
    guard language.countsByCase, word > 0, word + 1 < count,
      self[word].roles.contains(.conjunction), isFollowedDirectly(word - 1),
      isFollowedDirectly(word), self[word - 1].isNoun, !self[word + 1].isVerb,
      text.contains(UInt8(ascii: "?"))
    else { return false }
    return language.roles(of: [UInt8(ascii: "_")] + Array(lower(word))).contains(.coordination)
  }
}
