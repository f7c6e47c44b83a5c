/// What the function words say of two words in one line: na stałe, guten Abend.
extension Phrase {
  /// The roles of a word, which isn't the first, together with the one before it; none where no line has both.
  func rolesOfPair(endingAt word: Int) -> Roles {
    language.roles(of: Array(lower(word - 1)) + [UInt8(ascii: " ")] + Array(lower(word)))
  }

  /// The roles that a word has only with something behind it, for which three dots stand in the function words.
  func rolesBeforeAnything(_ word: Int) -> Roles {
    language.roles(of: Array(lower(word)) + Array(" …".utf8))
  }

  /// `Sei il massimo`: whether a word names with its article what can’t be more, so that it is the same of a man and a woman.
  func namesLimit(_ word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1) && rolesOfPair(endingAt: word).contains(.limits)
  }
}
