import Foundation
package import LocaleData
package import Vocabulary

/// Makes the words of a language agree.
///
/// It knows no catalog: it takes words with what is known of them, and gives back words and the
/// reasons for what it did.
package struct Inflector: Sendable {
  let language: Language
  private let rules: PluralRules
  /// The project's own words, if it has any for the language.
  var project: ProjectLexemes? { language.project }

  /// Longer texts come back as they are.
  package static let maximumLength = 10_000

  /// The grammar of a language, or nil if there is none here.
  ///
  /// - Parameter lexicon: The project's own words, which win over all others.
  package init?(_ tag: LanguageTag, lexicon: ProjectLexicon? = nil) {
    guard let language = Languages.language(of: tag) else { return nil }
    self.init(language, tag, lexicon: lexicon)
  }

  init(_ language: Language, _ tag: LanguageTag, lexicon: ProjectLexicon? = nil) {
    self.language = lexicon?.language(language, for: tag) ?? language
    rules = PluralRules(for: tag, type: .cardinal)
  }

  /// Makes a phrase agree within itself and with what is asked.
  ///
  /// - Parameter text: The phrase; at most ``maximumLength`` bytes.
  package func inflect(_ text: String, _ request: Request) -> Inflection {
    inflectWhole(text, request)
      ?? Inflection(
        text: text, edits: [], exists: false, features: Features(),
        notes: [Note(kind: .tooLong, range: 0..<0, detail: .none)], source: "")
  }

  /// - Returns: Nil for a text that is too long.
  private func inflectWhole(_ text: String, _ request: Request) -> Inflection? {
    if request.explains { return inflectExplained(text, request) }
    // The closure of languages whose numbers ask for no case holds on to nothing.
    return language.countsByCase
      ? inflectCounted(text, request) : withPhrase(text) { $0.inflect(request) }
  }

  private func inflectCounted(_ text: String, _ request: Request) -> Inflection? {
    withPhrase(text) { phrase in
      var request = request
      request.numberInText = numberInText(phrase, request)
      return phrase.inflect(request)
    }
  }

  /// A phrase after a number, as the language counts.
  ///
  /// - Parameter quantity: A decimal number with a point, such as `1.50`.
  /// - Returns: The phrase without the number; nil if the quantity is no number.
  package func inflect(_ text: String, quantity: String, _ request: Request) -> Inflection? {
    number(of: quantity).map { inflect(text, request.counted($0)) }
  }

  /// The number that the text starts with, where words take a case from it: 5 plików.
  func numberInText(_ phrase: borrowing Phrase, _ request: Request) -> GrammaticalNumber? {
    guard language.countsByCase, request.features.number == nil,
      let token = phrase.leadingNumber
    else { return nil }
    return number(of: phrase.bytes(of: token.number).text.replacing(",", with: "."))
  }

  /// The number that words take after a quantity; nil if it is none.
  package func number(of quantity: String) -> GrammaticalNumber? {
    guard let operands = Int64(quantity).map({ PluralOperands($0) }) ?? PluralOperands(quantity)
    else { return nil }
    return GrammaticalNumber(rules.category(for: operands))
  }

  /// The number that words take after less than one of a thing: ½ cup, ½ szklanki.
  package func number(ofFraction quantity: String) -> GrammaticalNumber? {
    language.countsByCase ? number(of: quantity) : .singular
  }

  /// Whether nouns describe the one behind them, so that of several the last is counted: photo albums.
  package var isHeadLast: Bool { language.order.isHeadLast }

  /// What is known of a phrase.
  ///
  /// - Parameter withArticles: Whether its articles are asked for, which take longer than the rest.
  package func describe(
    _ text: String, known: Features = Features(), withArticles: Bool = true
  ) -> Description {
    withPhrase(text) { $0.describe(known: known, withArticles: withArticles) }
      ?? Description(
        features: known, articles: Articles(), isKnown: false,
        reasons: [Reason(.tooLong, about: "")])
  }

  /// The phrase points into the text's bytes, so nothing of it may leave the closure.
  func withPhrase<Result>(_ text: String, _ body: (inout Phrase) -> Result) -> Result? {
    var text = text
    guard text.utf8.count <= Self.maximumLength else { return nil }
    return text.withUTF8 { bytes in
      language.withPhrase { phrase in
        phrase.read(bytes)
        return body(&phrase)
      }
    }
  }
}

extension GrammaticalNumber {
  /// The number of words that are counted by a quantity of a plural category.
  fileprivate init(_ category: PluralCategory) {
    self =
      switch category {
      case .zero: .zero
      case .one: .singular
      case .two: .pluralTwo
      case .few: .pluralFew
      case .many: .pluralMany
      case .other: .plural
      }
  }
}
