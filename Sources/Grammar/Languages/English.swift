import Foundation
import Vocabulary

/// English: what its folder can't say.
struct English: LanguageHooks {
  // MARK: Sounds

  /// Whether a word or number starts with a vowel as it is spoken.
  func hasSound(_ sound: String, _ word: Bytes, _ lower: Bytes, in language: Language) -> Bool? {
    guard sound == "vowel" else { return nil }
    if let first = lower.first, (0x30...0x39).contains(first) { return isVowel(ofNumber: lower) }
    if let listed = language.listedSound(sound, of: word) { return listed }
    if isSpelled(word.text) { return "AEFHILMNORSX".utf8.contains(word[0]) }
    if let listed = language.listedSound(sound, of: lower) { return listed }
    if let hyphen = lower.firstIndex(of: UInt8(ascii: "-")),
      let listed = language.listedSound(sound, of: lower.slice(0..<hyphen))
    {
      return listed
    }
    // X-ray, Xbox: before a consonant an x is read as a letter.
    if lower.count > 1, lower[0] == UInt8(ascii: "x"), !"aeiouy".utf8.contains(lower[1]) {
      return true
    }
    return nil
  }

  /// An abbreviation that is read letter by letter: capitals, or one letter.
  private func isSpelled(_ word: String) -> Bool {
    let letters = word.prefix { $0.isLetter }
    guard let first = letters.first, first.isUppercase else { return false }
    let stem = letters.last == "s" && letters.count > 2 ? letters.dropLast() : letters
    guard stem.allSatisfy(\.isUppercase), stem.count <= 5 else { return false }
    return stem.count <= 3 || word.count > letters.count
      || !stem.dropFirst().contains { "AEIOU".contains($0) }
  }

  /// Eight, eleven and eighteen begin with a vowel, and so do their thousands and millions.
  private func isVowel(ofNumber number: Bytes) -> Bool {
    let digits = number.prefix { (0x30...0x39).contains($0) || $0 == 0x2C }.filter { $0 != 0x2C }
    if digits.first == UInt8(ascii: "8") { return true }
    let leading = digits.prefix((digits.count - 1) % 3 + 1)
    return leading.elementsEqual("11".utf8) || leading.elementsEqual("18".utf8)
  }

  // MARK: Words

  func reading(of word: Int, in phrase: Phrase, small: Int32, exact: Int32) -> Int32 {
    let reading = phrase.store.readings[Int(small)]
    // `A` is a letter only where nothing follows it.
    if reading.isAuxiliary || reading.isArticle && word + 1 < phrase.count { return small }
    if phrase.store.readings[Int(exact)].isExact { return exact }
    // `US dollar`: a word in capitals among small ones is no pronoun and no preposition.
    let isAbbreviation = phrase.original(word).count > 1 && phrase.isCapitalizedAlone(word)
    let isSmall = reading.isPersonalPronoun || reading.endsPhrase
    return isAbbreviation && isSmall ? exact : small
  }

  func isName(_ word: Int, in phrase: Phrase) -> Bool {
    phrase[word].isExact || !phrase[word, lower: true].isKnown
  }

  /// Compounds with hyphens: user-friendly, editor-in-chief, check-in.
  func guessedNoun(_ word: Int, in phrase: Phrase, shown: FeatureSet?) -> Analysis? {
    let text = phrase.lower(word)
    let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { Bytes(rebasing: $0) }
    guard parts.count > 1, let last = parts.last, last.count > 0 else { return nil }
    if phrase.language.guesses.rule(.particle, for: last) != nil {
      return part(text, text, in: phrase)
    }
    let isHeadFirst =
      parts.count > 2 && parts[0].count > 2
      && phrase.language.guesses.rule(.joint, for: parts[1]) != nil
      && !WordSearch(language: phrase.language).lexemes(of: parts[0])
        .contains { $0.part == .numeral }
    if isHeadFirst { return part(parts[0], text, in: phrase) }
    let search = WordSearch(language: phrase.language)
    let known = search.facts(of: last, WordHash.of(last)).analyses.first { $0.lexeme.part == .noun }
    guard var noun = known else { return nil }
    noun.lexeme.prefix = text.slice(0..<(text.count - last.count))
    noun.lexeme.gender = nil
    return noun
  }

  /// A compound whose first part is the noun.
  private func part(_ part: Bytes, _ whole: Bytes, in phrase: Phrase) -> Analysis {
    let known = WordSearch(language: phrase.language).facts(of: part, WordHash.of(part)).analyses
      .first { $0.lexeme.part == .noun }
    var analysis = known ?? phrase.guessedSingular(part)
    analysis.lexeme.suffix = whole.slice(part.count..<whole.count)
    analysis.lexeme.traits.insert(.guessed)
    return analysis
  }

  func setHead(_ head: NounPhrase.Head, isPlural: Bool, in text: inout Phrase) -> Bool {
    guard isPlural else { return false }
    let word = text.original(head.word)
    if head.length == 1, text.text(head.word).count == 1 {
      // Small letters need an apostrophe: x’s, but Bs.
      let isSmall = text.token(head.word).shape == .small
      text.replace(head.word, withExactly: word + Array((isSmall ? "’s" : "s").utf8))
      return true
    }
    guard head.isAbbreviation else { return false }
    text.replace(
      head.word, withExactly: word + Array((word.last == UInt8(ascii: "S") ? "es" : "s").utf8))
    return true
  }

  // MARK: Phrases

  func features(of phrase: NounPhrase, in text: Phrase) -> Features? {
    text.featuresOfLastHead(phrase)
  }

  func wordAlone(_ phrase: NounPhrase, in text: Phrase, known: Features) -> Features? {
    text.likeliestAlone(phrase, known: known)
  }

  func agreeing(_ phrase: NounPhrase, in text: Phrase) -> WordSet {
    let presents = text.presents(0)
    var found = WordSet(from: presents ? 0 : phrase.words.lowerBound)
    if presents { found.insert(0) }
    let isPersonal = phrase.head == nil && phrase.words.contains { text[$0].isPersonalPronoun }
    for word in phrase.words where !isPersonal && word < phrase.head?.word ?? .max {
      if !text[word].determiners.isEmpty { found.insert(word) }
    }
    return found
  }

  func nounPhrase(in phrase: Phrase, from start: Int) -> Range<Int> {
    phrase.englishNounPhrase(from: start)
  }

  func coordination(_ phrase: NounPhrase, in text: Phrase) -> Int? {
    text.englishCoordination(phrase)
  }

  func verbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, isPlural: Bool, in text: Phrase
  ) -> [UInt8]? {
    text.englishVerbForm(word, phrase, request, isPlural: isPlural)
  }

  func inflectPronouns(_ text: inout Phrase, _ phrase: NounPhrase, _ request: Request) -> Bool {
    if phrase.head != nil {
      let asksPerson = request.features.gender != nil || !request.pronouns.isEmpty
      return asksPerson && text.inflectPersonalPronouns(request)
    }
    let isPersonal = phrase.words.contains { text[$0].isPersonalPronoun }
    if !isPersonal, phrase.words.contains(where: { !text[$0].determiners.isEmpty }) { return true }
    return text.inflectPersonalPronouns(request) || text.inflectOtherPronoun(request)
  }

  func needsNothing(_ phrase: NounPhrase, in text: Phrase) -> Bool {
    // Adjectives have one form, which fits everything.
    text.words.indices.contains { text[$0].isVerb }
      || phrase.words.contains { text[$0].isAdjective }
      || text.words.indices.contains { text[$0].isPronoun }
  }

  func finish(_ text: inout Phrase, _ agreement: inout Agreement) {
    agreement.setPossessive(&text)
  }
}
