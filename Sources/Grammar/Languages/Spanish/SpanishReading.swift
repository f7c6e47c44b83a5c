/// What the lexicon knows of one word of a Spanish phrase.
struct SpanishReading {
  var nouns: [Analysis] = []
  var adjectives: [Analysis] = []
  var determiners: [Analysis] = []
  var pronouns: [Analysis] = []
  /// The two forms, singular and plural, of a verb in the third person.
  var verb: (singular: [UInt8], plural: [UInt8])?
  var isPreposition = false
  var isCoordination = false
  /// Ends a phrase without being a preposition: que, como, cuando.
  var isConjunction = false
  var isAdverb = false
  /// A form of ser, estar or quedar that addresses the reader.
  var isCopula = false
  /// Whether the word is often a noun and an adjective.
  var isNounOrAdjective = false
  /// Whether any lexicon has the word.
  var isKnown = true
  /// Whether the lexicon has nouns of several words that start with this one.
  var startsCompound = false

  var isOnlyNoun: Bool {
    !nouns.isEmpty && adjectives.isEmpty && determiners.isEmpty && pronouns.isEmpty
  }
  /// Whether the word stands beside the words that agree without taking part.
  var isBystander: Bool { isAdverb || isCopula || verb != nil && !canBeNominal }
  private var canBeNominal: Bool {
    !nouns.isEmpty || !adjectives.isEmpty || !determiners.isEmpty || !pronouns.isEmpty
  }
  /// Quantifiers that stand before an adjective as adverbs: bastante caro.
  var isQuantifier: Bool {
    determiners.contains {
      ["bastante", "demasiado", "poco", "mucho", "medio", "todo"].contains($0.lexeme.lemma.text)
    }
  }
  var isAdjective: Bool { !adjectives.isEmpty }
  var endsPhrase: Bool { isPreposition || isConjunction }
}

extension SpanishGrammar {
  /// The reading of a word as it stands in a text: with capitals it may be a word of its own.
  func reading(of word: Int, in phrase: Phrase) -> Shared<SpanishReading> {
    let lower = phrase.lower(word)
    guard !phrase.original(word).elementsEqual(lower) else { return reading(of: lower) }
    let exact = reading(of: Array(phrase.original(word)))
    return exact.nouns.isEmpty ? reading(of: lower) : exact
  }

  func reading(of word: [UInt8]) -> Shared<SpanishReading> {
    readings.reading(of: word) { freshReading(of: word) }
  }

  private func freshReading(of word: [UInt8]) -> SpanishReading {
    var reading = SpanishReading()
    let text = word.text
    reading.isPreposition = Self.prepositions.contains(text)
    reading.isCoordination = Self.coordinations.contains(text)
    reading.isConjunction = Self.conjunctions.contains(text)
    if reading.isCoordination || reading.isConjunction { return reading }
    reading.isCopula = Self.copulas.contains(text)
    reading.isAdverb = Self.adverbs.contains(text) || text.hasSuffix("mente") && text.count > 7
    if let pair = Self.auxiliaries[text] {
      reading.verb = (Array(pair.singular.utf8), Array(pair.plural.utf8))
      return reading
    }
    add(lexicon.analyses(of: word), to: &reading)
    if let full = apocope[word], reading.determiners.isEmpty, reading.adjectives.isEmpty {
      add(lexicon.analyses(of: full).filter { $0.lexeme.part != .noun }, to: &reading)
    }
    reading.verb = verbs[word]
    reading.isNounOrAdjective = isNounOrAdjective(word)
    reading.startsCompound = reading.nouns.contains { lexicon.hasCompounds(of: $0.lexeme.lemma) }
    reading.isKnown =
      !reading.nouns.isEmpty || reading.isAdjective || !reading.determiners.isEmpty
      || !reading.pronouns.isEmpty || reading.verb != nil || reading.isAdverb || reading.isCopula
    return reading
  }

  private func isNounOrAdjective(_ word: [UInt8]) -> Bool {
    guard let line = ambiguous.lines(for: word).first else { return false }
    let parts = line.split(separator: UInt8(ascii: "\t")).last?.split(separator: UInt8(ascii: " "))
    return ["noun", "adj"].allSatisfy { part in
      parts?.contains { $0.elementsEqual(part.utf8) } ?? false
    }
  }

  private func add(_ analyses: [Analysis], to reading: inout SpanishReading) {
    for analysis in analyses {
      switch analysis.lexeme.part {
      case .noun: reading.nouns.append(analysis)
      case .adjective: reading.adjectives.append(analysis)
      case .determiner: reading.determiners.insert(analysis, at: 0)
      case .numeral: reading.determiners.append(analysis)
      case .pronoun:
        // él before ellos: both have ellas, and only one of them a singular.
        let isPlural = analysis.lexeme.traits.contains(.pluralOnly)
        reading.pronouns.insert(analysis, at: isPlural ? reading.pronouns.count : 0)
      default: break
      }
    }
  }

  /// Forms of ser, estar and haber, which are nothing else in the words that people read.
  private static let auxiliaries: [String: (singular: String, plural: String)] = {
    let pairs = [
      ("es", "son"), ("soy", "somos"), ("eres", "sois"), ("está", "están"), ("estoy", "estamos"),
      ("estás", "estáis"), ("ha", "han"), ("he", "hemos"), ("has", "habéis"), ("era", "eran"),
      ("fue", "fueron"), ("será", "serán"), ("estaba", "estaban"), ("estará", "estarán"),
      ("había", "habían"), ("habrá", "habrán"), ("sea", "sean"), ("esté", "estén"),
      ("haya", "hayan"), ("estuvo", "estuvieron"), ("hubo", "hubieron"), ("sería", "serían"),
      ("tiene", "tienen"), ("puede", "pueden"),
    ]
    var forms: [String: (singular: String, plural: String)] = [:]
    for (singular, plural) in pairs {
      forms[singular] = (singular, plural)
      forms[plural] = (singular, plural)
    }
    return forms
  }()

  static let prepositions: Set = [
    "a", "ante", "bajo", "con", "contra", "de", "desde", "durante", "en", "entre", "hacia", "hasta",
    "mediante", "para", "por", "según", "sin", "sobre", "tras", "vs", "del", "al", "vía", "pro",
  ]
  static let coordinations: Set = ["y", "e", "o", "u", "ni", "pero"]
  static let adverbs: Set = [
    "muy", "más", "menos", "tan", "no", "casi", "recién", "aún", "ya", "siempre", "nunca",
    "también",
    "ahora", "hoy", "ayer", "mañana", "aquí", "allí", "así", "apenas", "sí", "quizá", "quizás",
    "todavía", "solamente", "además", "antes", "después", "pronto", "lejos", "cerca", "bien",
  ]
  static let copulas: Set = [
    "fuiste", "fuisteis",
    "serás", "estarás", "estuviste", "estabas", "eras", "seas", "estés", "quedas", "quedaste",
    "sigues", "pareces", "te", "se", "me", "nos", "os", "has", "habías", "habrás", "sido",
  ]
  static let conjunctions: Set = [
    "que", "como", "cuando", "donde", "porque", "si", "sino", "aunque", "cuyo", "cuya",
  ]
}
