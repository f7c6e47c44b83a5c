/// The plural rules of a locale: which category a number takes.
///
/// Source: CLDR's plurals.xml and ordinals.xml; UTS #35, Part 3, section Language Plural Rules.
package struct PluralRules: Sendable {
  /// The categories that the locale uses, in CLDR's order; `other` is always the last.
  package let categories: [PluralCategory]
  private let steps: PluralSteps
  private let rules: [Rule]

  private struct Rule: Sendable {
    var category: PluralCategory
    var samples: String
  }

  /// The rules of a locale, or else of its language, or else the root locale's: `other` alone.
  ///
  /// They are read once for each locale and kept.
  package init(for locale: LanguageTag, type: PluralType) {
    self = PluralRulesCache.rules(for: locale, type: type)
  }

  /// Whether CLDR says how a language counts, be it that all numbers are alike.
  package static func areKnown(for locale: LanguageTag, type: PluralType = .cardinal) -> Bool {
    locale.pluralChain.dropLast().contains { PluralRulesText.rules(of: $0, type: type) != nil }
  }

  /// Reads lines of a category, a condition and samples, such as `one  n = 1 @integer 1`.
  init(parsing text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    var steps = PluralSteps()
    rules = lines.compactMap { line in
      let line = line.drop(while: \.isWhitespace)
      let name = line.prefix { !$0.isWhitespace }
      guard let category = PluralCategory(rawValue: String(name)) else { return nil }
      let rule = line[name.endIndex...]
      let text = rule.prefix { $0 != "@" }
      // There is none where the text isn't a condition, as in `other`; such a rule never holds.
      if let condition = PluralConditionParser.condition(in: text) {
        steps.append(condition, for: category)
      }
      return Rule(category: category, samples: String(rule[text.endIndex...]))
    }
    self.steps = steps
    categories = Set(rules.map(\.category)).union([.other]).sorted()
  }

  /// The category that a number takes.
  package func category(for number: PluralOperands) -> PluralCategory {
    steps.category(for: number) ?? .other
  }

  /// The category that an integer takes, shown without fraction digits.
  package func category(for integer: some BinaryInteger) -> PluralCategory {
    category(for: PluralOperands(integer))
  }

  /// Numbers that take a category; empty for one that the locale doesn't use.
  package func samples(for category: PluralCategory) -> PluralSamples {
    guard let rule = rules.first(where: { $0.category == category }) else { return PluralSamples() }
    return PluralSamples(parsing: rule.samples)
  }

  /// Some numbers that take a category, as a person is shown them: integers where there are any.
  package func examples(of category: PluralCategory, most: Int) -> [String] {
    let samples = samples(for: category)
    return Array((samples.integers.isEmpty ? samples.decimals : samples.integers).prefix(most))
  }
}
