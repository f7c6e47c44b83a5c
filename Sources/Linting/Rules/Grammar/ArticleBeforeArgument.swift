import Diagnostics
import Foundation
import Grammar
import Localization
import Messages
import Reading
import Vocabulary

/// An article in front of an argument that it doesn't agree with.
enum ArticleBeforeArgument: UnitRule {
  static let documentation = RuleDocumentation(
    id: "article-before-argument", family: .grammar, severity: .error,
    summary: "An article in front of an argument is wrong for some of its values.",
    rationale: """
      "un %@" is right for words of one gender only. With `--sources` the rule knows all values \
      that the argument can have; it renders the text with each, once as it stands and once with \
      article and argument in a region, and shows what a person would read where the two differ.

      Checked where this tool's engine knows the language.
      """,
    good: [
      RuleExample(
        "A %@", "es", "^[Un %@](inflect: true)", declaration: .sampleDrinks),
      RuleExample("A %@", "es", "Un %@"),
      RuleExample("Clean %@", "es", "Limpia %@", declaration: .sampleDrinks),
      RuleExample("Choose and fill %@", "es", "Elige y llena %@", declaration: .sampleDrinks),
      RuleExample("This cleans %@", "es", "Esto limpia %@", declaration: .sampleDrinks),
    ],
    bad: [
      RuleExample(
        "A %@", "es", "↓Un↑ %@", declaration: .sampleDrinks,
        finds:
          "`Un` doesn't agree with all that the argument can be: people would read “Un cerveza” in place of “Una cerveza”; make a region of both",
        fixed: "^[Un %@](inflect: true)"),
      RuleExample(
        "New %@", "es", "↓Nueva↑ %@", declaration: .sampleDrinks,
        finds:
          "`Nueva` doesn't agree with all that the argument can be: people would read “Nueva té” in place of “Nuevo té”; make a region of both",
        fixed: "^[Nueva %@](inflect: true)"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard let arguments = unit.key.declaration?.arguments,
      arguments.contains(where: { $0.values.count > 1 }),
      let grammar = context.engines.grammar(unit.entry.localization.tag),
      let renderer = context.engines.renderer(unit.entry.localization.tag),
      let samples = SampleArguments(unit, context), samples.isProven
    else { return [] }
    let words = placeholders(unit, arguments).compactMap { range in
      WordBeside.before(range, in: unit.target.value).map { (word: $0, range: range) }
    }
    return words.filter { belongsToArgument($0.word, unit, grammar) }
      .firstFindings { finding($0.word, $0.range, unit, samples, renderer) }
  }

  /// Whether a word in front of an argument is said of it: an article or its like, or what is surely an
  /// adjective.
  ///
  /// Most adjectives look like verbs, as in "Limpia %@" and "Elige y llena %@".
  private static func belongsToArgument(
    _ word: WordBeside, _ unit: LintUnit, _ grammar: Inflector
  ) -> Bool {
    guard word.mayAgree(grammar) else { return false }
    switch grammar.describe(word.text, withArticles: false).features.partOfSpeech {
    case .determiner?, .pronoun?: return true
    default: break
    }
    guard let previous = word.previous else { return startsWithAdjective(unit) }
    // A demonstrative may be the subject of a verb: Questo attiva %@.
    return grammar.isArticle(previous)
      || grammar.describe(previous, withArticles: false).features.partOfSpeech == .preposition
  }

  /// Whether the source starts with an adjective that is no verb.
  private static func startsWithAdjective(_ unit: LintUnit) -> Bool {
    guard unit.sourceLanguage == "en", let english = TranslatableWords.english else { return false }
    let first = unit.source.value.prefix(while: \.isLetter).lowercased()
    let description = english.describe(first, withArticles: false)
    return description.features.partOfSpeech == .adjective
      && !description.reasons.contains { $0.kind == .ambiguousWord && $0.parts.contains(.verb) }
  }

  /// Text arguments outside of regions with several values.
  private static func placeholders(
    _ unit: LintUnit, _ arguments: [KeyDeclaration.Argument]
  ) -> [Range<Int>] {
    var regions = unit.target.regions.map(\.range)[...]
    var regionsEnd = 0
    return unit.target.scan.specifiers.compactMap { specifier in
      while let region = regions.first, region.lowerBound < specifier.range.upperBound {
        regionsEnd = max(regionsEnd, region.upperBound)
        regions.removeFirst()
      }
      guard let value = specifier.value, value.type == .object,
        arguments.indices.contains(value.argument - 1),
        arguments[value.argument - 1].values.count > 1,
        specifier.range.lowerBound >= regionsEnd
      else { return nil }
      return specifier.range
    }
  }

  private static func finding(
    _ word: WordBeside, _ argument: Range<Int>, _ unit: LintUnit, _ samples: SampleArguments,
    _ renderer: Renderer
  ) -> Finding? {
    let fix = TextFix(
      "Make a region of `\(word.text)` and the argument", isSafe: false,
      [
        TextEdit(word.range.lowerBound..<word.range.lowerBound, "^["),
        TextEdit(argument.upperBound..<argument.upperBound, "](inflect: true)"),
      ])
    let region = fix.applied(to: unit.target.value)
    for list in samples.lists {
      let shown = renderer.render(unit.target.value, list).text
      let right = renderer.render(region, list).text
      guard shown != right else { continue }
      return Finding(
        "`\(word.text)` doesn't agree with all that the argument can be: people would read "
          + "“\(shown)” in place of “\(right)”; make a region of both",
        at: word.range, fix: fix)
    }
    return nil
  }
}

extension KeyDeclaration {
  /// What the examples suppose: an argument that is one of two words.
  fileprivate static let sampleDrinks = KeyDeclaration(
    readings: [.attributed],
    arguments: [
      Argument(specifier: "%@", type: "String", values: ["té", "cerveza"], isCertain: true)
    ])
}
