import Vocabulary

/// Values of arguments that a pronoun presents, of languages that need no verb for that: to Ewa, czy to drukarka?; but to
/// urządzenie jest wyłączone.
extension Phrase {
  /// Whether a pronoun that may be a determiner says of a value right behind it that it is that: it starts its clause, and the
  /// value ends it or is a name.
  func presentsValue(pronoun word: Int) -> Bool {
    guard language.countsByCase, self[word].roles.contains(.preverb),
      let value = argument(around: word + 1), firstWord(from: value.lowerBound) == word + 1,
      let pronoun = first(self[word].determiners),
      language.mayBe(pronoun, FeatureSet.nominative.union(.singular).union(.neuter))
    else { return false }
    let start = startOfClause(with: word)
    guard
      (start..<word).allSatisfy({
        self[$0].isAdverb || self[$0].endsPhrase || self[$0].isCoordination
          || self[$0].roles.contains(.negates)
      }), !(start..<word).contains(where: { self[$0].roles.contains(.preposition) })
    else { return false }
    let end = firstWord(from: value.upperBound)
    return isInName(word + 1) || end == count || isCut(after: end - 1)
      || self[word + 1].isExact && actsByItself(end)
  }

  /// `To Ewa dzwoni`, but to urządzenie jest wyłączone: whether a word behind a noun with a capital of its own, which is
  /// no name behind what may be its determiner, is a verb that says what somebody does, and not how something is.
  private func actsByItself(_ word: Int) -> Bool {
    isFollowedDirectly(word - 1) && self[word].isVerb && self[word].isBystander
      && !self[word].isAuxiliary && !self[word].isAdverb
  }
}
