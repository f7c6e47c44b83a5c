import Catalogs
import Linting
import Messages

extension RuleExample {
  /// A text at its path, without marks, and the UTF-8 offsets between them.
  private struct MarkedUnit {
    var unit: CatalogUnit
    var ranges: [Range<Int>]
  }

  /// The example as a key of a catalog.
  var lintKey: LintKey {
    let source = LintLocalization(
      language: sourceLanguage, units: Self.units(source).map(\.unit),
      variables: Self.variables(source))
    let isSource = language == sourceLanguage
    let translation = LintLocalization(
      language: language, units: Self.units(translation).map(\.unit),
      variables: Self.variables(translation))
    var key = LintKey(
      key: source.texts.first { $0.category == nil || $0.category == "other" }?.value ?? "key",
      table: "Localizable", comment: comment, source: source,
      translations: isSource ? [] : [translation])
    key.declaration = declaration
    return key
  }

  /// What rules know beside the example.
  var context: LintContext {
    var context = LintContext()
    context.attributes = attributes.isEmpty ? nil : attributes
    context.formatDefinitions = formatDefinitions
    context.hasSources = declaration != nil
    context.languages = [language]
    return context
  }

  /// Where findings are expected: texts by their paths, and UTF-8 offsets in them.
  var marks: [(path: [String], range: Range<Int>)] {
    Self.units(translation).flatMap { marked in
      marked.ranges.map { (marked.unit.path, $0) }
    }
  }

  /// The texts that a fix should make, by path.
  var fixedTexts: [[String]: String]? {
    fixed.map { fixed in
      let units = Self.units(fixed).map(\.unit)
      return Dictionary(units.map { ($0.path, $0.text) }) { $1 }
    }
  }

  private static func units(_ texts: Texts) -> [MarkedUnit] {
    switch texts {
    case .one(let text): [unit(text, path: [], categoryIndex: nil)]
    case .plural(let forms):
      forms.map { unit($0.text, path: ["plural", $0.category], categoryIndex: 1) }
    case .substituted(let format, let substitutions):
      [unit(format, path: [], categoryIndex: nil)]
        + substitutions.flatMap { substitution in
          substitution.forms.map { form in
            unit(
              form.text, path: ["substitutions", substitution.name, "plural", form.category],
              categoryIndex: 3, options: .catalogSubstitution)
          }
        }
    case .none: []
    }
  }

  private static func variables(_ texts: Texts) -> [CatalogVariable] {
    guard case .substituted(_, let substitutions) = texts else { return [] }
    return substitutions.map { substitution in
      CatalogVariable(
        name: substitution.name, path: ["substitutions", substitution.name],
        argument: substitution.argument, valueType: substitution.valueType,
        categories: substitution.forms.map(\.category))
    }
  }

  private static func unit(
    _ text: String, path: [String], categoryIndex: Int?,
    options: SpecifierOptions = .catalogValue
  ) -> MarkedUnit {
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
    return MarkedUnit(
      unit: CatalogUnit(path: path, categoryIndex: categoryIndex, text: shown, options: options),
      ranges: ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
  }
}
