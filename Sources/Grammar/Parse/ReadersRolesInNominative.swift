import Vocabulary

/// Nouns in the nominative that say as what the reader does something or what they were made, of languages whose verbs
/// tell whom they speak to: jako klient otrzymujesz rabat, zostałeś dodany jako moderator, zaloguj się jako administrator;
/// but dodaj ją jako moderatora.
extension Phrase {
  func isRoleOfReaderByCase(_ word: Int) -> Bool {
    guard language.countsByCase, words[word].half == .whole, mayNameReader(word),
      !self[word].isVerb, let noun = first(self[word].nouns), language.mayBeNominative(noun)
    else { return false }
    let isDescribed =
      word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isAdjective
      && !self[word - 1].isSpecifier && fits(adjective: word - 1, word)
    let described = isDescribed ? word - 1 : word
    let start = startOfOwned(described)
    let role = start - 1
    guard role >= 0, isFollowedDirectly(role), self[role].roles.contains(.result) else {
      return false
    }
    if role > 0, !isCut(after: role - 1) { return isReaders(roleAt: role) }
    return speaksToReader(behindRole: word, isOwned: start < described)
  }

  /// `Jako nasz klient`: the possessive right before a noun, or before its adjective; that word itself where none stands
  /// there.
  func startOfOwned(_ start: Int) -> Int {
    guard language.countsByCase, start > 0, self[start - 1].roles.isDisjoint(with: .someone),
      !self[start - 1].marks.contains(.demonstrative), !self[start - 1].marks.contains(.quantifier)
    else { return start }
    return startOfPossessed(start)
  }

  /// `Oznaczyłeś się jako zajęty`, `zostałeś oznaczony jako nieobecny`, `dotarłeś jako pierwszy`, but oznaczyłeś go jako
  /// przydatny: whether an adjective in the nominative stands alone behind a word that says as what, and nothing else before
  /// that is named than the reader.
  func isResultOfReader(_ word: Int) -> Bool {
    let role = word - 1
    guard language.countsByCase, role > 0, isFollowedDirectly(role), !isCut(after: role - 1),
      self[role].roles.contains(.result), !isArgument(word), !self[word].isOnlyNoun,
      isCut(after: word) || self[word + 1].endsPhrase,
      let adjective = first(self[word].adjectives), language.mayBeNominative(adjective)
    else { return false }
    let clause = startOfClause(with: role)..<role
    return isReaders(roleAt: role)
      && clause.contains {
        self[$0].roles.contains(.reflexive) || self[$0].isAuxiliary
          || verbOfState(endingAt: $0) != nil
      }
      && !clause.contains { isArgument($0) || self[$0].isOnlyNoun || isObjectPronoun($0) }
  }

  /// Whether the clause before a word that says as what has the reader for its subject.
  private func isReaders(roleAt role: Int) -> Bool {
    var word = role - 1
    // Nobody says more between.
    while word >= 0, role - word < 8, !isCut(after: word) {
      if self[word].isVerb, isFirstOrSecondPerson(verb: word) { return !isOfApp(verb: word) }
      // `Oznacz jako znajomy`: somebody else is, unless the verb has no object but the reader.
      if mayAskReader(verb: word) {
        return self[word].roles.contains(.linking) || self[word + 1].roles.contains(.reflexive)
      }
      guard !self[word].opensClause else { return false }
      word -= 1
    }
    return false
  }

  /// `Jako administrator tej grupy możesz`: whether a verb that speaks to the reader is the first behind a noun at the
  /// start of a clause and what belongs to it.
  ///
  /// - Parameter isOwned: Whether the noun has a possessive: who speaks is somebody else then (Jako Twój doradca polecam).
  private func speaksToReader(behindRole noun: Int, isOwned: Bool) -> Bool {
    var verb = noun + 1
    // Nobody says more between.
    while verb < min(count, noun + 8) {
      if self[verb].isVerb, self[verb].isBystander || self[verb].isAuxiliary {
        let shown = self.verb(of: verb).map { language.features(of: $0) } ?? FeatureSet()
        if isOwned, isOfSpeaker(shown) { return false }
        return speaksToReader(verb: verb) && !isOfApp(verb: verb)
      }
      let mayBelong = self[verb].isNominal || self[verb].isSpecifier || self[verb].isAdverb
      guard mayBelong || isObjectPronoun(verb) || self[verb].roles.contains(.negates) else {
        return false
      }
      verb += 1
    }
    return false
  }
}
