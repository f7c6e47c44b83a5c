/// Words that no lexicon has and that end as infinitives do, where nouns stand (2 loaders, un nouveau loader), and
/// adverbs that are nouns alone behind an article (o bem).
extension Phrase {
  /// Reads such words as nouns and nothing else.
  mutating func settleNounsByPlace() {
    if isNounBehindArticle { settle(1, as: .noun) }
    settleNounsOfHave()
    guard language.guesses.has(.verb), language.guesses.has(.infinitive) else { return }
    for word in words.indices where isNounByPlace(word) { settle(word, as: .noun) }
  }

  /// Whether a text is an article and what may be an adverb, too: o bem, el sí.
  private var isNounBehindArticle: Bool {
    guard language.hasRomanceSyntax, count == 2, isFollowedDirectly(0),
      self[0].roles.contains(.definite), words[1].half == .whole
    else { return false }
    let reading = self[1]
    return reading.isAdverb && reading.isNoun && !reading.isAdjective && reading.given == nil
      && !reading.roles.contains(.limits)
  }

  private func isNounByPlace(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isVerb, reading.isBystander, reading.given == nil, words[word].half == .whole,
      language.guesses.rule(.infinitive, for: lower(word)) != nil, isBehindNumberOrArticle(word)
    else { return false }
    return WordSearch(language: language).facts(of: reading.word, reading.hash).isEmpty
  }

  /// Whether a number or an article stands before a word, with nothing but adjectives between.
  ///
  /// The definite article is a pronoun, too (impossible de le charger), but for the start of a text.
  private func isBehindNumberOrArticle(_ word: Int) -> Bool {
    let start = startOfAdjectives(before: word)
    if isCountedApart, start == 0 { return true }
    if isBehindNumber(start) { return !isNumberOfNoun(before: start) }
    guard start > 0, isFollowedDirectly(start - 1) else { return false }
    let roles = self[start - 1].roles
    return roles.contains(.indefinite) || start == 1 && roles.contains(.definite)
  }

  /// The first of the adjectives right before a word; the word itself where there are none.
  func startOfAdjectives(before word: Int) -> Int {
    var start = word
    while start > 0, word - start < Self.reach, isFollowedDirectly(start - 1),
      self[start - 1].isAdjective, !self[start - 1].isSpecifier
    {
      start -= 1
    }
    return start
  }

  /// Whether a number stands right behind a noun, whose name it rather is than that it counts: option 2.
  private func isNumberOfNoun(before word: Int) -> Bool {
    guard word > 0, !isCut(after: word - 1) else { return false }
    let noun = self[word - 1]
    return noun.isOnlyNoun && !noun.isAdverb && !isPreposition(word - 1)
  }
}

/// Nouns that are pronouns, too, where they stand alone.
extension Phrase {
  /// Reads a word alone as the noun that it is, too, where its plural is asked and the pronoun has none:
  /// personne, but nada.
  mutating func settleNounAlone() {
    guard isAlone, !language.order.isHeadLast, let reading = words.indices.first.map({ self[$0] }),
      reading.given == nil, reading.likeliest != .pronoun, !reading.isPersonalPronoun,
      !reading.isSpecifier, !reading.isAdjective,
      first(reading.pronouns)?.lexeme.inflection == .invariable,
      first(reading.nouns)?.lexeme.traits.contains(.rare) == false
    else { return }
    settle(0, as: .noun)
  }
}

/// Prepositions that are nouns, too: 5 kół, nowe koło, koło zębate, but koło domu.
extension Phrase {
  /// Reads such words as nouns and nothing else.
  mutating func settleNounsAmongPrepositions() {
    guard language.countsByCase else { return }
    for word in words.indices where isNounAmongPrepositions(word) { settle(word, as: .noun) }
  }

  private func isNounAmongPrepositions(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.endsPhrase, reading.isNoun, reading.given == nil, words[word].half == .whole,
      let noun = first(reading.nouns)
    else { return false }
    if isBehindNumber(word) { return true }
    // `Wolne miejsca koło ciebie`: an adjective of another noun says nothing.
    if word > 0, isFollowedDirectly(word - 1), describes(word - 1, noun),
      word == 1 || !isFollowedDirectly(word - 2) || !self[word - 2].isNoun
    {
      return true
    }
    return word + 1 < count && isFollowedDirectly(word) && describes(word + 1, noun)
  }

  /// Whether a word is no noun, and may be said of one.
  private func describes(_ word: Int, _ noun: Analysis) -> Bool {
    let reading = self[word]
    guard !reading.isNoun, !reading.isAdverb else { return false }
    return (all(reading.adjectives) + all(reading.determiners)).contains { fits($0, noun) }
  }
}
