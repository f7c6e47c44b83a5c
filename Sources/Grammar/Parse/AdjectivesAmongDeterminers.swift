/// Adjectives that are determiners, too: right behind a number those that as determiners have no plural in use (3 nulles, but
/// nulle partie), and those that a form of to be says of its subject (vous êtes certaine de vouloir quitter, but vous êtes
/// dans un certain état).
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
      let determiner = first(reading.determiners)
    else { return false }
    if isBehindNumber(word) {
      return language.roles(of: determiner.lexeme).contains(.singularOnly)
    }
    return !reading.isNoun && !reading.isNumeral && !reading.isAdverb && !reading.isArticle
      && reading.marks.isDisjoint(with: [.quantifier, .demonstrative]) && isSaidBehindBeing(word)
  }

  /// Whether a form of to be stands before a word, or another adjective that an and joins it to, and no noun behind it.
  private func isSaidBehindBeing(_ word: Int) -> Bool {
    guard isCut(after: word) || isPreposition(word + 1) || self[word + 1].opensClause else {
      return false
    }
    let before = beforeAdverbs(from: word - 1)
    guard before >= 0, isFollowedDirectly(before) else { return false }
    let verb = self[before]
    if verb.isCoordination, before > 0, isFollowedDirectly(before - 1) {
      return self[before - 1].isAdjective && !self[before - 1].isSpecifier
        && !self[before - 1].isNoun
    }
    return (verb.isAuxiliary || verb.isCopula)
      && verb.roles.isDisjoint(with: [.perfect, .takesObject, .modal])
  }
}
