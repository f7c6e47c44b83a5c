import Foundation
import Vocabulary

/// What the lexicon knows of one word of an English phrase.
struct EnglishReading {
  var nouns: [Analysis] = []
  var isAdjective = false
  var determiners: [Analysis] = []
  var pronouns: [Analysis] = []
  var isNumeral = false
  var isParticiple = false
  var isAdverb = false
  /// The likeliest part of speech of a word that is often several.
  var likeliest: PartOfSpeech?
  /// Written with or without a period, and the same in the plural: km, Mr.
  var isAbbreviation = false
  /// What the word is besides: a preposition, an interjection and so on.
  var otherPart: PartOfSpeech?
  /// Whether the lexicon has nouns of several words that start with this one.
  var startsCompound = false
  /// Whether the word was looked up with its capitals.
  var hasCapitals = false
  /// Whether the lexicon has the word with capitals of its own: German, URLs, I.
  var isExact: Bool {
    hasCapitals && (!nouns.isEmpty || isPersonalPronoun || isAbbreviation)
  }
  /// I, him, themselves: pronouns with forms for each case.
  var isPersonalPronoun: Bool { pronouns.contains { $0.lexeme.isPersonalPronoun } }
  var roles: FunctionWords.Roles = []
  /// The two forms of a verb that agrees with its subject, in the third person.
  var verb: VerbPairs.Pair?

  var isKnown: Bool {
    !nouns.isEmpty || isAdjective || !determiners.isEmpty || !pronouns.isEmpty || isNumeral
      || isParticiple || isAdverb || verb != nil || otherPart != nil
  }

  /// Ends a noun phrase: a preposition, a conjunction, a relative pronoun.
  var endsPhrase: Bool { roles.contains(.endsPhrase) }
  /// A form of be, have or do, which can't be part of a noun phrase.
  var isAuxiliary: Bool { roles.contains(.auxiliary) }
  var isArticle: Bool { !roles.isDisjoint(with: .article) }

  /// The parts of speech of a noun that is another one as well.
  var ambiguity: String? {
    guard !nouns.isEmpty, verb != nil || isAdjective else { return nil }
    return verb != nil ? "noun or verb" : "noun or adjective"
  }

  var describes: Bool { isAdjective || isParticiple }
  /// Whether the word is a noun and describes nothing.
  var isNounAlone: Bool { !nouns.isEmpty && !describes && determiners.isEmpty }

  /// Whether the word can only describe a noun that stands before it: selected, available.
  var onlyDescribes: Bool { nouns.isEmpty && (describes || otherPart == .adverb) }
}

extension EnglishGrammar {
  func reading(of word: [UInt8]) -> CachedValue<EnglishReading> {
    readings.reading(of: word) { freshReading(of: word) }
  }

  /// The reading of a word as it stands in a text: with capitals it may be a word of its own.
  func reading(of word: Int, in phrase: Phrase) -> CachedValue<EnglishReading> {
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
    // What the project says of a word settles that it is no preposition and no verb.
    let isOwn = lexicon.project?.analyses(of: word) != nil
    if !isOwn { (reading.roles, reading.verb) = functionWords[word] }
    reading.otherPart = reading.roles.partOfSpeech
    let analyses = lexicon.analyses(of: word)
    let isFunctionWord = !reading.roles.isEmpty || analyses.contains { $0.lexeme.isFunctionWord }
    for analysis in analyses {
      // Wikidata has nouns such as here and so, which nobody means.
      if isFunctionWord, analysis.lexeme.traits.contains(.uncurated) { continue }
      reading.add(analysis)
    }
    if reading.endsPhrase { return reading }
    reading.startsCompound = reading.nouns.contains { lexicon.hasCompounds(of: $0.lexeme.lemma) }
    if isOwn { return reading }
    if let line = ambiguous.lines(for: word).first {
      let parts = line.drop { $0 != UInt8(ascii: "\t") }.dropFirst()
      reading.likeliest = PartOfSpeech(tag: parts.prefix { $0 != UInt8(ascii: " ") })
    }
    reading.verb = reading.verb ?? verbs[word]
    reading.isParticiple =
      reading.roles.contains(.describesBefore) || word.hasSuffix("ed") && word.count > 4
      || reading.verb.map { $0.singular == $0.plural } ?? false && !reading.isAuxiliary
    return reading
  }
}

extension EnglishReading {
  fileprivate mutating func add(_ analysis: Analysis) {
    switch analysis.lexeme.part {
    case .pronoun: pronouns.append(analysis)
    case let part where endsPhrase:
      if part != .noun { otherPart = otherPart ?? part }
    case .noun: nouns.append(analysis)
    case .adjective: isAdjective = true
    case .determiner: determiners.append(analysis)
    case .numeral: isNumeral = true
    case .abbreviation: isAbbreviation = true
    case let part:
      isAdverb = isAdverb || part == .adverb
      otherPart = otherPart ?? part
    }
  }
}

extension Lexeme {
  fileprivate var isFunctionWord: Bool {
    switch part {
    case .adverb, .pronoun, .preposition, .conjunction, .determiner: true
    default: false
    }
  }

  /// Personal pronouns have a form for each case.
  var isPersonalPronoun: Bool {
    if part == .pronoun, case .irregular(let forms, _) = forms { forms.count == 5 } else { false }
  }
}
