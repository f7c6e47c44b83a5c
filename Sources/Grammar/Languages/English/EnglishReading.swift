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
  /// Ends a noun phrase: a preposition, a conjunction, a relative pronoun.
  var endsPhrase = false
  /// The two forms of a verb that agrees with its subject, in the third person.
  var verb: (singular: [UInt8], plural: [UInt8])?
  /// A form of be, have or do, which can't be part of a noun phrase.
  var isAuxiliary = false

  var isKnown: Bool {
    !nouns.isEmpty || isAdjective || !determiners.isEmpty || !pronouns.isEmpty || isNumeral
      || isParticiple || isAdverb || verb != nil
  }

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
    if original.elementsEqual(lower) || Self.auxiliaries[lower.text] != nil {
      return reading(of: lower)
    }
    let exact = reading(of: Array(original))
    if exact.isExact { return exact }
    let small = reading(of: lower)
    // `US dollar`: a word in capitals among small ones is no pronoun and no preposition.
    let isAbbreviation = original.count > 1 && phrase.isCapitalizedAlone(word)
    return isAbbreviation && (small.isPersonalPronoun || small.endsPhrase) ? exact : small
  }

  private func freshReading(of word: [UInt8]) -> EnglishReading {
    var reading = EnglishReading()
    let text = word.text
    reading.hasCapitals = text.contains(where: \.isUppercase)
    if Self.phraseEnds.contains(text) {
      reading.endsPhrase = true
      return reading
    }
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
    reading.verb = Self.auxiliaries[text] ?? verbs[word]
    reading.startsCompound = reading.nouns.contains { lexicon.hasCompounds(of: $0.lexeme.lemma) }
    reading.isAuxiliary = Self.auxiliaries[text] != nil
    reading.isParticiple = isParticiple(word)
    return reading
  }

  private func isParticiple(_ word: [UInt8]) -> Bool {
    word.hasSuffix("ed") && word.count > 4 || Self.irregularParticiples.contains(word.text)
  }

  /// Describe the noun before them even where they could be nouns: day left, result found.
  static let postposed: Set = ["left", "found", "ago", "each", "remaining", "selected", "total"]

  static let phraseEnds: Set = [
    "of", "in", "on", "at", "by", "for", "from", "with", "without", "to", "into", "onto", "about",
    "after", "before", "between", "among", "under", "over", "above", "below", "through", "during",
    "against", "within", "behind", "beside", "beyond", "near", "per", "via", "than", "as", "until",
    "since", "around", "across", "along", "inside", "outside", "toward", "towards", "upon",
    "and", "or", "but", "nor", "that’s", "which", "who", "whose", "where", "when", "if", "while",
    "because", "not", "including", "excluding",
  ]

  private static let irregularParticiples: Set = [
    "sent", "lost", "found", "left", "sold", "made", "paid", "read", "written", "taken", "given",
    "seen", "shown", "chosen", "hidden", "broken", "done", "gone", "kept", "held", "built",
    "bought",
    "won", "drawn", "known", "grown", "worn", "torn", "spent", "set", "put", "unread", "remaining",
    "available", "total", "ago", "each", "online", "offline", "away", "long", "old", "high", "wide",
    "pending", "waiting", "missing", "due",
  ]

  private static let auxiliaries: [String: (singular: [UInt8], plural: [UInt8])] = {
    let pairs = [
      ("is", "are"), ("was", "were"), ("has", "have"), ("does", "do"), ("isn’t", "aren’t"),
      ("wasn’t", "weren’t"), ("hasn’t", "haven’t"), ("doesn’t", "don’t"), ("isn't", "aren't"),
      ("am", "are"), ("wasn't", "weren't"), ("hasn't", "haven't"), ("doesn't", "don't"),
    ]
    var forms: [String: (singular: [UInt8], plural: [UInt8])] = [:]
    for (singular, plural) in pairs {
      forms[singular] = (Array(singular.utf8), Array(plural.utf8))
      if forms[plural] == nil { forms[plural] = (Array(singular.utf8), Array(plural.utf8)) }
    }
    return forms
  }()
}

extension Lexeme {
  /// Personal pronouns have a form for each case.
  var isPersonalPronoun: Bool {
    if part == .pronoun, case .irregular(let forms, _) = forms { forms.count == 5 } else { false }
  }
}
