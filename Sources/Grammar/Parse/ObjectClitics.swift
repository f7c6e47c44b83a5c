/// Pronouns that look like articles: l’utente lo segue.
extension Phrase {
  /// Whether an article behind a noun, or in a phrase without one, stands before nothing but a verb, so that it is what the
  /// verb acts upon, of which the noun, a number or the reader says nothing: 3 su 10 lo consiglia, appena sei pronta lo avvii.
  func isObject(clitic word: Int, behind phrase: NounPhrase) -> Bool {
    if let head = phrase.head {
      guard word >= head.words.upperBound else { return false }
    } else if !isBehindNumber(word) {
      // `O pôr do sol`: what starts with an article and an infinitive names what the infinitive says.
      guard language.hasRomanceSyntax, word > 0 || word + 1 < count && !isInfinitive(word + 1)
      else { return false }
    }
    return isArticleBeforeVerb(word)
  }

  /// Whether an article stands before nothing but a verb, and not right behind a preposition: 9 utenti su 10 lo usano.
  func isArticleBeforeVerb(_ word: Int) -> Bool {
    guard self[word].roles.contains(.definite), words[word].half == .whole,
      isFollowedDirectly(word),
      !isFollowedDirectly(word - 1) || !self[word - 1].roles.contains(.preposition)
    else { return false }
    let next = self[word + 1]
    return next.isVerb && next.isBystander
  }

  /// `Lo vuoi nuovo?`, `la trovi bella`, `lo hai trovato carino`: whether an adjective behind a verb that isn’t to be is said
  /// of what that acts upon, as the pronoun before the verb shows.
  func isSaidOfObject(adjective word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 1 else { return false }
    var first = word
    // `lo preferisci caldo o freddo`: nobody joins more.
    while first > 2, word - first < 6, joinsAdjective(first - 1), isFollowedDirectly(first - 2),
      self[first - 2].isAdjective
    {
      first -= 2
    }
    let last = beforeAdverbs(from: first - 1)
    guard last > 0, isFollowedDirectly(last) else { return false }
    let verb = isBehindParticiple(last + 1) ? beforeAdverbs(from: last - 1) : last
    guard verb > 0, isFollowedDirectly(verb - 1), verb < last || actsUponObject(verb) else {
      return false
    }
    return isClitic(ofThing: verb - 1, before: verb)
  }

  private func actsUponObject(_ verb: Int) -> Bool {
    let reading = self[verb]
    if reading.isCopula || reading.isNoun || reading.isAdjective { return false }
    guard reading.roles.isDisjoint(with: Roles.saysOfSubject.union(.perfect)) else { return false }
    return reading.isAuxiliary ? reading.roles.contains(.takesObject) : reading.isVerb
  }

  private func isClitic(ofThing word: Int, before verb: Int) -> Bool {
    // `começa a viver feliz`
    if self[word].roles.contains(.preposition), isInfinitive(verb) { return false }
    return words[word].half == .whole
      && (self[word].roles.contains(.definite)
        || isObjectPronoun(word) && isOfThirdPerson(pronoun: word))
  }

  /// `la primera`, `la più veloce`: whether what may be a pronoun, too, is the article of an adjective without a noun, with
  /// nothing but how much somebody is that between.
  func isArticleOfAdjective(_ word: Int) -> Bool {
    guard self[word].isArticle, words[word].half == .whole else { return false }
    var next = word + 1
    // Nobody says more between.
    while next < count, next - word < 4, isFollowedDirectly(next - 1) {
      let reading = self[next]
      if reading.isAdjective { return !isBystander(next) }
      guard reading.isAdverb || saysHowMuch(next) else { return false }
      next += 1
    }
    return false
  }
}
