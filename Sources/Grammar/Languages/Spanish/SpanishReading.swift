import Foundation
import Vocabulary

/// What the lexicon knows of one word of a Spanish phrase.
struct SpanishReading {
  var nouns: [Analysis] = []
  var adjectives: [Analysis] = []
  var determiners: [Analysis] = []
  var pronouns: [Analysis] = []
  /// The two forms, singular and plural, of a verb in the third person.
  var verb: VerbPairs.Pair?
  var roles: FunctionWords.Roles = []
  var isAdverb = false
  /// Quantifiers that stand before an adjective as adverbs: bastante caro.
  var isQuantifier = false
  /// Whether it takes its masculine form right before a feminine noun with a stressed a.
  var isUnstressed = false
  /// Whether it gives way to an article: este, ese.
  var isDemonstrative = false
  /// Whether it names a color, which takes another word behind it: azul marino.
  var isColor = false
  /// What the word is besides: a preposition, an interjection and so on.
  var otherPart: PartOfSpeech?
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
  var isAdjective: Bool { !adjectives.isEmpty }
  /// Whether a word that is a pronoun and a determiner is rather a pronoun: mío, but algún, los.
  var isPronounFirst: Bool { !pronouns.isEmpty && determiners.isEmpty }
  var endsPhrase: Bool { roles.contains(.endsPhrase) }
  var isAuxiliary: Bool { roles.contains(.auxiliary) }
  /// An article, a demonstrative, a possessive; not a number.
  var isDeterminer: Bool {
    adjectives.isEmpty && !isAdverb && !isQuantifier
      && (isArticle || determiners.contains { $0.lexeme.part == .determiner })
  }
  var isNominal: Bool { !nouns.isEmpty || isAdjective || !isKnown }
  var isCoordination: Bool { roles.contains(.coordination) }
  /// A form of ser, estar or quedar that addresses the reader.
  var isCopula: Bool { roles.contains(.copula) }
  var isArticle: Bool { !roles.isDisjoint(with: .article) }
}

extension SpanishGrammar {
  /// The reading of a word as it stands in a text: with capitals it may be a word of its own.
  func reading(of word: Int, in phrase: Phrase) -> CachedValue<SpanishReading> {
    let lower = phrase.lower(word)
    guard !phrase.original(word).elementsEqual(lower) else { return reading(of: lower) }
    let exact = reading(of: Array(phrase.original(word)))
    return exact.nouns.isEmpty ? reading(of: lower) : exact
  }

  func reading(of word: [UInt8]) -> CachedValue<SpanishReading> {
    readings.reading(of: word) { freshReading(of: word) }
  }

  private func freshReading(of word: [UInt8]) -> SpanishReading {
    var reading = SpanishReading()
    if lexicon.project?.analyses(of: word) != nil {
      // What the project says of a word settles that it is no preposition, adverb or verb.
      reading.roles = functionWords[word].roles.intersection(.article)
      add(lexicon.analyses(of: word), to: &reading)
      addTraits(to: &reading)
      return reading
    }
    (reading.roles, reading.verb) = functionWords[word]
    reading.otherPart = reading.roles.partOfSpeech
    if reading.isCoordination || reading.roles.contains(.conjunction) { return reading }
    reading.isAdverb =
      reading.roles.contains(.adverb) || word.hasSuffix("mente") && word.count > 7
    if reading.isAdverb { reading.otherPart = reading.otherPart ?? .adverb }
    if reading.roles.contains(.auxiliary) { return reading }
    add(lexicon.analyses(of: word), to: &reading)
    if let full = apocope[word], reading.determiners.isEmpty, reading.adjectives.isEmpty {
      add(lexicon.analyses(of: full).filter { $0.lexeme.part != .noun }, to: &reading)
    }
    reading.verb = verbs[word]
    if reading.verb == nil, reading.nouns.isEmpty, isGerund(word) { reading.verb = (word, word) }
    reading.isNounOrAdjective = isNounOrAdjective(word)
    addTraits(to: &reading)
    reading.isKnown =
      !reading.nouns.isEmpty || reading.isAdjective || !reading.determiners.isEmpty
      || !reading.pronouns.isEmpty || reading.verb != nil || reading.isAdverb || reading.isCopula
      || reading.otherPart == .interjection
    return reading
  }

  /// What the lemmas say of a word.
  private func addTraits(to reading: inout SpanishReading) {
    reading.isQuantifier = reading.determiners.contains {
      functionWords[$0.lexeme.lemma].roles.contains(.degree)
    }
    if let lexeme = (reading.determiners.first ?? reading.adjectives.first)?.lexeme {
      let roles = functionWords[lexeme.lemma].roles
      reading.isUnstressed = roles.contains(.unstressed)
      reading.isDemonstrative = roles.contains(.demonstrative)
    }
    reading.isColor = reading.adjectives.contains {
      functionWords[$0.lexeme.lemma].roles.contains(.color)
    }
    reading.startsCompound = reading.nouns.contains { lexicon.hasCompounds(of: $0.lexeme.lemma) }
  }

  private func isGerund(_ word: [UInt8]) -> Bool {
    word.count > 5 && ["ando", "iendo", "yendo"].contains(where: word.hasSuffix)
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
        let plural = reading.pronouns.firstIndex { $0.lexeme.traits.contains(.pluralOnly) }
        let isPlural = analysis.lexeme.traits.contains(.pluralOnly)
        reading.pronouns.insert(
          analysis, at: isPlural ? reading.pronouns.count : plural ?? reading.pronouns.count)
      case let part: reading.otherPart = reading.otherPart ?? part
      }
    }
  }
}
