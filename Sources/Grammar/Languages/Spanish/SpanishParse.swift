import Foundation
import Vocabulary

/// The first noun phrase of a text, or its adjectives where it has no noun.
struct SpanishParse {
  struct Head {
    var word: Int
    var analysis: Analysis
    /// How many words the noun has, as in `hombre lobo`.
    var length = 1
  }

  private(set) var readings: [CachedValue<SpanishReading>] = []
  /// The words that belong together.
  private(set) var nounPhrase: Range<Int> = 0..<0
  private(set) var head: Head?
  /// Adjectives behind the phrase that describe the head.
  private(set) var outlying: [Int] = []
  let phrase: Phrase
  let isAlone: Bool
  let grammar: SpanishGrammar

  /// - Parameters:
  ///   - start: The word to start at.
  ///   - asksGender: Whether a gender is asked for, which words that may be adjectives take.
  ///   - readings: Those of the phrase's words, where another parse has them already.
  init(
    _ phrase: Phrase, by grammar: SpanishGrammar, known: Features, from start: Int = 0,
    asksGender: Bool = false, readings: [CachedValue<SpanishReading>]? = nil
  ) {
    self.phrase = phrase
    self.grammar = grammar
    let readings = readings ?? phrase.words.indices.map { grammar.reading(of: $0, in: phrase) }
    self.readings = readings
    nounPhrase = Self.nounPhrase(among: readings, in: phrase, from: start)
    // A word alone is a word of its own: `sobre` is an envelope, `bien` a good.
    isAlone = phrase.words.count == 1
    if !(asksGender && known.partOfSpeech != .noun && isMadeOfAdjectives) {
      head = findHead(known)
    }
    if nounPhrase.upperBound < readings.count { outlying = adjectivesBehindComplement() }
  }

  /// Whether every word can be an adjective, a pronoun or a determiner, and none must be a noun.
  var isMadeOfAdjectives: Bool {
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
  static func nounPhrase(
    among readings: [CachedValue<SpanishReading>], in phrase: Phrase, from first: Int
  ) -> Range<Int> {
    let start = startOfNounPhrase(from: first, among: readings, in: phrase)
    // `lo mejor` has no gender and no number.
    if start + 1 < readings.count, readings[start].roles.contains(.neuter) { return start..<start }
    var end = start
    while end < readings.count {
      if end > start, readings[end].endsPhrase || readings[end].roles.contains(.opensPhrase) {
        break
      }
      if end > start, opensAnother(end, from: start, among: readings, in: phrase) { break }
      if end > start, phrase.isCut(after: end - 1), !isListed(end, among: readings, in: phrase),
        !isParenthesis(end, among: readings, in: phrase)
      {
        break
      }
      if end > start, readings[end].isCoordination, !joinsAdjectives(at: end, in: readings) {
        break
      }
      end += 1
    }
    return start..<end
  }

  private static func startOfNounPhrase(
    from first: Int, among readings: [CachedValue<SpanishReading>], in phrase: Phrase
  ) -> Int {
    var start = first
    while start + 1 < readings.count, readings[start].endsPhrase { start += 1 }
    start = startBehindVerb(start, among: readings, in: phrase)
    // `eres el primero`
    if start + 1 < readings.count, readings[start].roles.contains(.speaker),
      readings[start + 1].isDeterminer
    {
      start += 1
    }
    return start
  }

  /// Where the object or the subject behind a verb starts: `descarga el archivo`, `falta un
  /// archivo`.
  private static func startBehindVerb(
    _ first: Int, among readings: [CachedValue<SpanishReading>], in phrase: Phrase
  ) -> Int {
    var verb = first
    while verb + 1 < readings.count, readings[verb].isAdverb { verb += 1 }
    guard verb + 2 < readings.count, readings[verb].verb != nil, !readings[verb].isAuxiliary,
      readings[verb].determiners.isEmpty, readings[verb + 1].isDeterminer,
      phrase.isFollowedDirectly(verb), phrase.isFollowedDirectly(verb + 1),
      readings[verb + 2].isNominal
    else { return first }
    return verb + 1
  }

  /// Whether a determiner starts another phrase: `reunión esta semana`.
  private static func opensAnother(
    _ word: Int, from start: Int, among readings: [CachedValue<SpanishReading>], in phrase: Phrase
  ) -> Bool {
    readings[word].isDeterminer && word + 1 < readings.count && phrase.isFollowedDirectly(word)
      && readings[word + 1].isNominal && !readings[word].isCoordination
      && (start..<word).contains {
        !readings[$0].nouns.isEmpty && readings[$0].determiners.isEmpty && !readings[$0].isBystander
      }
  }

  /// Whether adjectives stand on both sides, as in `blanco y negro`.
  static func joinsAdjectives(at word: Int, in readings: [CachedValue<SpanishReading>]) -> Bool {
    guard word > 0, let next = readings[(word + 1)...].first(where: { !$0.isBystander }) else {
      return false
    }
    return readings[word - 1].isAdjective && next.isAdjective
  }

  /// Whether an adjective stands in parentheses: foto (eliminada).
  static func isParenthesis(
    _ word: Int, among readings: [CachedValue<SpanishReading>], in phrase: Phrase
  ) -> Bool {
    readings[word].isAdjective && phrase.separator(after: word - 1).contains(UInt8(ascii: "("))
  }

  /// Whether a comma stands between two adjectives, as in `rojo, blanco y verde`.
  static func isListed(
    _ word: Int, among readings: [CachedValue<SpanishReading>], in phrase: Phrase
  ) -> Bool {
    readings[word - 1].isAdjective && readings[word].isAdjective
      && phrase.separator(after: word - 1).first == UInt8(ascii: ",")
  }

  /// Whether a word stands beside those that agree: an adverb, a verb, a word in quotation marks.
  func isBystander(_ word: Int) -> Bool {
    let reading = readings[word]
    if isAlone { return reading.isCopula }
    // After haber a participle agrees with nothing.
    if word > 0, readings[word - 1].roles.contains(.perfect), reading.nouns.isEmpty { return true }
    if reading.isBystander || phrase.isQuoted(word) { return true }
    return reading.isQuantifier && isBeforeAdjective(word)
  }

  /// `bastante caro`, but `bastantes problemas` and `todo el día`.
  func isBeforeAdjective(_ word: Int) -> Bool {
    guard word + 1 < readings.count, phrase.isFollowedDirectly(word),
      readings[word + 1].isAdjective, readings[word + 1].determiners.isEmpty
    else { return false }
    return word + 2 >= readings.count || readings[word + 2].nouns.isEmpty
      || !phrase.isFollowedDirectly(word + 1)
  }

  /// Whether a word is a noun for a person of either gender, as amigo and cliente are.
  func isPerson(_ word: Int) -> Bool {
    readings[word].nouns.contains { $0.lexeme.pair != nil || $0.lexeme.gender == .common }
  }
}
