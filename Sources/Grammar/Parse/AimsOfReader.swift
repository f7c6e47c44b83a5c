import Vocabulary

/// What the reader wants to be or to stay by doing something, behind a preposition: active les alertes pour être informée,
/// attiva gli avvisi per restare aggiornata.
extension Phrase {
  /// Whether an infinitive of to be behind a preposition says so: what it says is what only persons are, or how one stays, or it
  /// is the reader who has to get there, and nobody else is named before it in its sentence.
  ///
  /// Behind of it belongs to a word before that (sûr d’être informé, but antes de ser bloqueado), and a thing may be verified,
  /// too (envoyez le document pour être vérifié).
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
    guard said < count, isFollowedDirectly(said - 1), !isArgument(said) else { return false }
    let isAdjective = self[said].isAdjective
    if isOf(joint) {
      return isAdjective && isBeforeReaderIs(joint: joint) && !isForThings(adjective: said)
    }
    let isUsual = isOfPersons(adjective: said) || self[word].roles.contains(.arrives)
    guard isUsual && isAdjective || isLeftToReader(before: joint) && mayBeReader(from: said) else {
      return false
    }
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
        // `Tienes 2 intentos`
        || isReadersByForm(verb: $0)
    }
  }

  /// `Te faltan 3 puntos para ser campeona`, but te gusta por ser divertido: whether a verb right behind a pronoun for the
  /// reader says before a word in its sentence how much there is yet.
  private func isLeftToReader(before word: Int) -> Bool {
    let sentence = startOfSentence(with: word)..<word
    return sentence.contains { isBehindNumber($0) }
      && sentence.dropFirst().contains {
        self[$0].roles.contains(.presents) && isFollowedDirectly($0 - 1)
          && isObjectPronoun($0 - 1) && isOfSecondPerson(pronoun: $0 - 1)
      }
  }

  /// Whether an adjective that isn't rather said of things starts at a word, or stands behind a definite article there.
  private func mayBeReader(from first: Int) -> Bool {
    let isBehindArticle = self[first].roles.contains(.definite) && isFollowedDirectly(first)
    let said = isBehindArticle ? first + 1 : first
    return self[said].isAdjective && !isForThings(adjective: said) && !isArgument(said)
  }

  private func mayBeSomebody(_ word: Int) -> Bool {
    // Where nothing is asked of the values there are only the names among them.
    if isArgument(word) || isInName(word) || isName(word) || self[word].roles.contains(.someone) {
      return true
    }
    if isSubjectPronoun(word) { return isOfThirdPerson(pronoun: word) }
    return self[word].isNoun && !isBystander(word)
      && (isActor(word) || all(self[word].nouns).contains { $0.lexeme.isOfPerson })
  }
}
