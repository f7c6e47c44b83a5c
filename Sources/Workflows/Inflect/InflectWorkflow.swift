package import Diagnostics
import Foundation
package import Grammar
import LocaleData
package import Vocabulary

/// `l10n inflect`: the grammar on its own.
package struct InflectWorkflow: Sendable {
  /// One text and what is asked of it.
  package struct Input: Sendable {
    package var locale: String
    package var text: String
    package var request: Request
    /// A decimal number with a point.
    package var quantity: String?
    /// Whether only what is known of the text is asked for.
    package var describes: Bool

    package init(
      locale: String, text: String, request: Request = Request(), quantity: String? = nil,
      describes: Bool = false
    ) {
      self.locale = locale
      self.text = text
      self.request = request
      self.quantity = quantity
      self.describes = describes
    }
  }

  /// What became of a text.
  package struct Outcome: Sendable {
    package var text: String
    package var exists: Bool
    package var features: Features
    package var articles: Articles
    package var reasons: [Reason]
  }

  /// Why a text could not be inflected at all.
  package struct Failure: Error, Sendable {
    package var message: String
  }

  private let lexicon: ProjectLexicon?

  /// - Parameter lexicon: The project's own words.
  package init(lexicon: ProjectLexicon? = nil) {
    self.lexicon = lexicon?.isEmpty == true ? nil : lexicon
  }

  /// - Throws: `Failure` for a locale or a quantity that is none.
  package func run(_ input: Input) throws(Failure) -> Outcome {
    guard let tag = LanguageTag(input.locale) else {
      throw Failure(
        message: "`\(input.locale)` is no locale; write a language tag such as `es` or `es-MX`")
    }
    guard let grammar = Inflector(tag, lexicon: lexicon) else {
      return Outcome(
        text: input.text, exists: false, features: Features(), articles: Articles(),
        reasons: [Reason(unsupported: input.locale)])
    }
    return input.describes ? describe(input, grammar) : try inflect(input, grammar)
  }

  private func describe(_ input: Input, _ grammar: Inflector) -> Outcome {
    let description = grammar.describe(input.text, known: input.request.known)
    return Outcome(
      text: input.text, exists: description.isKnown, features: description.features,
      articles: description.articles, reasons: description.reasons)
  }

  private func inflect(_ input: Input, _ grammar: Inflector) throws(Failure) -> Outcome {
    var inflection: Inflection
    if let quantity = input.quantity {
      guard let counted = grammar.inflect(input.text, quantity: quantity, input.request) else {
        throw Failure(
          message: "`\(quantity)` is no quantity; write a decimal number such as `2` or `1.5`")
      }
      inflection = counted
    } else {
      inflection = grammar.inflect(input.text, input.request)
    }
    return outcome(of: inflection, for: input, grammar)
  }

  private func outcome(
    of inflection: Inflection, for input: Input, _ grammar: Inflector
  ) -> Outcome {
    let description = grammar.describe(inflection.text)
    let number = input.quantity.map { Self.formatted($0, input.locale) + " " } ?? ""
    // Where nothing is asked, the question is what the text is.
    let isQuestion = input.quantity == nil && input.request.features == Features()
    let isUnchanged = isQuestion && inflection.edits.isEmpty
    let missing = Self.missingDegree(input)
    let features = (isQuestion ? input.request.known : inflection.features)
      .filled(from: description.features)
    return Outcome(
      text: number + inflection.text,
      exists: missing == nil && (isUnchanged ? description.isKnown : inflection.exists),
      features: features,
      articles: Self.articles(of: inflection.text, with: features, description, grammar),
      reasons: inflection.reasons + [missing].compactMap(\.self))
  }

  /// The articles of a text in the number, gender and case that it is in, which its spelling alone may
  /// not tell: ein Fenster, die Fenster.
  private static func articles(
    of text: String, with features: Features, _ description: Description, _ grammar: Inflector
  ) -> Articles {
    var known = Features()
    known.number = features.number
    known.gender = features.gender
    known.grammaticalCase = features.grammaticalCase
    guard known.filled(from: description.features) != description.features else {
      return description.articles
    }
    return grammar.describe(text, known: known).articles
  }

  /// No grammar here compares adjectives: the text stays in the degree that it is in.
  private static func missingDegree(_ input: Input) -> Reason? {
    guard let degree = input.request.features.degree, degree != .positive else { return nil }
    return Reason(missing: degree, of: input.text)
  }

  /// The quantity as the locale writes it, with all fraction digits that it was given.
  private static func formatted(_ quantity: String, _ locale: String) -> String {
    // Decimal keeps 38 digits; a longer number is better shown as it was written.
    guard quantity.utf8.count <= 38,
      let decimal = Decimal(string: quantity, locale: Locale(identifier: "en_US_POSIX"))
    else { return quantity }
    let fraction = quantity.split(separator: ".").dropFirst().first?.prefix { $0.isNumber } ?? ""
    return decimal.formatted(
      .number.precision(.fractionLength(fraction.count)).locale(Locale(identifier: locale)))
  }
}

extension InflectWorkflow.Outcome {
  /// The members of the JSON that `docs/json.md` describes, without the braces' `id`.
  package var json: [(String, JSONText)] {
    [
      ("text", .string(text)), ("exists", .bool(exists)),
      ("features", .object(FeatureNames.values(of: features).map { ($0.0, Self.json($0.1)) })),
      (
        "articles",
        .object([
          ("definite", Self.json(articles.definite)),
          ("indefinite", Self.json(articles.indefinite)),
        ])
      ),
      (
        "reasons",
        .array(
          reasons.map {
            .object([
              ("word", .string($0.word)), ("reason", .string($0.kind.rawValue)),
              ("detail", .string($0.detail.text)),
            ])
          })
      ),
    ]
  }

  private static func json(_ value: String?) -> JSONText { value.map { .string($0) } ?? .null }
}
