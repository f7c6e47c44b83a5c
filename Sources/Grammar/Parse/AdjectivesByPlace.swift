/// Prepositions that are a declined form of an adjective, too: der nahe Tisch, but nahe dem Tisch.
extension Phrase {
  /// Reads such words as adjectives and nothing else between a determiner or a number and a noun.
  mutating func settleAdjectivesByPlace() {
    guard language.order.hasDeclension else { return }
    for word in words.indices where isAdjectiveByPlace(word) { settle(word, as: .adjective) }
  }

  private func isAdjectiveByPlace(_ word: Int) -> Bool {
    guard self[word].endsPhrase, self[word].isAdjective, !isPredicateForm(word),
      words[word].half == .whole, isFollowedDirectly(word), self[word + 1].isNominal
    else { return false }
    return isBehindNumber(word)
      || word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isDeterminer
  }
}
