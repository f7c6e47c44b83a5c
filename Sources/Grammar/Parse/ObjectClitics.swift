/// Pronouns that look like articles: l’utente lo segue.
extension Phrase {
  /// Whether an article behind a noun, or behind a number without one, stands before nothing but a verb, so that it is
  /// what the verb acts upon, of which the noun or the number says nothing: 3 su 10 lo consiglia.
  func isObject(clitic word: Int, behind phrase: NounPhrase) -> Bool {
    if let head = phrase.head {
      guard word >= head.words.upperBound else { return false }
    } else if !isBehindNumber(word) {
      return false
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
