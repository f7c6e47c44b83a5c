import LanguageData
import LocaleData

/// The languages that have a grammar.
enum Languages {
  static func grammar(of tag: LanguageTag) -> (any LanguageGrammar)? {
    switch tag.language {
    case "en": english
    case "es": spanish
    default: nil
    }
  }

  private static let english = EnglishGrammar(
    lexicon: lexicon("en"), ambiguous: text("en", "ambiguous"),
    articles: EnglishArticles(text("en", "articles")),
    verbs: VerbPairs(text("en", "verbpairs")),
    functionWords: FunctionWords(text("en", "functionwords")))

  private static let spanish = SpanishGrammar(
    lexicon: lexicon("es"), ambiguous: text("es", "ambiguous"),
    apocope: ApocopeTable(text("es", "apocope")),
    verbs: VerbPairs(text("es", "verbpairs")),
    functionWords: FunctionWords(text("es", "functionwords")),
    pronouns: SpanishPronouns(text("es", "pronouns")))

  private static func lexicon(_ language: String) -> Lexicon {
    Lexicon(
      curated: text(language, "curated"), general: text(language, "lexicon"),
      irregular: text(language, "irregular"),
      paradigms: ParadigmTable(bytes(language, "paradigms")))
  }

  private static func text(_ language: String, _ name: String) -> LexiconText {
    LexiconText(bytes(language, name))
  }

  /// Safe to hand on: the bytes are part of the binary.
  private static func bytes(_ language: String, _ name: String) -> UnsafeBufferPointer<UInt8> {
    let text = language_data_text(language, name)
    return UnsafeBufferPointer(start: text.bytes, count: text.count)
  }
}
