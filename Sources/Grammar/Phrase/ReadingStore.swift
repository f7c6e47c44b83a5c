import Foundation
import PlainBytes
import Vocabulary

/// Readings of the words that phrases had, for one thread: texts use the same words again and again.
///
/// A word that is found costs one probe by its hash. The store starts afresh when it is full, so that
/// its size is bounded.
struct ReadingStore {
  private(set) var readings: [Reading] = []
  private(set) var analyses: [Analysis] = []
  /// Numbers of readings, counted from one, by their hashes.
  private var slots: [Int32]
  private let bytes = ByteArena()
  // Part of a phrase, which the language keeps.
  unowned(unsafe) let language: Language

  private static let slotCount = 1 << 15
  private static let limit = 12_000
  private static let byteLimit = 1 << 20

  init(_ language: Language) {
    self.language = language
    slots = []
  }

  /// Forgets all words if there are too many; no reading of it may be in use.
  mutating func makeRoom() {
    if slots.isEmpty { slots = [Int32](repeating: 0, count: Self.slotCount) }
    guard readings.count > Self.limit || bytes.count > Self.byteLimit else { return }
    readings.removeAll(keepingCapacity: true)
    analyses.removeAll(keepingCapacity: true)
    bytes.removeAll()
    for index in slots.indices { slots[index] = 0 }
  }

  /// A copy of bytes that lives as long as the phrase that is read.
  func keep(_ text: some Collection<UInt8>) -> Bytes { bytes.copy(text) }

  /// The readings of a compound that no lexicon has; none in a language without such compounds.
  func compounds(_ word: Bytes) -> [Analysis] {
    if language.order.joints.isEmpty { return PrefixedNouns(language: language).analyses(of: word) }
    return CompoundSearch(language: language).analyses(of: word, bytes)
  }

  /// The number of a word's reading.
  ///
  /// - Parameter given: The part of speech that the word is said to be; it is no other then. An
  ///   abbreviation is the symbol of a unit.
  mutating func reading(of word: Bytes, _ hash: UInt64, as given: LexicalPart? = nil) -> Int32 {
    let mixed = given.map { hash &+ (UInt64($0.rawValue) &+ 1) &* 0x9E37_79B9_7F4A_7C15 } ?? hash
    var slot = Int(truncatingIfNeeded: mixed) & (Self.slotCount - 1)
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if readings[Int(number)].hash == hash, readings[Int(number)].given == given,
        readings[Int(number)].word.equals(word)
      {
        return number
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    let fresh =
      given == .abbreviation
      ? unit(bytes.copy(word), hash) : makeReading(bytes.copy(word), hash, given)
    readings.append(fresh)
    slots[slot] = Int32(readings.count)
    return Int32(readings.count - 1)
  }

  mutating func reading(of word: [UInt8]) -> Int32 {
    word.withUnsafeBufferPointer { reading(of: $0, WordHash.of($0)) }
  }

  /// The number of a reading of a word with capitals as a form of a noun and as nothing else, which its place shows.
  mutating func reading(of word: Bytes, asNoun noun: Analysis) -> Int32 {
    var reading = Reading(word: bytes.copy(word), hash: WordHash.of(word), given: .noun)
    reading.nouns = put([noun])
    reading.marks.formUnion([.known, .capitals])
    addTraits(&reading)
    readings.append(reading)
    return Int32(readings.count - 1)
  }

  // MARK: New words

  private mutating func makeReading(_ word: Bytes, _ hash: UInt64, _ given: LexicalPart?) -> Reading
  {
    var reading = Reading(word: word, hash: hash, given: given)
    if word.contains(where: { $0.isASCIICapitalLetter || $0 >= 0x80 }),
      language.writing.casing.lowercased(word.text) != Array(word)
    {
      reading.marks.insert(.capitals)
    }
    var facts = WordSearch(language: language).facts(of: word, hash)
    if facts.isEmpty { facts.analyses = compounds(word) }
    if let given {
      read(facts, as: given, &reading)
    } else if facts.isOwn {
      // What the project says of a word settles that it is no preposition, adverb or verb.
      reading.roles = facts.roles.intersection(.article)
      add(facts.analyses, &reading)
      reading.marks.insert(.known)
    } else {
      read(facts, &reading)
    }
    addTraits(&reading)
    if reading.endsPhrase, language.sandhi.hasParts, isDeterminerBeforePart(reading) {
      reading.marks.insert(.mayDetermine)
    }
    reading.contraction = language.sandhi.contraction(word, hash).map { Int32($0) } ?? -1
    addPronoun(&reading)
    if !reading.isKnown, given == nil { addVerbBeforePronoun(&reading) }
    if !reading.isKnown, given == nil { addSureGuess(&reading) }
    return reading
  }

  /// A word that no lexicon has, and that its shape makes an adjective or a verb wherever it stands.
  private mutating func addSureGuess(_ reading: inout Reading) {
    addAdjective(by: .sureAdjective, &reading)
    guard !reading.isKnown, let verb = verb(reading.word, by: .sureVerb) else { return }
    setVerb(verb, &reading)
    reading.marks.insert(.known)
  }

  private mutating func read(_ facts: WordFacts, _ reading: inout Reading) {
    reading.roles = facts.roles
    if facts.roles.contains(.preposition), !facts.roles.isDisjoint(with: .article) {
      reading.roles.subtract([.preposition, .endsPhrase])
      reading.marks.insert(.articleOrPreposition)
    }
    reading.otherPart = reading.roles.part
    setVerb(facts.functionVerb, &reading)
    if facts.roles.contains(.only) { return finish(&reading) }
    addShapes(&reading)
    add(analyses(of: facts), &reading)
    if facts.roles.contains(.onlyPronoun) { return finish(&reading) }
    addFullForm(&reading)
    reading.likeliest = facts.parts.first
    if facts.parts.contains(.noun), facts.parts.contains(.adjective) {
      reading.marks.insert(.nounOrAdjective)
    }
    if !reading.isVerb {
      setVerb(facts.verb ?? facts.analyses.first { $0.lexeme.part == .verb }?.lexeme, &reading)
    }
    let isFixed = reading.isVerb && reading.marks.contains(.oneVerbForm) && !reading.isAuxiliary
    if facts.roles.contains(.describesBefore) || language.order.isHeadLast && isFixed {
      reading.marks.insert(.participle)
    }
    finish(&reading)
  }

  /// Of function words those that Wikidata has as nouns besides are meant by nobody.
  private func analyses(of facts: WordFacts) -> [Analysis] {
    let isFunctionWord =
      !facts.roles.isEmpty || facts.analyses.contains { $0.lexeme.part.isClosed }
    return facts.analyses.filter { analysis in
      if facts.roles.contains(.onlyPronoun) {
        return analysis.lexeme.part == .pronoun || !analysis.lexeme.part.isNominal
      }
      guard isFunctionWord, language.order.isHeadLast else { return true }
      return !analysis.lexeme.traits.contains(.uncurated)
    }
  }

  /// What the shape of a word shows.
  private mutating func addShapes(_ reading: inout Reading) {
    let guesses = language.guesses
    if reading.roles.contains(.adverb) || guesses.rule(.adverb, for: reading.word) != nil {
      reading.marks.insert(.adverb)
      reading.otherPart = reading.otherPart ?? .adverb
    }
    if guesses.rule(.participle, for: reading.word) != nil { reading.marks.insert(.participle) }
  }

  /// `buen` is a form of bueno.
  private mutating func addFullForm(_ reading: inout Reading) {
    // de is a form of des, and yet a preposition wherever it stands.
    guard !reading.isSpecifier, !reading.isAdjective, !reading.endsPhrase else { return }
    var found: [Analysis] = []
    for variant in fullForms(of: reading) {
      variant.full.withUnsafeBufferPointer { bytes in
        let facts = WordSearch(language: language).facts(of: bytes, WordHash.of(bytes))
        for var analysis in facts.analyses where analysis.lexeme.part != .noun {
          // vieux is singular and plural, vieil singular alone.
          let own = language.schema(of: analysis.lexeme).cells(for: variant.features)
            .intersection(analysis.cells)
          if !own.isEmpty { analysis.cells = own }
          Self.merge(analysis, into: &found)
        }
      }
    }
    if let given = reading.given { found.removeAll { $0.lexeme.part != given } }
    guard !found.isEmpty else { return }
    reading.marks.insert(.shortForm)
    let nouns = reading.nouns.map { analyses[Int($0)] }
    // `uno` is a form of un, and a pronoun besides.
    let pronouns = reading.pronouns.map { analyses[Int($0)] }
      .filter { !$0.lexeme.traits.contains(.personal) }
    add(nouns + pronouns + found, &reading)
  }

  /// Takes the cells of one word's forms together: l' is a form of lo in all cells of lo and of la.
  private static func merge(_ analysis: Analysis, into found: inout [Analysis]) {
    let known = found.firstIndex {
      $0.lexeme.part == analysis.lexeme.part && $0.lexeme.lemma.equals(analysis.lexeme.lemma)
        && $0.lexeme.stem.equals(analysis.lexeme.stem)
    }
    guard let known else { return found.append(analysis) }
    found[known].cells = Cells(bits: found[known].cells.bits | analysis.cells.bits)
  }

  /// A word that the caller says is this part of speech: it is nothing else.
  private mutating func read(_ facts: WordFacts, as part: LexicalPart, _ reading: inout Reading) {
    reading.roles = facts.roles.intersection(.article)
    let own = facts.analyses.filter { $0.lexeme.part == part }
    switch part {
    case .verb:
      reading.roles = facts.roles.intersection(Self.rolesOfVerbs)
      // `Spadły 2 ceny`: which of them have a subject behind them tells nothing else there.
      if language.countsByCase { reading.roles.formUnion(facts.roles.intersection(.happens)) }
      setVerb(verb(reading, facts, own), &reading)
    case .preposition:
      reading.roles = facts.roles.subtracting(.article)
      reading.otherPart = reading.roles.part
    case .conjunction:
      reading.roles = language.order.isVerbSecond ? [.conjunction, .endsPhrase] : .endsPhrase
      reading.otherPart = .conjunction
    case .adverb:
      // It stands beside those that agree, whatever it does elsewhere.
      (reading.roles, reading.otherPart) = ([], .adverb)
      reading.marks.insert(.adverb)
    case .noun where own.isEmpty:
      // A noun that only the adjectives have is one of those: los grandes.
      add(facts.analyses.filter { $0.lexeme.part == .adjective }, &reading)
    case .determiner where own.isEmpty: addFullForm(&reading)
    case .adjective where own.isEmpty: readAdjective(facts, &reading)
    default: add(own, &reading)
    }
    finish(&reading)
  }

  /// A word that the caller says is an adjective, which no lexicon has as one.
  private mutating func readAdjective(_ facts: WordFacts, _ reading: inout Reading) {
    addFullForm(&reading)
    if !reading.isAdjective { add(adjective(reading.word, from: facts), &reading) }
    // Of determiners that say which one, languages with cases decline most as adjectives.
    let determiners = facts.analyses.filter { $0.lexeme.part == .determiner }
    if !reading.isAdjective, language.hasCases { add(determiners, &reading) }
    if !reading.isAdjective, !reading.isSpecifier { addAdjective(by: .saidAdjective, &reading) }
  }

  /// The verb that a word is; an infinitive of to be has no other forms to look for: ont pu être ouverts.
  private func verb(_ reading: Reading, _ facts: WordFacts, _ own: [Analysis]) -> Lexeme? {
    if reading.roles.contains(.being) { return invariableVerb(reading.word) }
    return facts.functionVerb ?? facts.verb ?? own.first?.lexeme ?? guessedVerb(reading.word)
  }

  /// The forms of a word that is said to be an adjective, of which the lexicon knows only a noun: those
  /// of the noun and of the one for the other gender, or those that its ending shows.
  private func adjective(_ word: Bytes, from facts: WordFacts) -> [Analysis] {
    guard let noun = facts.analyses.first(where: { $0.lexeme.part == .noun })?.lexeme else {
      return []
    }
    let schema = language.schemas[.adjective]
    let pair = WordSearch(language: language).lexemes(of: noun.pair).first { $0.part == .noun }
    guard noun.gender == .common || pair != nil else { return [] }
    let forms = schema.cells.map { cell in
      let isPair = pair?.gender?.settled != nil && pair?.gender?.settled == cell.settledGender
      return language.form(isPair ? pair ?? noun : noun, cell.dropping(.gender))
    }
    let listed = bytes.copy(Array(forms.joined(separator: [UInt8(ascii: "|")])))
    let lexeme = Lexeme(
      part: .adjective, traits: .guessed, inflection: .listed,
      schema: language.schemas.number(of: .adjective), lemma: noun.lemma, stem: noun.lemma,
      listed: listed)
    return language.analysis(of: word, as: lexeme).map { [$0] } ?? []
  }

  private mutating func finish(_ reading: inout Reading) {
    let hasAnalysis =
      reading.isNoun || reading.isAdjective || reading.isSpecifier || reading.isPronoun
    if !reading.isVerb, !reading.isNoun, !reading.isAdjective, reading.given == nil,
      !reading.roles.contains(.only), language.guesses.rule(.verb, for: reading.word) != nil
    {
      setVerb(verb(reading.word, by: .verbForm) ?? invariableVerb(reading.word), &reading)
    }
    let hasOther = reading.otherPart != nil && !reading.roles.contains(.only)
    if hasAnalysis || reading.isVerb || reading.isAdverb || reading.isCopula || hasOther
      || reading.isParticiple || !reading.roles.isEmpty
    {
      reading.marks.insert(.known)
    }
  }

  /// A personal pronoun that `pronouns.txt` alone has, or of which `closed` says that it is nothing else.
  private mutating func addPronoun(_ reading: inout Reading) {
    guard !reading.isKnown || reading.roles.contains(.onlyPronoun) && !reading.isPronoun,
      reading.given == nil || reading.given == .pronoun,
      language.pronouns.row(of: reading.word) != nil
    else { return }
    let lexeme = Lexeme(
      part: .pronoun, traits: .personal, inflection: .invariable,
      schema: language.schemas.number(of: .pronoun), lemma: reading.word, stem: reading.word)
    reading.pronouns = put([Analysis(lexeme: lexeme, cells: language.schema(of: lexeme).all)])
    reading.marks.formUnion([.known, .personalPronoun])
  }

  /// A word that no lexicon has, and that is an adjective by its shape, or as the caller says.
  private mutating func addAdjective(by kind: GuessRules.Kind, _ reading: inout Reading) {
    guard let rule = language.guesses.rule(kind, for: reading.word),
      let paradigm = rule.paradigm
    else { return }
    let stem = reading.word.slice(0..<(reading.word.count - rule.cut))
    let lexeme = Lexeme(
      part: .adjective, traits: .guessed, inflection: .paradigm(paradigm),
      schema: language.schemas.number(of: .adjective), lemma: reading.word, stem: stem)
    reading.adjectives = put([Analysis(lexeme: lexeme, cells: rule.cells)])
    reading.marks.insert(.known)
  }

  mutating func setVerb(_ verb: Lexeme?, _ reading: inout Reading) {
    guard let verb else { return }
    let analysis =
      language.analysis(of: reading.word, as: verb) ?? Analysis(lexeme: verb, cells: Cells())
    reading.verb = Int32(analyses.count)
    analyses.append(analysis)
    let (singular, plural) = (language.form(verb, .singular), language.form(verb, .plural))
    reading.marks.subtract([.oneVerbForm, .pluralVerb, .singularVerb])
    if singular == plural { reading.marks.insert(.oneVerbForm) }
    let shown = language.schema(of: verb).features(of: analysis.cells)
    if shown.contains(.plural) { reading.marks.insert(.pluralVerb) }
    if shown.contains(.singular) { reading.marks.insert(.singularVerb) }
  }

  /// Puts analyses into the store, each part of speech together.
  private mutating func add(_ found: [Analysis], _ reading: inout Reading) {
    reading.nouns = put(found.filter { $0.lexeme.part == .noun })
    reading.adjectives = put(found.filter { $0.lexeme.part == .adjective })
    reading.determiners = put(found.filter { $0.lexeme.part == .determiner }.reversed())
    reading.numerals = put(found.filter { $0.lexeme.part == .numeral })
    // él before ellos: both have ellas, and only one of them a singular.
    let pronouns = found.filter { $0.lexeme.part == .pronoun }
    reading.pronouns = put(
      pronouns.filter { !$0.lexeme.traits.contains(.pluralOnly) }
        + pronouns.filter { $0.lexeme.traits.contains(.pluralOnly) })
    for analysis in found {
      switch analysis.lexeme.part {
      case .noun, .adjective, .determiner, .numeral, .pronoun: break
      case .abbreviation: reading.marks.insert(.abbreviation)
      case let part:
        if part == .adverb, language.order.isHeadLast { reading.marks.insert(.adverb) }
        reading.otherPart = reading.otherPart ?? part
      }
    }
  }

  mutating func put(_ found: [Analysis]) -> Range<Int32> {
    let start = Int32(analyses.count)
    analyses += found
    return start..<Int32(analyses.count)
  }
}

extension LexicalPart {
  /// Whether it is a part of speech that takes number or gender.
  var isNominal: Bool {
    switch self {
    case .noun, .adjective, .determiner, .numeral, .pronoun: true
    default: false
    }
  }

  /// Whether a part of speech gets no new words.
  var isClosed: Bool {
    switch self {
    case .adverb, .pronoun, .preposition, .conjunction, .determiner: true
    default: false
    }
  }
}
