import Foundation
import Vocabulary

/// Spanish: which words of a phrase agree, and with what.
///
/// A class, for its readings are one cache that all phrases share.
final class SpanishGrammar: LanguageGrammar {
  let agreesInGender = true
  let lexicon: Lexicon
  /// Words that are often more than one part of speech: `word<TAB>parts`, the likeliest first.
  let ambiguous: LexiconText
  /// Full forms by short forms, such as `bueno` by `buen`.
  let apocope: ApocopeTable
  let verbs: VerbPairs
  let functionWords: FunctionWords
  let pronouns: SpanishPronouns
  let readings = ReadingCache<SpanishReading>()
  private let compounds = ReadingCache<Lexeme?>()

  init(
    lexicon: Lexicon, ambiguous: LexiconText, apocope: ApocopeTable, verbs: VerbPairs,
    functionWords: FunctionWords, pronouns: SpanishPronouns
  ) {
    self.lexicon = lexicon
    self.ambiguous = ambiguous
    self.apocope = apocope
    self.verbs = verbs
    self.functionWords = functionWords
    self.pronouns = pronouns
  }

  func with(_ lexicon: Lexicon) -> any LanguageGrammar {
    SpanishGrammar(
      lexicon: lexicon, ambiguous: ambiguous, apocope: apocope, verbs: verbs,
      functionWords: functionWords, pronouns: pronouns)
  }

  func inflect(
    _ phrase: Phrase, _ request: Request
  ) -> (features: Features, isKnown: Bool) {
    var agreement = SpanishAgreement(grammar: self, phrase: phrase, request: request)
    var result = agreement.run()
    // Each of several nouns agrees within its own phrase.
    while let start = agreement.coordinated {
      agreement = SpanishAgreement(
        grammar: self, phrase: phrase, request: request, from: start, after: result.features.gender,
        readings: agreement.readings)
      let other = agreement.run()
      result.isKnown = result.isKnown && other.isKnown
      if other.features.gender == .masculine { result.features.gender = .masculine }
      result.features.number = .plural
    }
    return result
  }

  func addressesReader(_ phrase: Phrase, known: Features) -> Bool {
    let parse = SpanishParse(phrase, by: self, known: known, asksGender: true)
    return parse.head == nil && parse.agreeing().contains { !parse.readings[$0].adjectives.isEmpty }
  }

  /// A noun of several words, if the lexicon has it.
  func compound(_ lemma: [UInt8]) -> Lexeme? {
    compounds.reading(of: lemma) { lexicon.lexemes(of: lemma).first { $0.part == .noun } }.value
  }

  func describe(_ phrase: Phrase, known: Features) -> Description {
    let parse = SpanishParse(phrase, by: self, known: known)
    var features = known.filled(from: parse.features)
    if features.partOfSpeech == nil { features.partOfSpeech = parse.partOfSpeech }
    if parse.coordinated != nil, known.number == nil { features.number = .plural }
    if parse.isGenderAmbiguous, known.gender == nil { features.gender = nil }
    if let head = parse.head, head.analysis.lexeme.isGuessed {
      phrase.note(.unknownWord, about: head.word)
    }
    if known.partOfSpeech == nil, let word = parse.head?.word ?? parse.nounPhrase.first,
      parse.readings[word].isNounOrAdjective
    {
      phrase.note(.ambiguousWord, about: word, detail: "noun or adjective")
    }
    return Description(
      features: features, articles: articles(of: parse, features, in: phrase),
      isKnown: parse.isKnown, reasons: phrase.reasons)
  }

  private func articles(
    of parse: SpanishParse, _ features: Features, in phrase: Phrase
  ) -> Articles {
    var articles = Articles()
    guard let head = parse.head, let gender = parse.gender(features.gender) else {
      return articles
    }
    let isPlural = features.number?.isPlural ?? false
    let first = parse.nounPhrase.lowerBound
    let next = parse.hasOwnArticle ? first + 1 : first
    let word = phrase.lower(min(next, head.word))
    let keepsArticle = head.analysis.lexeme.traits.contains(.keepsArticle)
    func article(_ definiteness: Definiteness) -> String {
      SpanishArticles.article(
        definiteness, gender: gender, isPlural: isPlural, before: word,
        isNoun: next >= head.word && !keepsArticle)
    }
    articles.definite = article(.definite)
    articles.indefinite = article(.indefinite)
    return articles
  }
}
