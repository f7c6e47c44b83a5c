import Catalogs
import Linting
import Messages
import Testing

extension RuleExample {
  /// A text at its path, without marks, and the UTF-8 offsets between them.
  private struct MarkedText {
    var leaf: TextLeaf
    var ranges: [Range<Int>]
  }

  /// The example as a key of a catalog.
  var lintKey: LintKey {
    let source = LintLocalization(
      language: sourceLanguage, leaves: Self.marked(source).map(\.leaf),
      variables: Self.variables(source))
    let isSource = language == sourceLanguage
    let translation = LintLocalization(
      language: language, leaves: Self.marked(translation).map(\.leaf),
      variables: Self.variables(translation), argumentNames: isSource ? .init() : source.givenNames)
    var key = LintKey(
      key: source.texts.first { $0.category == nil || $0.category == "other" }?.value ?? "key",
      table: table, comment: comment, source: source,
      translations: isSource ? [] : [translation])
    key.declaration = declaration
    return key
  }

  /// The example's first text, as rules see it that look at one text at a time.
  func firstUnit() throws -> LintUnit {
    try #require(RuleRun.entries(of: lintKey).first?.units.first)
  }

  /// What rules know beside the example.
  var context: LintContext {
    var context = LintContext()
    context.attributes = attributes.isEmpty ? nil : attributes
    context.formatDefinitions = formatDefinitions
    context.settings = settings
    context.languages = [language]
    return context
  }

  /// Where findings are expected: texts by their paths, and UTF-8 offsets in them.
  var marks: [(path: TextPath, range: Range<Int>)] {
    Self.marked(translation).flatMap { marked in
      marked.ranges.map { (marked.leaf.path, $0) }
    }
  }

  /// The texts that a fix should make, by path.
  var fixedTexts: [TextPath: String]? {
    fixed.map { fixed in
      Dictionary(Self.marked(fixed).map { ($0.leaf.path, $0.leaf.text) }) { $1 }
    }
  }

  private static func marked(_ texts: Texts) -> [MarkedText] {
    switch texts {
    case .one(let text): [marked(text, at: [])]
    case .plural(let forms): marked(forms, at: [])
    case .substituted(let format, let substitutions):
      [marked(format, at: [])]
        + substitutions.flatMap { marked($0.forms, at: [.substitution($0.name)]) }
    case .none: []
    }
  }

  private static func marked(
    _ forms: [(category: String, text: String)], at path: TextPath
  ) -> [MarkedText] {
    forms.map { marked($0.text, at: path + .variation(.plural, CaseName($0.category))) }
  }

  private static func marked(_ text: String, at path: TextPath) -> MarkedText {
    var shown = ""
    var ranges: [Range<Int>] = []
    var open: [Int] = []
    for character in text.unicodeScalars {
      switch character {
      case "↓": open.append(shown.utf8.count)
      case "↑": open.popLast().map { ranges.append($0..<shown.utf8.count) }
      default: shown.unicodeScalars.append(character)
      }
    }
    ranges += open.map { $0..<shown.utf8.count }
    let options: SpecifierOptions =
      path.substitution == nil ? .catalogValue : .catalogSubstitution
    return MarkedText(
      leaf: TextLeaf(path: path, text: shown, options: options),
      ranges: ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
  }

  private static func variables(_ texts: Texts) -> [CatalogVariable] {
    guard case .substituted(_, let substitutions) = texts else { return [] }
    return substitutions.map { substitution in
      CatalogVariable(
        substitution.name, at: [.substitution(substitution.name)],
        argument: substitution.argument, valueType: substitution.valueType)
    }
  }
}
