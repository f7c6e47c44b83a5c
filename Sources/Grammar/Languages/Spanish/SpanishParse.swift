/// The first noun phrase of a text, or its adjectives where it has no noun.
struct SpanishParse {
  struct Head {
    var word: Int
    var analysis: Analysis
    /// How many words the noun has, as in `hombre lobo`.
    var length = 1
  }

  private(set) var readings: [Shared<SpanishReading>] = []
  /// The words that belong together.
  private(set) var nounPhrase: Range<Int> = 0..<0
  private(set) var head: Head?
  let phrase: Phrase
  private let isAlone: Bool
  private let grammar: SpanishGrammar

  /// - Parameter asksGender: Whether a gender is asked for, which words that may be adjectives
  ///   take.
  init(
    _ phrase: Phrase, _ grammar: SpanishGrammar, _ known: Features, asksGender: Bool = false
  ) {
    self.phrase = phrase
    self.grammar = grammar
    readings = phrase.words.indices.map { grammar.reading(of: $0, in: phrase) }
    nounPhrase = Self.nounPhrase(readings, phrase)
    // A word alone is a word of its own: `sobre` is an envelope, `bien` a good.
    isAlone = phrase.words.count == 1
    if !(asksGender && known.partOfSpeech != .noun && isMadeOfAdjectives) {
      head = findHead(known)
    }
  }

  /// Whether every word can be an adjective, a pronoun or a determiner, and none must be a noun.
  private var isMadeOfAdjectives: Bool {
    guard !hasDeterminer || nounPhrase.count == 1 else { return false }
    if nounPhrase.count > 1, nounPhrase.contains(where: { isPerson($0) }) { return false }
    return nounPhrase.allSatisfy { word in
      let reading = readings[word]
      return reading.isAdjective || reading.isCoordination || isBystander(word)
        || !reading.determiners.isEmpty || !reading.pronouns.isEmpty
        || !reading.isKnown && isParticiple(word)
    }
  }

  /// From the first word that is no preposition to the next one that is, or to a mark that cuts.
  private static func nounPhrase(_ readings: [Shared<SpanishReading>], _ phrase: Phrase) -> Range<
    Int
  > {
    var start = 0
    while start + 1 < readings.count, readings[start].endsPhrase { start += 1 }
    var end = start
    while end < readings.count {
      if end > start, readings[end].endsPhrase { break }
      if end > start, phrase.isCut(after: end - 1), !isListed(end, readings, phrase),
        !isParenthesis(end, readings, phrase)
      {
        break
      }
      if end > start, readings[end].isCoordination, !joinsAdjectives(end, readings) { break }
      end += 1
    }
    return start..<end
  }

  /// Whether adjectives stand on both sides, as in `blanco y negro`.
  private static func joinsAdjectives(_ word: Int, _ readings: [Shared<SpanishReading>]) -> Bool {
    guard word > 0, let next = readings[(word + 1)...].first(where: { !$0.isBystander }) else {
      return false
    }
    return readings[word - 1].isAdjective && next.isAdjective
  }

  /// Whether an adjective stands in parentheses: foto (eliminada).
  private static func isParenthesis(
    _ word: Int, _ readings: [Shared<SpanishReading>], _ phrase: Phrase
  ) -> Bool {
    readings[word].isAdjective && phrase.separator(after: word - 1).contains(UInt8(ascii: "("))
  }

  /// Whether a comma stands between two adjectives, as in `rojo, blanco y verde`.
  private static func isListed(
    _ word: Int, _ readings: [Shared<SpanishReading>], _ phrase: Phrase
  ) -> Bool {
    readings[word - 1].isAdjective && readings[word].isAdjective
      && phrase.separator(after: word - 1).first == UInt8(ascii: ",")
  }

  /// Whether a word stands beside those that agree: an adverb, a verb, a word in quotation marks.
  func isBystander(_ word: Int) -> Bool {
    let reading = readings[word]
    if isAlone { return reading.isCopula }
    if reading.isBystander || phrase.isQuoted(word) { return true }
    return reading.isQuantifier && isBeforeAdjective(word)
  }

  /// `bastante caro`, but `bastantes problemas` and `todo el día`.
  private func isBeforeAdjective(_ word: Int) -> Bool {
    guard word + 1 < readings.count, phrase.isFollowedDirectly(word),
      readings[word + 1].isAdjective, readings[word + 1].determiners.isEmpty
    else { return false }
    return word + 2 >= readings.count || readings[word + 2].nouns.isEmpty
      || !phrase.isFollowedDirectly(word + 1)
  }

  /// Whether a word is a noun for a person of either gender, as amigo and cliente are.
  private func isPerson(_ word: Int) -> Bool {
    readings[word].nouns.contains { $0.lexeme.pair != nil || $0.lexeme.gender == .common }
  }

  // MARK: The head

  private func findHead(_ known: Features) -> Head? {
    if known.partOfSpeech == .adjective { return nil }
    if let compound = compoundHead() { return compound }
    let words = nounPhrase.filter { !isBystander($0) && !readings[$0].isCoordination }
    if let sure = words.first(where: { readings[$0].isOnlyNoun }) { return head(sure) }
    if let unknown = unknownHead(words) { return unknown }
    let all = words.filter { !readings[$0].nouns.isEmpty }
    let nouns =
      all.contains { readings[$0].determiners.isEmpty }
      ? all.filter { readings[$0].determiners.isEmpty } : words.count == 1 ? all : []
    let followsDeterminer = hasDeterminer && words.count > 1
    let isNoun = known.partOfSpeech == .noun || followsDeterminer || startsWithNumber
    // `grande` alone is an adjective; `el grande` and `2 grandes` are nouns; of two words that are
    // both, the first is the noun.
    if let first = nouns.first, isNoun || nouns.count > 1 || words.count > 1 { return head(first) }
    if let first = nouns.first, words.count == 1, readings[first].determiners.isEmpty,
      readings[first].pronouns.isEmpty
    {
      return head(first)
    }
    if known.partOfSpeech == .noun, let first = words.first, !readings[first].isAdjective {
      return Head(word: first, analysis: guess(first))
    }
    if let first = nouns.first, !readings[first].isAdjective,
      readings[first].determiners.isEmpty, readings[first].pronouns.isEmpty
    {
      return head(first)
    }
    return nil
  }

  /// Of nouns of different genders the one that fits the words around.
  private func head(_ word: Int) -> Head? {
    let nouns = readings[word].nouns
    let shown = nouns.count > 1 ? modifierGender(except: word) : nil
    let fitting = nouns.first { shown != nil && $0.lexeme.gender?.settled == shown }
    return (fitting ?? nouns.first).map { Head(word: word, analysis: $0) }
  }

  /// Whether the head is a noun of two genders, as `capital`, and nothing shows which.
  var isGenderAmbiguous: Bool {
    guard let head, readings.indices.contains(head.word) else { return false }
    let genders = Set(readings[head.word].nouns.compactMap { $0.lexeme.gender?.settled })
    return genders.count > 1 && modifierGender(except: head.word) == nil
  }

  /// A noun of several words that the lexicon has, such as `hombre lobo`.
  private func compoundHead() -> Head? {
    for word in nounPhrase where readings[word].startsCompound {
      guard word + 1 < nounPhrase.upperBound, phrase.isFollowedDirectly(word) else { continue }
      for analysis in readings[word].nouns {
        var lemma = analysis.lexeme.lemma
        lemma.append(UInt8(ascii: " "))
        lemma += phrase.lower(word + 1)
        guard let found = grammar.compound(lemma) else { continue }
        return Head(
          word: word, analysis: Analysis(lexeme: found, slots: analysis.slots), length: 2)
      }
    }
    return nil
  }

  /// Words that no lexicon has are a foreign noun, whose last word changes: `flat white`.
  private func unknownHead(_ words: [Int]) -> Head? {
    guard let first = words.first(where: { isUnknown($0) }) else { return nil }
    if isAlone, readings[first].endsPhrase { return nil }
    let nouns = words.contains { !readings[$0].nouns.isEmpty && !readings[$0].isAdjective }
    if nouns { return nil }
    // An unknown word after a word that may be a noun describes it.
    if let noun = words.first(where: { !readings[$0].nouns.isEmpty }), noun < first { return nil }
    var last = first
    while words.contains(last + 1), isUnknown(last + 1) { last += 1 }
    if words.count == 1, SpanishAdjectives.guess(phrase.lower(first)) != nil, !hasDeterminer,
      !startsWithNumber, isParticiple(first)
    {
      return nil
    }
    return Head(word: last, analysis: guess(last))
  }

  func isUnknown(_ word: Int) -> Bool {
    !readings[word].isKnown && !readings[word].endsPhrase && !readings[word].isCoordination
  }

  private func isParticiple(_ word: Int) -> Bool {
    ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas"]
      .contains { phrase.lower(word).hasSuffix($0) }
  }

  private func guess(_ word: Int) -> Analysis {
    let text = phrase.lower(word)
    if isAbbreviation(word) {
      // Spoken with a plural, written without: las ONG.
      let lexeme = Lexeme(
        lemma: text, part: .noun, gender: .masculine, traits: .guessed, forms: .invariable)
      return Analysis(lexeme: lexeme, slots: [0, 1])
    }
    let isPlural = determinerSlots.map { $0 >= 2 } ?? false
    if isPlural, let singular = SpanishNouns.singular(of: text) {
      return Analysis(lexeme: SpanishNouns.guess(singular), slots: [1])
    }
    return Analysis(lexeme: SpanishNouns.guess(text), slots: [0])
  }

  private func isAbbreviation(_ word: Int) -> Bool {
    let text = phrase.text(word)
    return (2...5).contains(text.count) && text.allSatisfy { $0.isUppercase || $0.isNumber }
  }

  // MARK: What stands in the text

  private var startsWithNumber: Bool {
    phrase.tokens.first { $0.kind != .space }?.kind == .number
  }

  var hasDeterminer: Bool { determinerSlots != nil }

  /// The slot of the first determiner before the head.
  private var determinerSlots: Int? {
    for word in nounPhrase.prefix(2) {
      if let slot = readings[word].determiners.first?.slots.first { return slot }
    }
    return nil
  }

  var hasOwnArticle: Bool {
    guard let first = nounPhrase.first, nounPhrase.count > 1 else { return false }
    return readings[first].isArticle
  }

  /// Adjectives and determiners that agree with the head.
  func agreeing() -> [Int] {
    nounPhrase.filter { word in
      if let head, (head.word..<(head.word + head.length)).contains(word) { return false }
      if isBystander(word) { return false }
      let reading = readings[word]
      return reading.isAdjective || !reading.determiners.isEmpty
        || head == nil && !reading.pronouns.isEmpty
    }
  }

  /// Whether every word that agrees comes from a lexicon.
  var isKnown: Bool {
    if let head { return !head.analysis.lexeme.isGuessed }
    return nounPhrase.contains { readings[$0].isKnown }
  }

  var partOfSpeech: PartOfSpeech? {
    if head != nil { return .noun }
    let words = nounPhrase.map { readings[$0] }
    if words.contains(where: \.isAdjective) { return .adjective }
    if words.contains(where: { $0.verb != nil }) { return .verb }
    if words.contains(where: { !$0.pronouns.isEmpty }) { return .pronoun }
    if words.contains(where: { !$0.determiners.isEmpty }) { return .determiner }
    return words.contains(where: \.isAdverb) ? .adverb : nil
  }

  /// Number and gender as the text shows them.
  var features: Features {
    var features = Features()
    features.partOfSpeech = partOfSpeech
    if let head {
      features.number = number(slots: head.analysis.slots, head.analysis.lexeme)
      features.gender = gender(nil)
      if features.number == nil { features.number = modifierNumber }
    } else {
      features.number = modifierNumber ?? verbNumber
      features.gender = modifierGender
    }
    if hasOwnArticle, let first = nounPhrase.first {
      features.definiteness =
        readings[first].roles.contains(.definite) ? .definite : .indefinite
    }
    return features
  }

  private func number(slots: SlotSet, _ lexeme: Lexeme) -> GrammaticalNumber? {
    if lexeme.traits.contains(.pluralOnly) { return .plural }
    if slots.count > 1 { return nil }
    return slots.first == 1 ? .plural : .singular
  }

  private var verbNumber: GrammaticalNumber? {
    guard let word = nounPhrase.first(where: { readings[$0].verb != nil }),
      let verb = readings[word].verb, verb.singular != verb.plural
    else { return nil }
    return phrase.lower(word) == verb.plural ? .plural : .singular
  }

  private var modifierNumber: GrammaticalNumber? {
    for word in agreeing() {
      if let determiner = readings[word].determiners.first?.lexeme,
        determiner.traits.contains(.pluralOnly)
          || determiner.part == .numeral && determiner.lemma.text != "uno"
      {
        return .plural
      }
      let slots = slots(of: word)
      guard let first = slots.first else { continue }
      if slots.allSatisfy({ ($0 >= 2) == (first >= 2) }) { return first >= 2 ? .plural : .singular }
    }
    return nil
  }

  /// The gender that determiners and adjectives show.
  var modifierGender: GrammaticalGender? { modifierGender(except: -1) }

  private func modifierGender(except noun: Int) -> GrammaticalGender? {
    for word in agreeing() where word != noun {
      let slots = slots(of: word)
      guard let first = slots.first else { continue }
      if slots.allSatisfy({ $0 % 2 == first % 2 }) {
        return first % 2 == 1 ? .feminine : .masculine
      }
    }
    return nil
  }

  private func slots(of word: Int) -> SlotSet {
    let reading = readings[word]
    return (reading.determiners.first ?? reading.adjectives.first ?? reading.pronouns.first)?
      .slots ?? []
  }

  /// The gender of the head, or the one asked for where it can take it.
  func gender(_ asked: GrammaticalGender?) -> GrammaticalGender? {
    guard let head else { return asked ?? modifierGender }
    switch head.analysis.lexeme.gender {
    case .masculine: return .masculine
    case .feminine: return .feminine
    case .neuter: return .neuter
    case .common: return asked ?? modifierGender
    case .masculineOrFeminine: return asked ?? modifierGender ?? .masculine
    case .feminineOrMasculine: return asked ?? modifierGender ?? .feminine
    case nil: return asked ?? SpanishNouns.gender(of: head.analysis.lexeme.lemma).gender.settled
    }
  }
}

extension Lexeme.Gender {
  /// The gender, where it is one.
  var settled: GrammaticalGender? {
    switch self {
    case .masculine: .masculine
    case .feminine: .feminine
    case .neuter: .neuter
    case .common, .masculineOrFeminine, .feminineOrMasculine: nil
    }
  }
}
