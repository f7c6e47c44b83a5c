/// Infinitives of to have that are nouns, too, of languages whose lexicon leaves that noun out: 2 avoirs, un avoir, votre
/// avoir.
extension Phrase {
  /// Reads such words as nouns and nothing else behind a number or a determiner.
  mutating func settleNounsOfHave() {
    guard language.hasRomanceSyntax else { return }
    for word in words.indices where isNounOfHave(word) { settle(word, as: .noun) }
  }

  private func isNounOfHave(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.roles.contains(.perfect), reading.roles.isDisjoint(with: [.only, .copula]),
      !reading.isVerb, !reading.isNoun, reading.given == nil, words[word].half == .whole
    else { return false }
    if isBehindNumber(word) { return true }
    // `L’avoir reçu`: the definite article is a pronoun for an object, too.
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    return self[word - 1].isDeterminer && self[word - 1].roles.isDisjoint(with: .definite)
  }
}
