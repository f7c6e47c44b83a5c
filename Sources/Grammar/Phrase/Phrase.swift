import Foundation
import Vocabulary

/// A text in the course of agreement: its words, their readings, and what becomes of them.
///
/// It is used for one text after another by one thread, so that its buffers are allocated once.
struct Phrase {
  // The language keeps its phrases, so a phrase that kept the language would keep both for ever.
  unowned(unsafe) let language: Language
  private(set) var text = Bytes.none
  private(set) var tokens = TokenBuffer()
  /// The words, with contractions taken apart.
  private(set) var words: [Word] = []
  var store: ReadingStore
  var changes = Changes()
  var notes: [Note] = []
  /// Of each token whether it stands in quotation marks that don't hold the whole text; empty for a text without any.
  private(set) var quotedTokens: [Bool] = []
  /// Where the words start that each number counts; what stands before them is another phrase.
  var startsOfCounted: [Int] = []
  /// What each number asks, by place.
  var counts: [Request.Count] = []
  /// Whether a number that is no part of the text stands before it.
  var isCountedApart = false
  /// Whether what the reader is stands right before a number, and a gender is asked.
  var speaksOfReaderBesideCount = false
  /// Whether an alternative says that a word alone is the reader's.
  var hasAlternative = false
  /// What is said of the reader, once it was looked for: hostile texts have thousands of phrases.
  var wordsOfReader = WordsOfReader()
  /// Where the values of arguments stand, as UTF-8 offsets, in the order of the text; none is in another.
  var arguments: [Range<Int>] = [] { didSet { wordsOfReader = WordsOfReader() } }
  /// Those among them that are names.
  var names: [Range<Int>] = []
  /// The words of each phrase that was made to agree.
  var parsed: [Range<Int>] = []

  /// A word, or a half of a contraction.
  struct Word {
    /// The number of its token.
    var token: Int32
    /// Its reading in small letters, and the one that counts: with capitals it may be another word.
    var lowerReading: Int32
    var reading: Int32
    /// Which half of a contraction it is.
    var half = Half.whole
  }

  enum Half { case whole, first, second }

  /// Words that are said of the reader, in phrases of any place in a text; nil for those that weren't looked for yet.
  struct WordsOfReader {
    /// The nouns beside what is counted.
    var rolesBesideCount: [Int]?
    /// The other nouns.
    var roles: [Int]?
    /// What verbs say, and what somebody makes or sees the reader to be.
    var predicates: (predicates: [Int], states: [Int])?
  }

  init(_ language: Language) {
    self.language = language
    store = ReadingStore(language)
  }

  /// Takes a new text, whose bytes have to stay where they are until the next one.
  mutating func read(_ text: Bytes) {
    self.text = text
    store.makeRoom()
    tokens.read(text, language.writing)
    language.project?.compounds.join(&tokens, in: text)
    if !language.order.joints.isEmpty || !language.order.markedEndings.isEmpty {
      WholeWords(language: language).join(&tokens, in: text)
    }
    if language.hasJoints { language.sandhi.split(&tokens, of: text, language) }
    changes.removeAll()
    notes.removeAll(keepingCapacity: true)
    (startsOfCounted, counts) = ([], [])
    (isCountedApart, speaksOfReaderBesideCount, hasAlternative) = (false, false, false)
    (arguments, names) = ([], [])
    words.removeAll(keepingCapacity: true)
    let mayHaveQuotes = text.contains { $0 == UInt8(ascii: "\"") || $0 == 0xE2 || $0 == 0xC2 }
    // Held once for all words, not once for each.
    let (tokens, lower) = (tokens.tokens, tokens.lower)
    lower.withUnsafeBufferPointer { lower in
      for (index, token) in tokens.enumerated() where token.kind == .word {
        add(token, index, Bytes(rebasing: lower[token.lowerRange]))
      }
    }
    quotedTokens = mayHaveQuotes ? tokensInQuotes() : []
    settleReadings()
  }

  /// Chooses among the parts of speech that words may be.
  private mutating func settleReadings() {
    // From the last one on, for what a word with a capital is may hang on what follows.
    for index in words.indices.reversed() { chooseReading(index) }
    shapeSingleLetters()
    for index in words.indices where isRatherPreposition(index) { settle(index, as: .preposition) }
    settleShortDeterminers()
    settleInfinitivesOfBeing()
    settleInfinitivesOfVerbalNouns()
    settleParticiplesOfBeing()
    settleAppositions()
    for index in words.indices where isUnit(index) { settleUnit(index) }
    settleHours()
    settleNounsByPlace()
    settleNounsAmongPrepositions()
    settleNounsAmongDeterminers()
    settleAdjectivesAmongDeterminers()
    settleVerbsAndImperatives()
    settleAdverbsByPlace()
    settleImpersonalAdjectives()
    settleQualitiesBehindNouns()
    settleDegreesBeforeAdjectives()
    settleOrdinalsAsAdverbs()
    settleAdjectivesAsAdverbs()
    settleAdjectivesByPlace()
  }

  private mutating func settleVerbsAndImperatives() {
    settleImperativesOfNouns()
    settleImperativesOfBecoming()
    settleListedImperatives()
    settleModals()
    settleVerbsThatSayWhen()
    settleVerbsOfNouns()
    settleVerbsBehindJoints()
  }

  private mutating func add(_ token: TextToken, _ index: Int, _ lower: Bytes) {
    let reading = store.reading(of: lower, token.hash)
    var word = Word(token: Int32(index), lowerReading: reading, reading: reading)
    let number = Int(store.readings[Int(reading)].contraction)
    guard number >= 0,
      !store.readings[Int(reading)].isSpecifier || mayHaveComplement || isOfPercentage(index)
    else { return words.append(word) }
    let contraction = language.sandhi.contractions[number]
    for (half, text) in [(Half.first, contraction.first), (.second, contraction.second)] {
      let reading = text.withUnsafeBufferPointer { store.reading(of: $0, WordHash.of($0)) }
      (word.lowerReading, word.reading, word.half) = (reading, reading, half)
      words.append(word)
      if half == .first, self[words.count - 1].marks.contains(.articleOrPreposition) {
        settle(words.count - 1, as: .preposition)
      }
    }
  }

  /// One letter alone doesn't show whether the text is in capitals; the words around it do: O MENINO.
  private mutating func shapeSingleLetters() {
    guard words.count > 1, words.contains(where: { shape(of: $0) == .single }),
      words.allSatisfy({ shape(of: $0) == .single || shape(of: $0) == .capitals }),
      words.indices.contains(where: { isCapitalsOfSmall($0) })
    else { return }
    tokens.edit { tokens, _ in
      for word in words where tokens[Int(word.token)].shape == .single {
        tokens[Int(word.token)].shape = .capitals
      }
    }
  }

  private func shape(of word: Word) -> LetterShape { tokens.tokens[Int(word.token)].shape }

  /// Whether a word is in capitals that it need not have: not a PDF.
  private func isCapitalsOfSmall(_ word: Int) -> Bool {
    shape(of: words[word]) == .capitals && self[word].isKnown && !self[word].isExact
  }

  /// Whether the last word so far may have a complement behind it: French des is two words there, and an
  /// article elsewhere.
  private var mayHaveComplement: Bool {
    guard let last = words.last else { return false }
    let reading = store.readings[Int(last.reading)]
    // `uno dei file`, `chacun des fichiers`
    return reading.isNoun || reading.isAdjective || reading.isVerb || !reading.isKnown
      || reading.isPronoun || reading.isSpecifier && !reading.roles.contains(.definite)
  }

  private mutating func chooseReading(_ word: Int) {
    guard words[word].half == .whole else { return }
    defer { if language.order.capitalizesNouns { readAsNoun(word) } }
    guard token(word).shape != .small else { return }
    let original = original(word)
    let exact = store.reading(of: original, WordHash.of(original))
    words[word].reading = language.hooks.reading(
      of: word, in: self, small: words[word].lowerReading, exact: exact)
  }

  /// `DATEI` and `datei` are Datei, where no other word is written so.
  private mutating func readAsNoun(_ word: Int) {
    let shape = token(word).shape
    guard !self[word].isKnown || isVerbInCapitals(word),
      shape == .small || shape == .capitals || shape == .mixed
    else { return }
    // `eingegebene Ziffer`: before a noun a small letter shows an adjective.
    if shape == .small, word + 1 < words.count, isFollowedDirectly(word),
      token(word + 1).shape == .title
    {
      return
    }
    if shape == .small, isBehindAdjectiveAsNoun(word) { return }
    let noun = language.capitalized(lower(word))
    let reading = store.reading(of: noun)
    if store.readings[Int(reading)].isNoun { words[word].reading = reading }
  }

  /// `3 Bekannten umbuchen`: whether a word stands behind a counted adjective that has the capital of nouns, so that it is
  /// rather a verb that no lexicon has.
  private func isBehindAdjectiveAsNoun(_ word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1) && token(word - 1).shape == .title
      && isBehindNumber(word - 1) && self[word - 1, lower: true].isAdjective
  }

  /// `GERÄT`: in capitals a form of a verb may be a noun.
  private func isVerbInCapitals(_ word: Int) -> Bool {
    let reading = self[word]
    return token(word).shape == .capitals && reading.isVerb && reading.isBystander
      && !reading.marks.contains(.pluralVerb) && !reading.isAuxiliary
  }

  /// Reads a word as the part of speech that the caller says it is.
  mutating func settle(_ word: Int, as part: LexicalPart) {
    let lower = self[word, lower: true]
    words[word].reading = store.reading(of: lower.word, lower.hash, as: part)
  }

  /// Reads a word as a form of a noun and as nothing else.
  mutating func settle(_ word: Int, asNoun noun: Analysis) {
    words[word].reading = store.reading(of: original(word), asNoun: noun)
  }

  /// Reads a word as the symbol of a unit.
  mutating func settleUnit(_ word: Int) {
    let original = original(word)
    words[word].reading = store.reading(of: original, WordHash.of(original), as: .abbreviation)
  }

  // MARK: What it has

  var count: Int { words.count }

  subscript(word: Int) -> Reading { store.readings[Int(words[word].reading)] }

  subscript(word: Int, lower _: Bool) -> Reading {
    store.readings[Int(words[word].lowerReading)]
  }

  /// The analyses of a word in a range of its reading.
  func first(_ range: Range<Int32>) -> Analysis? {
    range.isEmpty ? nil : store.analyses[Int(range.lowerBound)]
  }

  func all(_ range: Range<Int32>) -> ArraySlice<Analysis> {
    store.analyses[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  func verb(of word: Int) -> Analysis? {
    let number = self[word].verb
    return number < 0 ? nil : store.analyses[Int(number)]
  }

  func token(_ word: Int) -> TextToken { tokens.tokens[Int(words[word].token)] }

  /// A word in small letters.
  func lower(_ word: Int) -> Bytes { self[word, lower: true].word }

  /// A word as it stands in the text; a half of a contraction in small letters.
  func original(_ word: Int) -> Bytes {
    guard words[word].half == .whole else { return lower(word) }
    let token = token(word)
    return text.slice(Int(token.start)..<Int(token.end))
  }

  func text(_ word: Int) -> String { original(word).text }

  func bytes(of token: Int) -> Bytes {
    let token = tokens.tokens[token]
    return text.slice(Int(token.start)..<Int(token.end))
  }
}

/// What stands between words.
extension Phrase {
  /// Whether a word is all in capitals and another one is not.
  func isCapitalizedAlone(_ word: Int) -> Bool {
    func isCapital(_ word: Int) -> Bool {
      text(word).allSatisfy { $0.isUppercase || !$0.isLetter }
    }
    return isCapital(word)
      && words.indices.contains { text($0).contains(where: \.isLowercase) }
  }

  var isAllCapitals: Bool {
    words.indices.allSatisfy { word in text(word).allSatisfy { $0.isUppercase || !$0.isLetter } }
      && words.indices.contains { lower($0).count > 4 }
  }
}
