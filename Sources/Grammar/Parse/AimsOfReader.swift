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
      !isOf(joint), words[joint].half == .whole
    else { return false }
    var said = word + 1
    // Nobody says more between.
    while said < min(count, word + 4), isFollowedDirectly(said - 1), self[said].isAdverb,
      !self[said].isAdjective
    {
      said += 1
    }
    guard said < count, isFollowedDirectly(said - 1), self[said].isAdjective,
      isOfPersons(adjective: said) || self[word].roles.contains(.arrives)
    else { return false }
    return !(startOfSentence(with: joint)..<joint).contains { mayBeSomebody($0) }
  }

  private func mayBeSomebody(_ word: Int) -> Bool {
    if isArgument(word) || isName(word) || self[word].roles.contains(.someone) { return true }
    if isSubjectPronoun(word) { return isOfThirdPerson(pronoun: word) }
    return self[word].isNoun && !isBystander(word)
      && (isActor(word) || all(self[word].nouns).contains { $0.lexeme.isOfPerson })
  }
}
