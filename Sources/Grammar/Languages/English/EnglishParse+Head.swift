import Foundation

/// The noun that takes number and case.
extension EnglishParse {
  /// - Parameter asNoun: Whether the caller knows that there is a noun.
  func findHead(asNoun: Bool) -> Head? {
    var words = Array(nounPhrase.drop { !readings[$0].determiners.isEmpty })
    if words.isEmpty, let last = nounPhrase.last, !readings[last].nouns.isEmpty,
      !readings[last].determiners.contains(where: { $0.lexeme.form(0) != $0.lexeme.form(1) })
    {
      words = [last]
    }
    if words.count == 1, let only = words.first, isNoHead(only, asNoun: asNoun) { return nil }
    while words.count > 1, let last = words.last, describesNounBefore(last),
      words.dropLast().contains(where: { !readings[$0].nouns.isEmpty || !readings[$0].isKnown })
    {
      words.removeLast()
    }
    guard let last = words.last else { return nil }
    if let compound = compoundHead(endingAt: last) { return compound }
    return head(last)
  }

  /// Whether a word alone is sure to be no noun: she, beautiful, never.
  private func isNoHead(_ word: Int, asNoun: Bool) -> Bool {
    let reading = readings[word]
    // `11-year-old`: what follows a hyphen is part of a word.
    if phrase.isJoinedToNumber(word) { return false }
    if !reading.pronouns.isEmpty { return reading.nouns.isEmpty || reading.isPersonalPronoun }
    guard reading.nouns.isEmpty, !asNoun, possessiveHead(word) == nil else { return false }
    // A verb alone may be a noun as well in English: 2 likes.
    let isVerb = reading.verb.map { $0.singular != $0.plural } ?? false
    return !isVerb && (reading.isAdjective || reading.isParticiple || reading.otherPart != nil)
  }

  private func describesNounBefore(_ word: Int) -> Bool {
    if readings[word].onlyDescribes || isActivity(word) { return true }
    return readings[word].roles.contains(.postposed)
  }

  /// `user typing`: a form in -ing that is hardly ever counted.
  private func isActivity(_ word: Int) -> Bool {
    guard let verb = readings[word].verb, verb.singular == verb.plural,
      phrase.lower(word).hasSuffix("ing")
    else { return false }
    return readings[word].nouns.allSatisfy {
      !$0.lexeme.traits.isDisjoint(with: [.mass, .uncurated])
    }
  }

  private func head(_ word: Int) -> Head {
    let mark = possessiveMark(after: word)
    if let known = readings[word].nouns.first {
      return Head(word: word, analysis: known, isExact: readings[word].isExact, possessive: mark)
    }
    if let possessive = possessiveHead(word) { return possessive }
    let lower = phrase.lower(word)
    if readings[word].isAbbreviation {
      let lexeme = Lexeme(lemma: lower, part: .abbreviation, forms: .invariable)
      return Head(word: word, analysis: Analysis(lexeme: lexeme, slots: [0, 1]))
    }
    if let compound = grammar.hyphenated(lower) { return Head(word: word, analysis: compound) }
    return guessedHead(word, lower: lower)
  }

  private func guessedHead(_ word: Int, lower: [UInt8]) -> Head {
    let text = phrase.text(word)
    // Up to six capitals are an acronym, which takes a small -s; more are a word that is shouted, whose
    // ending is shouted, too.
    let letters = text.filter(\.isLetter)
    if letters.count > 1, letters.count <= 6, letters.allSatisfy(\.isUppercase) {
      let guess = EnglishNouns.guess(lower)
      return Head(
        word: word, analysis: Analysis(lexeme: guess, slots: [0]), isAbbreviation: true)
    }
    if !readings[word].isAdjective, let singular = EnglishNouns.singular(of: lower) {
      return Head(
        word: word, analysis: Analysis(lexeme: EnglishNouns.guess(singular), slots: [1]))
    }
    return Head(word: word, analysis: Analysis(lexeme: EnglishNouns.guess(lower), slots: [0]))
  }

  // MARK: Possessives

  /// The owner in `goose’s`.
  private func possessiveHead(_ word: Int) -> Head? {
    let lower = phrase.lower(word)
    guard let mark = ["’s", "'s"].first(where: { lower.hasSuffix($0) }) else { return nil }
    let stem = lower.dropping(mark)
    guard let noun = grammar.reading(of: stem).nouns.first else { return nil }
    return Head(word: word, analysis: noun, possessive: mark)
  }

  /// The apostrophe in `cities’`, where no quotation mark opens before it.
  private func possessiveMark(after word: Int) -> String? {
    guard phrase.lower(word).last == UInt8(ascii: "s"),
      let mark = phrase.tokenText(after: word), mark == "’" || mark == "'",
      !phrase.hasOpening(mark, before: word)
    else { return nil }
    return mark
  }

  // MARK: Nouns of several words

  /// The longest noun of several words that the lexicon has and that no other noun follows.
  private func compoundHead(endingAt last: Int) -> Head? {
    for word in nounPhrase where readings[word].startsCompound {
      for length in [3, 2] where word + length > last && word + length <= readings.count {
        for analysis in readings[word].nouns {
          if let head = compound(at: word, analysis, length: length) { return head }
        }
      }
    }
    return nil
  }

  func compound(at word: Int, _ analysis: Analysis, length: Int) -> Head? {
    guard word + length <= readings.count,
      (word..<(word + length - 1)).allSatisfy({ phrase.isFollowedDirectly($0) })
    else { return nil }
    let rest = (word + 1)..<(word + length)
    let small = rest.map { phrase.lower($0) }
    if let head = compound(at: word, analysis, small) { return head }
    // `degree Celsius` has a capital of its own.
    let exact = rest.map { Array(phrase.original($0)) }
    return exact == small ? nil : compound(at: word, analysis, exact)
  }

  private func compound(at word: Int, _ analysis: Analysis, _ rest: [[UInt8]]) -> Head? {
    let space = [UInt8(ascii: " ")]
    let lemma = Array(([analysis.lexeme.lemma] + rest).joined(separator: space))
    let surface = Array(([phrase.lower(word)] + rest).joined(separator: space))
    // `points of view` starts with a plural, `attorney generals` ends with one.
    let lemmas = [lemma] + (grammar.lexicon.paradigms.lemmas(of: surface))
    for lemma in lemmas {
      guard let found = grammar.compound(Self.plain(lemma)) else { continue }
      let slots = found.slots(of: Self.plain(surface))
      guard !slots.isEmpty else { continue }
      return Head(
        word: word, analysis: Analysis(lexeme: found, slots: slots), length: rest.count + 1)
    }
    return nil
  }

  /// The lexicon writes straight apostrophes.
  static func plain(_ text: [UInt8]) -> [UInt8] {
    text.contains(0xE2) ? Array(text.text.split(separator: "’").joined(separator: "'").utf8) : text
  }
}
