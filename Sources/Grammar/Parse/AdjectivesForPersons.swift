import Vocabulary

/// Adjectives that stand for one man, of languages whose nouns have capitals: Reisender, Fortgeschrittener, zum
/// Vorsitzenden.
extension Phrase {
  /// Whether a word is such an adjective in a case, and describes no noun behind it: Angestellter, but Neuer Ordner.
  ///
  /// The ending alone tells: of Neues, neuer Ordner and Berliner it doesn't.
  func standsForMan(adjective word: Int, in grammaticalCase: FeatureSet) -> Bool {
    guard language.order.capitalizesNouns, words.indices.contains(word), !isArgument(word),
      words[word].half == .whole, token(word).shape != .small, self[word].isAdjective,
      !self[word].isNoun, !self[word].isSpecifier, !isPredicateForm(word),
      !describesNext(adjective: word)
    else { return false }
    let ofMan = grammaticalCase.union(.singular).union(.masculine)
    return all(self[word].adjectives).contains {
      $0.cells != language.schema(of: $0.lexeme).all && language.mayBe($0, ofMan)
    }
  }

  /// `Neuer Ordner`, `Neuer blauer Ordner`, but an Bekannten weiterleiten: whether what stands right behind an adjective
  /// may be its noun, or another adjective of that where the place alone gives this one its capital.
  private func describesNext(adjective word: Int) -> Bool {
    guard word + 1 < count, isFollowedDirectly(word), self[word + 1].isNominal else { return false }
    let startsSentence = word == 0 || endsSentence(behind: word - 1)
    return startsSentence || token(word + 1).shape != .small
  }

  /// Where an adjective ends that stands for a person and starts a phrase: an 3 Bekannte senden.
  func endOfPerson(in phrase: NounPhrase) -> Int? {
    phrase.words.first { standsForMan(adjective: $0, in: .accusative) }.map { $0 + 1 }
  }

  /// `Reisender`: whether a word is such an adjective in the form that it has as a subject without a determiner.
  func standsForMan(adjective word: Int) -> Bool {
    standsForMan(adjective: word, in: .strong.union(.nominative))
  }
}
