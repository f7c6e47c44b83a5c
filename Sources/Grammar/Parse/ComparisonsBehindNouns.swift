import Vocabulary

/// What says behind a noun that there are more or fewer than elsewhere, behind which a verb says something of the noun: 3 photos
/// de plus sont disponibles, 3 persone in più del mese scorso si sono iscritte.
extension Phrase {
  /// Where such words end that start at a preposition, with what is compared where that is a time; nil where there are none.
  ///
  /// What stands before an adjective compares that: photos de plus grande taille.
  func endOfComparison(at word: Int) -> Int? {
    let end = word + 2
    guard language.hasRomanceSyntax, word > 0, end < count, self[word].roles.contains(.preposition),
      isFollowedDirectly(word - 1), isFollowedDirectly(word), words[word].half == .whole,
      self[word + 1].isAdverb, self[word + 1].roles.contains(.limits),
      !isFollowedDirectly(word + 1) || !self[end].isAdjective
    else { return nil }
    return endOfTimeCompared(from: end) ?? end
  }

  /// Where a time ends that is compared: del mese scorso, di ieri, que le mois dernier.
  private func endOfTimeCompared(from first: Int) -> Int? {
    let roles = self[first].roles
    guard isFollowedDirectly(first - 1), isFollowedDirectly(first),
      isUsualOf(first) || roles.isSuperset(of: [.conjunction, .relative])
    else { return nil }
    var word = first + 1
    while self[word].isSpecifier || self[word].isArticle {
      guard word < first + 3, isFollowedDirectly(word) else { return nil }
      word += 1
    }
    if word == first + 1, isUsualOf(first), self[word].isAdverb, !self[word].isNoun {
      return word + 1
    }
    guard hasNoun(word, .time) else { return nil }
    while isFollowedDirectly(word), self[word + 1].isAdjective, !isBystander(word + 1),
      fits(adjective: word + 1, word)
    {
      word += 1
    }
    return word + 1
  }
}
