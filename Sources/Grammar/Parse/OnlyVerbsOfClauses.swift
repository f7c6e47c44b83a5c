/// Words that may be nouns or verbs right behind what is counted in a clause with no other verb: prima che 3 utenti
/// arrivino, se 3 app provano a connettersi; but se 3 file prova sono vuoti.
extension Phrase {
  /// Whether a word has such a place: the number stands right behind what opens the clause, and the word right behind the
  /// noun, whose number it fits, or behind one word that describes that (quand 3 pages web chargent).
  func isOnlyVerbOfClause(_ word: Int) -> Bool {
    let noun = describesCountedNoun(word - 1) ? word - 2 : word - 1
    let start = startOfAdjectives(before: noun)
    guard language.hasRomanceSyntax, start > 0, isBehindNumber(start), !isCut(after: start - 1),
      self[start - 1].opensClause,
      // `come 3 file prova`
      self[start - 1].roles.isDisjoint(with: .result)
    else { return false }
    guard isFollowedDirectly(noun), self[noun].isNominal, !self[noun].endsPhrase,
      !self[noun].isAdverb, !self[word].isAdjective, fitsNumber(verb: word, of: noun),
      !mayBeCompound(lower(noun), lower(word))
    else { return false }
    var other = word + 1
    // Nobody says more in one clause.
    while other < min(count, word + 10), !isCut(after: other - 1) {
      if mayBeFiniteVerb(other) { return false }
      other += 1
    }
    return true
  }

  /// Whether a word that is no verb stands right behind the noun that a number counts, and describes it as an adjective or as
  /// another noun does.
  private func describesCountedNoun(_ word: Int) -> Bool {
    let noun = word - 1
    guard noun > 0, isFollowedDirectly(noun), self[noun].isNoun, isBehindNumber(noun) else {
      return false
    }
    let reading = self[word]
    return isFollowedDirectly(word) && (reading.isNoun || reading.isAdjective) && !reading.isVerb
      && !reading.isSpecifier && !reading.isAdverb && !reading.endsPhrase
  }

  /// Whether a word may be a verb of a number; behind a determiner or a preposition it is the noun that it may be, too.
  private func mayBeFiniteVerb(_ word: Int) -> Bool {
    let (reading, before) = (self[word], self[word - 1])
    if reading.isAuxiliary || reading.isCopula { return true }
    // `prova a connettersi`
    if !reading.isKnown { return language.guesses.rule(.infinitive, for: lower(word)) == nil }
    return reading.hasVerbNumber
      && (reading.isBystander || !before.isSpecifier && !before.isArticle && !before.endsPhrase)
  }
}
