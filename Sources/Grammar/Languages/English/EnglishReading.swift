/// What the lexicon knows of one word of an English phrase.
struct EnglishReading {
  var nouns: [Analysis] = []
  var isAdjective = false
  var determiners: [Analysis] = []
  var pronouns: [Analysis] = []
  var isNumeral = false
  var isParticiple = false
  var isAdverb = false
  /// Whether the lexicon has nouns of several words that start with this one.
  var startsCompound = false
  /// Whether the word was looked up with its capitals.
  var hasCapitals = false
  /// Whether the lexicon has the word with capitals of its own: German, URLs, I.
  var isExact: Bool {
    hasCapitals && (!nouns.isEmpty || isPersonalPronoun)
  }
  /// I, him, themselves: pronouns with forms for each case.
  var isPersonalPronoun: Bool { pronouns.contains { $0.lexeme.isPersonalPronoun } }
  var roles: FunctionWords.Roles = []
  /// The two forms of a verb that agrees with its subject, in the third person.
  var verb: VerbPairs.Pair?

  var isKnown: Bool {
    !nouns.isEmpty || isAdjective || !determiners.isEmpty || !pronouns.isEmpty || isNumeral
      || isParticiple || isAdverb || verb != nil
  }

  /// Ends a noun phrase: a preposition, a conjunction, a relative pronoun.
  var endsPhrase: Bool { roles.contains(.endsPhrase) }
  /// A form of be, have or do, which can't be part of a noun phrase.
  var isAuxiliary: Bool { roles.contains(.auxiliary) }
  var isArticle: Bool { !roles.isDisjoint(with: .article) }

  /// Whether the word can only describe a noun that stands before it: selected, available.
  var onlyDescribes: Bool { nouns.isEmpty && (isParticiple || isAdjective) }
}

extension EnglishGrammar {
  func reading(of word: [UInt8]) -> Shared<EnglishReading> {
    readings.reading(of: word) { freshReading(of: word) }
  }

  /// The reading of a word as it stands in a text: with capitals it may be a word of its own.
  func reading(of word: Int, in phrase: Phrase) -> Shared<EnglishReading> {
    let lower = phrase.lower(word)
    let original = phrase.original(word)
    if original.elementsEqual(lower) { return reading(of: lower) }
    let small = reading(of: lower)
    // `A` is a letter only where nothing follows it.
    if small.isAuxiliary || small.isArticle && word + 1 < phrase.words.count { return small }
    let exact = reading(of: Array(original))
    if exact.isExact { return exact }
    // `US dollar`: a word in capitals among small ones is no pronoun and no preposition.
    let isAbbreviation = original.count > 1 && phrase.isCapitalizedAlone(word)
    return isAbbreviation && (small.isPersonalPronoun || small.endsPhrase) ? exact : small
  }

  private func freshReading(of word: [UInt8]) -> EnglishReading {
    var reading = EnglishReading()
    reading.hasCapitals = word.text.contains(where: \.isUppercase)
    (reading.roles, reading.verb) = functionWords[word]
    if reading.endsPhrase { return reading }
    for analysis in lexicon.analyses(of: word) {
      switch analysis.lexeme.part {
      case .noun: reading.nouns.append(analysis)
      case .adjective: reading.isAdjective = true
      case .determiner: reading.determiners.append(analysis)
      case .pronoun: reading.pronouns.append(analysis)
      case .numeral: reading.isNumeral = true
      case .adverb: reading.isAdverb = true
      default: break
      }
    }
    reading.verb = reading.verb ?? verbs[word]
    reading.startsCompound = reading.nouns.contains { lexicon.hasCompounds(of: $0.lexeme.lemma) }
    reading.isParticiple =
      reading.roles.contains(.describesBefore) || word.hasSuffix("ed") && word.count > 4
    return reading
  }
}

extension Lexeme {
  /// Personal pronouns have a form for each case.
  var isPersonalPronoun: Bool {
    if part == .pronoun, case .irregular(let forms, _) = forms { forms.count == 5 } else { false }
  }
}
