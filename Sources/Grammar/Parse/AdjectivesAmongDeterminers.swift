/// Determiners without a plural in use that are adjectives, too, right behind a number: 3 nulles, but nulle partie.
extension Phrase {
  /// Reads such words as adjectives and nothing else.
  mutating func settleAdjectivesAmongDeterminers() {
    guard language.hasRomanceSyntax else { return }
    for word in words.indices where isAdjectiveAmongDeterminers(word) {
      settle(word, as: .adjective)
    }
  }

  private func isAdjectiveAmongDeterminers(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isAdjective, reading.given == nil, words[word].half == .whole,
      isBehindNumber(word), let determiner = first(reading.determiners)
    else { return false }
    return language.roles(of: determiner.lexeme).contains(.singularOnly)
  }
}
