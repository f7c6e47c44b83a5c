import Vocabulary

/// Prepositions and verbs that are a form of an adjective, too: der nahe Tisch, but nahe dem Tisch; nivel bajo, but bajo
/// el nivel; resposta precisa, but a conta precisa ser confirmada.
extension Phrase {
  /// Reads such words as adjectives and nothing else between a determiner or a number and a noun, and behind a noun where
  /// nothing follows that they may have behind them.
  mutating func settleAdjectivesByPlace() {
    if language.order.hasDeclension {
      for word in words.indices where isAdjectiveByPlace(word) { settle(word, as: .adjective) }
    } else if language.hasRomanceSyntax {
      for word in words.indices.dropFirst() where isLastAdjective(word) {
        settle(word, as: .adjective)
      }
    }
  }

  private func isAdjectiveByPlace(_ word: Int) -> Bool {
    guard self[word].endsPhrase, self[word].isAdjective, !isPredicateForm(word),
      words[word].half == .whole, isFollowedDirectly(word), self[word + 1].isNominal
    else { return false }
    return isBehindNumber(word)
      || word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isDeterminer
  }

  /// Whether a word that needs another one behind it as a preposition or as a verb is the last of its clause, and fits the
  /// noun before it as an adjective.
  private func isLastAdjective(_ word: Int) -> Bool {
    guard self[word].roles.contains(.preposition) || self[word].isAuxiliary,
      words[word].half == .whole, self[word].given == nil,
      word + 1 == count
        ? hasNothing(behind: word) : isCut(after: word) || isPreposition(beforeOf: word),
      isFollowedDirectly(word - 1), self[word - 1].isNoun, !self[word - 1].isSpecifier
    else { return false }
    let facts = WordSearch(language: language).facts(of: lower(word), self[word, lower: true].hash)
    return facts.analyses.contains {
      $0.lexeme.part == .adjective && (isArgument(word - 1) || fits($0, behind: word - 1))
    }
  }

  /// `nivel bajo de batería`, but jour sauf du lundi au mercredi: whether a preposition stands before the one that joins
  /// complements, and behind no time, of which it may say which days are left out.
  private func isPreposition(beforeOf word: Int) -> Bool {
    self[word].roles.contains(.preposition) && isFollowedDirectly(word) && isUsualOf(word + 1)
      && !hasNoun(word - 1, [.time, .times])
  }

  /// Whether neither a number nor anything else that is read as a word stands behind the last word.
  private func hasNothing(behind word: Int) -> Bool {
    tokens.tokens[(Int(words[word].token) + 1)...].allSatisfy {
      $0.kind == .space || $0.kind == .punctuation
    }
  }
}
