/// The first noun phrase of a text: what its head is.
struct EnglishParse {
  struct Head {
    var word: Int
    var analysis: Analysis
    /// How many words the noun has, as in `attorney general`.
    var length = 1
    /// Whether its forms have capitals of their own.
    var isExact = false
    /// Whether it is an abbreviation in capitals that no lexicon has.
    var isAbbreviation = false
  }

  private(set) var readings: [Shared<EnglishReading>]
  private(set) var nounPhrase: Range<Int> = 0..<0
  private(set) var head: Head?
  private let phrase: Phrase
  private let grammar: EnglishGrammar

  init(_ phrase: Phrase, _ grammar: EnglishGrammar, _ known: Features) {
    self.phrase = phrase
    self.grammar = grammar
    readings = phrase.words.indices.map { grammar.reading(of: $0, in: phrase) }
    nounPhrase = Self.nounPhrase(readings, phrase)
    if known.partOfSpeech != .adjective, known.partOfSpeech != .verb { head = findHead() }
  }

  private static func nounPhrase(_ readings: [Shared<EnglishReading>], _ phrase: Phrase) -> Range<
    Int
  > {
    var start = 0
    while start + 1 < readings.count, readings[start].endsPhrase || readings[start].isAuxiliary {
      start += 1
    }
    if start < readings.count, readings[start].isPersonalPronoun, !isPossessive(start, readings) {
      return start..<(start + 1)
    }
    var end = start
    while end < readings.count {
      if phrase.isQuoted(end) || end > start && phrase.isCut(after: end - 1) { break }
      if end > start, readings[end].endsPhrase, !joinsAdjectives(end, readings, phrase) { break }
      if readings[end].isAuxiliary { break }
      // `this`, `my` and the like begin another phrase.
      if end > start, !readings[end].determiners.isEmpty, readings[end - 1].determiners.isEmpty {
        break
      }
      end += 1
    }
    return start..<end
  }

  /// Whether a pronoun stands before what belongs to someone: my, their.
  private static func isPossessive(_ word: Int, _ readings: [Shared<EnglishReading>]) -> Bool {
    readings[word].pronouns.contains { $0.slots.contains(2) } && word + 1 < readings.count
      && !readings[word + 1].isAuxiliary
  }

  /// `black and white photo`: an `and` between adjectives that describe one noun.
  private static func joinsAdjectives(
    _ word: Int, _ readings: [Shared<EnglishReading>], _ phrase: Phrase
  ) -> Bool {
    guard readings[word].roles.contains(.coordination), word > 0, word + 2 < readings.count
    else { return false }
    return readings[word - 1].isAdjective && readings[word + 1].isAdjective
      && !readings[word + 2].nouns.isEmpty
  }

  private func findHead() -> Head? {
    if let compound = compoundHead() { return compound }
    var words = Array(nounPhrase.drop { !readings[$0].determiners.isEmpty })
    if words.isEmpty, let last = nounPhrase.last, !readings[last].nouns.isEmpty,
      !readings[last].determiners.contains(where: { $0.lexeme.form(0) != $0.lexeme.form(1) })
    {
      words = [last]
    }
    if words.count == 1, let only = words.first, !readings[only].pronouns.isEmpty,
      readings[only].nouns.isEmpty || readings[only].isPersonalPronoun
    {
      return nil
    }
    while words.count > 1, let last = words.last,
      readings[last].onlyDescribes || readings[last].roles.contains(.postposed),
      words.dropLast().contains(where: { !readings[$0].nouns.isEmpty || !readings[$0].isKnown })
    {
      words.removeLast()
    }
    guard let last = words.last else { return nil }
    return head(last)
  }

  private func head(_ word: Int) -> Head {
    if let known = readings[word].nouns.first {
      return Head(word: word, analysis: known, isExact: readings[word].isExact)
    }
    if let possessive = possessiveHead(word) { return possessive }
    let lower = phrase.lower(word)
    let text = phrase.text(word)
    let letters = text.filter(\.isLetter)
    if letters.count > 1, letters.count <= 6, letters.allSatisfy(\.isUppercase) {
      let guess = EnglishNouns.guess(lower)
      return Head(
        word: word, analysis: Analysis(lexeme: guess, slots: [0]), isAbbreviation: true)
    }
    if let compound = grammar.hyphenated(lower) { return Head(word: word, analysis: compound) }
    let isSurelyPlural =
      readings[word].isAdjective == false && EnglishNouns.singular(of: lower) != nil
    if isSurelyPlural, let singular = EnglishNouns.singular(of: lower) {
      return Head(
        word: word, analysis: Analysis(lexeme: EnglishNouns.guess(singular), slots: [1]))
    }
    return Head(
      word: word, analysis: Analysis(lexeme: EnglishNouns.guess(lower), slots: [0]))
  }

  /// The owner in `goose’s`.
  private func possessiveHead(_ word: Int) -> Head? {
    let lower = phrase.lower(word)
    guard let ending = ["’s", "'s"].first(where: { lower.hasSuffix($0) }) else { return nil }
    let stem = grammar.reading(of: lower.dropping(ending))
    return stem.nouns.first.map { Head(word: word, analysis: $0) }
  }

  /// A noun of several words that the lexicon has.
  private func compoundHead() -> Head? {
    for word in nounPhrase where readings[word].startsCompound {
      for length in [3, 2] where word + length <= readings.count {
        guard (word..<(word + length - 1)).allSatisfy({ phrase.isFollowedDirectly($0) }) else {
          continue
        }
        let words = (word..<(word + length)).map { phrase.lower($0) }
        for analysis in readings[word].nouns {
          var lemma = analysis.lexeme.lemma
          for next in words.dropFirst() {
            lemma.append(UInt8(ascii: " "))
            lemma += next
          }
          guard let found = grammar.compound(Self.plain(lemma)) else { continue }
          let surface = Array(words.joined(separator: [UInt8(ascii: " ")]))
          guard !found.slots(of: Self.plain(surface)).isEmpty else { continue }
          let slots = found.slots(of: Self.plain(surface))
          return Head(word: word, analysis: Analysis(lexeme: found, slots: slots), length: length)
        }
      }
    }
    return nil
  }

  /// The lexicon writes straight apostrophes.
  private static func plain(_ text: [UInt8]) -> [UInt8] {
    text.contains(0xE2) ? Array(text.text.split(separator: "’").joined(separator: "'").utf8) : text
  }

  /// Number as the text shows it.
  var features: Features {
    var features = Features()
    guard let head else {
      features.partOfSpeech = partOfSpeechWithoutHead
      addWord(to: &features)
      return features
    }
    features.partOfSpeech = .noun
    let lexeme = head.analysis.lexeme
    if lexeme.traits.contains(.pluralOnly) {
      features.number = .plural
    } else if head.analysis.slots.count == 1 {
      features.number = head.analysis.slots.first == 1 ? .plural : .singular
    } else {
      features.number = determinerNumber
    }
    if features.number == nil, lexeme.traits.contains(.mass) { features.number = .singular }
    if possessiveHead(head.word) != nil { features.grammaticalCase = .genitive }
    if let first = nounPhrase.first, first < head.word {
      if readings[first].roles.contains(.definite) { features.definiteness = .definite }
      if readings[first].roles.contains(.indefinite) { features.definiteness = .indefinite }
    }
    return features
  }

  /// What a pronoun, a determiner or a verb that stands alone says.
  private func addWord(to features: inout Features) {
    guard readings.count == 1, let reading = readings.first else { return }
    if let pronoun = reading.pronouns.first(where: { $0.lexeme.isPersonalPronoun }) {
      let own = EnglishPronouns.features(of: pronoun.lexeme)
      (features.gender, features.number, features.person) = (own.gender, own.number, own.person)
    } else if let determiner = reading.determiners.first, determiner.slots.count == 1,
      determiner.lexeme.form(0) != determiner.lexeme.form(1)
    {
      features.number = determiner.slots.first == 1 ? .plural : .singular
    } else if let verb = reading.verb, verb.singular != verb.plural, reading.nouns.isEmpty {
      features.number = phrase.lower(0) == verb.singular ? .singular : .plural
    }
  }

  private var partOfSpeechWithoutHead: PartOfSpeech? {
    guard let first = nounPhrase.first ?? readings.indices.first else { return nil }
    if !readings[first].pronouns.isEmpty { return .pronoun }
    if readings[first].isAdjective || readings[first].isParticiple { return .adjective }
    if readings[first].verb != nil { return .verb }
    return readings[first].determiners.isEmpty ? nil : .determiner
  }

  private var determinerNumber: GrammaticalNumber? {
    if let number = phrase.leadingNumber {
      return phrase.tokenText(number.number) == "1" ? .singular : .plural
    }
    guard let first = nounPhrase.first else { return nil }
    let roles = readings[first].roles
    if roles.contains(.showsSingular) { return .singular }
    return readings[first].isNumeral || roles.contains(.showsPlural) ? .plural : nil
  }
}
