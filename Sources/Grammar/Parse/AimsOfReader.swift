import Vocabulary

/// What the reader wants to be or to stay by doing something, behind a preposition: active les alertes pour être informée,
/// attiva gli avvisi per restare aggiornata.
extension Phrase {
  /// Whether an infinitive of to be behind a preposition says so: what it says is what only persons are, or how one stays, and
  /// nobody else is named before it in its sentence.
  ///
  /// Behind of it belongs to a word before that (sûr d’être informé), and a thing may be verified, too (envoyez le document
  /// pour être vérifié).
  func isAimOfReader(being word: Int) -> Bool {
    guard language.hasRomanceSyntax, !isAimOfOther(being: word) else { return false }
    let joint = beforeClitics(from: word - 1)
    guard joint >= 0, isFollowedDirectly(joint), self[joint].roles.contains(.preposition),
      words[joint].half == .whole
    else { return false }
    var said = word + 1
    // Nobody says more between.
    while said < min(count, word + 4), isFollowedDirectly(said - 1), self[said].isAdverb,
      !self[said].isAdjective
    {
      said += 1
    }
    guard said < count, isFollowedDirectly(said - 1), self[said].isAdjective else { return false }
    if isOf(joint) { return isBeforeReaderIs(joint: joint) && !isForThings(adjective: said) }
    guard isOfPersons(adjective: said) || self[word].roles.contains(.arrives) else { return false }
    return !(startOfSentence(with: joint)..<joint).contains { mayBeSomebody($0) }
  }

  /// `Hai 2 tentativi prima di essere bloccata`: whether the of of before stands at a word, in a sentence that says something of
  /// the reader and names nobody else, and no subject but theirs.
  private func isBeforeReaderIs(joint: Int) -> Bool {
    guard joint > 0, isFollowedDirectly(joint - 1),
      self[joint - 1, lower: true].roles.contains(.past)
        || rolesOfPair(endingAt: joint).contains(.past)
    else { return false }
    let first = startOfSentence(with: joint)
    guard first < joint - 1, !self[first].isArticle, !self[first].isDeterminer,
      !isBehindNumber(first)
    else { return false }
    let sentence = first..<joint - 1
    // `Il vous reste 2 essais`
    let isForNothing =
      isSubjectPronoun(first) && isOfSecondPerson(pronoun: first + 1)
      && self[first + 2].roles.contains(.presents)
    guard sentence.dropFirst(isForNothing ? 1 : 0).allSatisfy({ !mayBeSomebody($0) }) else {
      return false
    }
    return sentence.contains {
      isOfSecondPerson(pronoun: $0)
        || self[$0].roles.contains(.speaker) && !self[$0].roles.contains(.showsPlural)
    }
  }

  private func mayBeSomebody(_ word: Int) -> Bool {
    if isArgument(word) || isName(word) || self[word].roles.contains(.someone) { return true }
    if isSubjectPronoun(word) { return isOfThirdPerson(pronoun: word) }
    return self[word].isNoun && !isBystander(word)
      && (isActor(word) || all(self[word].nouns).contains { $0.lexeme.isOfPerson })
  }
}
