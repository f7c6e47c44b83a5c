import Vocabulary

/// Adjectives behind a pronoun that stands for nothing, which say of an infinitive or of a clause what it is: il est interdit
/// de fumer, il a été décidé que, but il est facile d’utilisation.
extension Phrase {
  /// Reads such words as adverbs and nothing else, for they agree with nothing, and neither does the pronoun.
  mutating func settleImpersonalAdjectives() {
    guard language.guesses.has(.clausal), count > 3 else { return }
    for word in words.indices.dropFirst(2) where isBehindImpersonalPronoun(word) {
      settle(word, as: .adverb)
    }
  }

  private func isBehindImpersonalPronoun(_ word: Int) -> Bool {
    words[word].half == .whole && self[word].isAdjective && !isArgument(word)
      && language.guesses.rule(.clausal, for: lower(word)) != nil
      && isSaidOfPronounOfOne(word, .masculine) && standsBeforeClause(word)
  }

  /// Whether de with an infinitive, or que, stands behind a word, with a phrase at most between: demandé aux joueurs de
  /// rester.
  private func standsBeforeClause(_ word: Int) -> Bool {
    var next = word + 1
    // Nobody says more between.
    while next < min(count, word + 8), isFollowedDirectly(next - 1) {
      let roles = self[next].roles
      if roles.isSuperset(of: [.conjunction, .relative]) { return true }
      if isUsualOf(next), isBeforeInfinitive(next) { return true }
      // `il est nécessaire pour lire`
      if next == word + 1, !roles.contains(.preposition), !self[next].isAdverb { return false }
      next += 1
    }
    return false
  }

  /// Whether de with an infinitive stands right behind a word: compliqué de le lire.
  func standsBeforeInfinitive(_ word: Int) -> Bool {
    isFollowedDirectly(word) && isUsualOf(word + 1) && isBeforeInfinitive(word + 1)
  }

  /// Whether an infinitive stands behind a word, with pronouns and adverbs at most between: de ne pas vous connecter.
  private func isBeforeInfinitive(_ word: Int) -> Bool {
    var next = word + 1
    while next < min(count, word + 6), isFollowedDirectly(next - 1), words[next].half == .whole {
      let reading = self[next]
      if reading.roles.contains(.being) || isInfinitive(next) { return true }
      guard
        reading.isAdverb || reading.isCopula || reading.isArticle || isPersonalPronoun(next)
      else { return false }
      next += 1
    }
    return false
  }
}
