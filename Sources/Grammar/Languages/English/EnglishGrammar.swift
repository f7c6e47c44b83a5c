import Foundation
import Vocabulary

/// English: the head of a phrase takes number and case, and little else changes.
///
/// A class, for its readings are one cache that all phrases share.
final class EnglishGrammar: LanguageGrammar {
  let agreesInGender = false
  let lexicon: Lexicon
  /// Words that are often more than one part of speech: `word<TAB>parts`, the likeliest first.
  let ambiguous: LexiconText
  let articles: EnglishArticles
  let verbs: VerbPairs
  let functionWords: FunctionWords
  let readings = ReadingCache<EnglishReading>()
  private let compounds = ReadingCache<Lexeme?>()

  init(
    lexicon: Lexicon, ambiguous: LexiconText, articles: EnglishArticles, verbs: VerbPairs,
    functionWords: FunctionWords
  ) {
    self.lexicon = lexicon
    self.ambiguous = ambiguous
    self.articles = articles
    self.verbs = verbs
    self.functionWords = functionWords
  }

  func with(_ lexicon: Lexicon) -> any LanguageGrammar {
    EnglishGrammar(
      lexicon: lexicon, ambiguous: ambiguous, articles: articles, verbs: verbs,
      functionWords: functionWords)
  }

  func inflect(
    _ phrase: Phrase, _ request: Request
  ) -> (features: Features, isKnown: Bool) {
    var agreement = EnglishAgreement(grammar: self, phrase: phrase, request: request)
    var result = agreement.run()
    // Nouns joined by and share what stands before the first and what ends the last.
    while let start = agreement.coordinated {
      agreement = EnglishAgreement(
        grammar: self, phrase: phrase, request: request, from: start)
      result.isKnown = agreement.run().isKnown && result.isKnown
      result.features.number = .plural
    }
    return result
  }

  /// English words are the same for everyone.
  func addressesReader(_ phrase: Phrase, known: Features) -> Bool { false }

  /// A noun of several words, if the lexicon has it.
  func compound(_ lemma: [UInt8]) -> Lexeme? {
    compounds.reading(of: lemma) { lexicon.lexemes(of: lemma).first { $0.part == .noun } }.value
  }

  func describe(_ phrase: Phrase, known: Features) -> Description {
    let parse = EnglishParse(phrase, by: self, known: known)
    var features = known.filled(from: parse.features)
    if known.partOfSpeech == nil, let head = parse.head,
      let parts = parse.readings[head.word].ambiguity
    {
      phrase.note(.ambiguousWord, about: head.word, detail: parts)
    }
    if let word = singleWord(parse, in: phrase, known: known) {
      return Description(
        features: word.filled(from: known), articles: articlesOfSingleWord(word, in: phrase),
        isKnown: true, reasons: phrase.reasons)
    }
    if parse.coordinated != nil, known.number == nil { features.number = .plural }
    let articles = articlesOfPhrase(parse, in: phrase, isPlural: features.number == .plural)
    if let head = parse.head, head.analysis.lexeme.isGuessed {
      phrase.note(.unknownWord, about: head.word)
    }
    let isKnown =
      parse.head.map { !$0.analysis.lexeme.isGuessed }
      ?? parse.nounPhrase.contains { parse.readings[$0].isKnown }
    return Description(
      features: features, articles: articles, isKnown: isKnown, reasons: phrase.reasons)
  }

  private func articlesOfPhrase(
    _ parse: EnglishParse, in phrase: Phrase, isPlural: Bool
  ) -> Articles {
    var result = Articles()
    if let number = phrase.leadingNumber {
      result.definite = "the"
      result.indefinite = articles.indefinite(
        before: "", Array(phrase.tokenText(number.number).utf8))
    } else if parse.head != nil, let first = firstWordWithoutArticle(parse, in: phrase) {
      result.definite = "the"
      if !isPlural {
        result.indefinite = articles.indefinite(before: phrase.text(first), phrase.lower(first))
      }
    }
    return result
  }

  private func articlesOfSingleWord(_ word: Features, in phrase: Phrase) -> Articles {
    var result = Articles()
    if word.partOfSpeech == .adjective {
      result.definite = "the"
      result.indefinite = articles.indefinite(before: phrase.text(0), phrase.lower(0))
    }
    return result
  }

  /// What a word alone is, where it is rather something else than a noun: large, goes, a.
  private func singleWord(
    _ parse: EnglishParse, in phrase: Phrase, known: Features
  ) -> Features? {
    guard phrase.words.count == 1, known.partOfSpeech == nil, parse.head != nil else { return nil }
    let reading = parse.readings[0]
    var features = Features()
    if reading.isArticle, phrase.original(0).elementsEqual(phrase.lower(0)) {
      features.partOfSpeech = .determiner
      features.definiteness = reading.roles.contains(.definite) ? .definite : .indefinite
      return features
    }
    if let verb = reading.verb, reading.nouns.isEmpty || reading.likeliest == .verb {
      features.partOfSpeech = .verb
      features.number = phrase.lower(0) == verb.singular ? .singular : .plural
      return features
    }
    guard let likeliest = reading.likeliest, likeliest != .noun else { return nil }
    features.partOfSpeech = likeliest
    return features
  }

  private func firstWordWithoutArticle(_ parse: EnglishParse, in phrase: Phrase) -> Int? {
    parse.nounPhrase.first { !parse.readings[$0].isArticle }
  }

  /// A compound with a hyphen whose last part is a noun that the lexicon has.
  func hyphenated(_ word: [UInt8]) -> Analysis? {
    guard let hyphen = word.lastIndex(of: UInt8(ascii: "-")), hyphen + 1 < word.count else {
      return nil
    }
    let last = Array(word[(hyphen + 1)...])
    let start = Array(word[...hyphen])
    // In mother-in-law and its like the first part is the noun.
    if EnglishNouns.plural(of: word) != word + "s", word.split(separator: 0x2D).count > 2 {
      return nil
    }
    guard let noun = lexicon.analyses(of: last).first(where: { $0.lexeme.part == .noun }) else {
      return nil
    }
    let lexeme = noun.lexeme
    let compound = Lexeme(
      lemma: start + lexeme.lemma, part: .noun, traits: lexeme.traits,
      forms: .irregular([start + lexeme.form(0), start + lexeme.form(1)]))
    return Analysis(lexeme: compound, slots: noun.slots)
  }
}
