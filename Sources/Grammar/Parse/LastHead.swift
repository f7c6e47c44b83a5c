import Foundation
import Vocabulary

/// The head of a phrase in which nouns describe the one behind them: photo album, 2 large pizzas.
extension Phrase {
  /// - Parameter known: What the caller says of the text.
  func lastHead(_ range: Range<Int>, _ known: Features) -> NounPhrase.Head? {
    var start = range.lowerBound
    while start < range.upperBound, !self[start].determiners.isEmpty { start += 1 }
    if start == range.upperBound, let last = range.last, self[last].isNoun, !changesWithNumber(last)
    {
      start = last
    }
    var words = start..<range.upperBound
    if words.count == 1, let only = words.first,
      isNoHead(only, isSaidToBeNoun: known.partOfSpeech == .noun)
    {
      return nil
    }
    if isMadeOfStates(words) { return nil }
    while words.count > 1, let last = words.last, describesNounBefore(last),
      words.dropLast().contains(where: { mayBeCounted($0) })
    {
      words = words.dropLast()
    }
    if isMeasure(words) { return head(words.lowerBound) }
    guard let last = words.last else { return nil }
    if let compound = lastCompound(range, endingAt: last) { return compound }
    return head(last)
  }

  /// Whether a determiner has another form for the plural.
  private func changesWithNumber(_ word: Int) -> Bool {
    all(self[word].determiners).contains {
      // `other` is the plural of another, too.
      $0.lexeme.lemma.equals(lower(word))
        && language.form($0.lexeme, .singular) != language.form($0.lexeme, .plural)
    }
  }

  /// Whether a word alone is sure to be no noun: she, beautiful, never.
  private func isNoHead(_ word: Int, isSaidToBeNoun: Bool) -> Bool {
    let reading = self[word]
    // `11-year-old`: what follows a hyphen is part of a word.
    if isJoinedToNumber(word) { return false }
    if reading.isPronoun { return !reading.isNoun || reading.isPersonalPronoun }
    if isCountedNumeral(word) { return true }
    // `3 left`: what stands behind nouns says something of things that the text doesn't name.
    if isBehindNumber(word), reading.roles.contains(.postposed) || isState(word) { return true }
    guard !reading.isNoun, !isSaidToBeNoun, possessiveHead(word) == nil else { return false }
    // A verb alone may be a noun as well in English: 2 likes.
    return !reading.hasVerbNumber
      && (reading.isAdjective || reading.isParticiple || reading.otherPart != nil)
  }

  /// `2 dozen`: what is many things itself has no plural behind a number, as the function words say.
  func isCountedNumeral(_ word: Int) -> Bool {
    guard self[word].isNumeral, isBehindNumber(word) || isCountedApart && word == 0 else {
      return false
    }
    return language.roles(of: Array("… ".utf8) + Array(lower(word))).contains(.measure)
  }

  /// `3 following`: what somebody does who isn't named.
  private func isState(_ word: Int) -> Bool {
    self[word].isAdjective && first(self[word].nouns)?.lexeme.traits.contains(.likeliest) != true
      && language.guesses.rule(.activity, for: lower(word)) != nil
  }

  /// `3 new today`: words that say something of things that the text doesn't name.
  private func isMadeOfStates(_ words: Range<Int>) -> Bool {
    guard words.count > 1, isBehindNumber(words.lowerBound) else { return false }
    return words.allSatisfy {
      self[$0].roles.contains(.postposed) || isState($0) || self[$0].isAdjective && !self[$0].isNoun
    }
  }

  func describesNounBefore(_ word: Int) -> Bool {
    if isAdverb(behindNoun: word) { return true }
    if self[word].roles.contains(.postposed), !isDescribedMeasure(word) { return true }
    return self[word].onlyDescribes || isActivity(word) || isCompared(word)
      || isVerb(word, ofNounBefore: word - 1)
  }

  /// `2 hours daily`, `2 coins first`: whether what may be a noun rather says how often or when behind one, as the function
  /// words say; but 7 day back pain plan.
  private func isAdverb(behindNoun word: Int) -> Bool {
    guard word > 0, self[word - 1].isNoun, isFollowedDirectly(word - 1),
      language.roles(of: Array("… ".utf8) + Array(lower(word))).contains(.postposed)
    else { return false }
    guard isFollowedDirectly(word) else { return true }
    let next = self[word + 1]
    return !next.isNominal || next.endsPhrase || next.marks.contains(.singularVerb)
  }

  private func mayBeCounted(_ word: Int) -> Bool {
    self[word].isNoun || !self[word].isKnown || self[word].marks.contains(.abbreviation)
  }

  /// `2 tsp salt`, `2 cups brown sugar`: whether words start with a measure of what is hardly counted itself.
  private func isMeasure(_ words: Range<Int>) -> Bool {
    guard words.count > 1, let last = words.last,
      isBehindNumber(words.lowerBound) || isCountedApart && words.lowerBound == 0,
      !self[words.lowerBound].marks.isDisjoint(with: [.container, .abbreviation]),
      let noun = first(self[last].nouns)
    else { return false }
    return !noun.lexeme.traits.isDisjoint(with: [.mass, .alsoCounted])
      && noun.cells.contains(0)
  }

  /// `degrees warmer than yesterday`: what is compared is no thing, though its word may name one.
  private func isCompared(_ word: Int) -> Bool {
    isFollowedDirectly(word) && self[word].isAdjective && self[word + 1].roles.contains(.compares)
  }

  /// `user typing`: a form of a verb that is hardly ever counted.
  func isActivity(_ word: Int) -> Bool {
    guard self[word].isVerb, !self[word].hasVerbNumber,
      language.guesses.rule(.activity, for: lower(word)) != nil
    else { return false }
    return all(self[word].nouns).allSatisfy {
      !$0.lexeme.traits.isDisjoint(with: [.mass, .alsoCounted, .uncurated])
    }
  }

  private func head(_ word: Int) -> NounPhrase.Head {
    let head = headWithoutMark(word)
    if head.possessive.isEmpty { head.possessive = possessiveMark(after: word) }
    return head
  }

  private func headWithoutMark(_ word: Int) -> NounPhrase.Head {
    if endsInSign(word) { return unchanging(word, isSymbol: false) }
    if let known = first(self[word].nouns) {
      return NounPhrase.Head(word: word, analysis: known, isExact: self[word].isExact)
    }
    if let possessive = possessiveHead(word) { return possessive }
    if self[word].marks.contains(.abbreviation) { return unchanging(word, isSymbol: true) }
    // Up to six capitals are an acronym, which takes a small -s; more are a word that is shouted, whose
    // ending is shouted, too.
    let letters = text(word).filter(\.isLetter)
    if letters.count > 1, letters.count <= 6, letters.allSatisfy(\.isUppercase) {
      return NounPhrase.Head(
        word: word, analysis: guessedSingular(lower(word)), isAbbreviation: true)
    }
    if let own = hyphenatedNoun(word) {
      return NounPhrase.Head(word: word, analysis: own)
    }
    let analysis =
      self[word].isAdjective
      ? guessedSingular(lower(word)) : guessedNoun(word, shown: nil)
    return NounPhrase.Head(word: word, analysis: analysis)
  }

  /// `C++`, `F#`, `Disney+`: whether a sign is written right behind a word, as part of a name that takes no ending.
  private func endsInSign(_ word: Int) -> Bool {
    mark(after: word).map { $0.equals("+") || $0.equals("#") } ?? false
  }

  /// A head with but one form.
  private func unchanging(_ word: Int, isSymbol: Bool) -> NounPhrase.Head {
    var lexeme = guessed(lower(word), gender: nil, part: .noun)
    lexeme.traits = []
    return NounPhrase.Head(
      word: word, analysis: Analysis(lexeme: lexeme, cells: language.schemas[.noun].all),
      isSymbol: isSymbol)
  }

  // MARK: Possessives

  /// The owner in `goose’s`.
  private func possessiveHead(_ word: Int) -> NounPhrase.Head? {
    let lower = lower(word)
    guard let mark = possessiveEnding(of: lower) else { return nil }
    let stem = lower.slice(0..<(lower.count - mark.count))
    let found = WordSearch(language: language).facts(of: stem, WordHash.of(stem)).analyses
    if let noun = found.first(where: { $0.lexeme.part == .noun }) {
      return NounPhrase.Head(word: word, analysis: noun, possessive: mark)
    }
    guard stem.count > 0 else { return nil }
    if let pronoun = found.first(where: { $0.lexeme.part == .pronoun }), !self[word].isKnown {
      var lexeme = guessed(stem, gender: nil)
      lexeme.traits = pronoun.lexeme.traits
      return NounPhrase.Head(
        word: word, analysis: Analysis(lexeme: lexeme, cells: language.schemas[.noun].all),
        possessive: mark)
    }
    guard found.isEmpty else { return nil }
    return NounPhrase.Head(word: word, analysis: guessedSingular(stem), possessive: mark)
  }

  private func possessiveEnding(of word: Bytes) -> Bytes? {
    for length in [4, 2] where word.count > length {
      let ending = word.slice((word.count - length)..<word.count)
      if ending.equals("’s") || ending.equals("'s") { return ending }
    }
    return nil
  }

  /// The apostrophe in `cities’`, where no quotation mark opens before it.
  func possessiveMark(after word: Int) -> Bytes {
    guard lower(word).last == UInt8(ascii: "s"), let mark = mark(after: word),
      mark.equals("’") || mark.equals("'"), !hasOpening(mark, before: word)
    else { return .none }
    return mark
  }

  // MARK: Nouns of several words

  /// The longest noun of several words that the lexicon has and that no other noun follows.
  private func lastCompound(_ range: Range<Int>, endingAt last: Int) -> NounPhrase.Head? {
    // `5 min read` starts with what is a unit elsewhere.
    // `7-day streak`, but day streak: what stands behind a hyphen is part of another word.
    for word in range where !isJoinedToNumber(word) && mayStartCompound(word) {
      for length in stride(from: 3, through: 2, by: -1)
      where word + length > last && word + length <= count
        && !isVerb(at: range.upperBound, of: range, before: word + length)
      {
        if let head = compound(at: word, length: length) { return head }
      }
    }
    return nil
  }

  /// `user names you`: whether a noun of several words would hold the verb of the phrase.
  private func isVerb(at word: Int, of range: Range<Int>, before end: Int) -> Bool {
    word < end && isMainVerb(word, behind: word - 1, from: range.lowerBound)
  }

  func compound(at word: Int, length: Int) -> NounPhrase.Head? {
    guard word + length <= count,
      (word..<(word + length - 1)).allSatisfy({ isFollowedDirectly($0) })
    else { return nil }
    guard
      length > 2 || mayBeCompound(lower(word), lower(word + 1))
        || !original(word + 1).equals(lower(word + 1)) || lower(word + 1).contains(0xE2)
    else { return nil }
    let rest = (word + 1)..<(word + length)
    let small = rest.map { withPlainApostrophes(lower($0)) }
    if let head = compound(at: word, small) { return head }
    // `degree Celsius` has a capital of its own.
    let exact = rest.map { withPlainApostrophes(original($0)) }
    return exact == small ? nil : compound(at: word, exact)
  }

  private func compound(at word: Int, _ rest: [[UInt8]]) -> NounPhrase.Head? {
    let search = WordSearch(language: language)
    let space = [UInt8(ascii: " ")]
    let surface = Array(([withPlainApostrophes(lower(word))] + rest).joined(separator: space))
    // `points of view` starts with a plural, `attorney generals` ends with one.
    if let found = search.compound(surface) {
      return NounPhrase.Head(word: word, analysis: found, length: rest.count + 1)
    }
    return nil
  }
}
