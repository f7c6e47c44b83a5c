import Catalogs
import Messages

extension RuleExample {
  /// A text at its path, without marks, and the UTF-8 offsets where the marks stood.
  private struct MarkedUnit {
    var unit: CatalogUnit
    var offsets: [Int]
  }

  /// The example as a key of a catalog.
  package var lintKey: LintKey {
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
  package var context: LintContext {
    var context = LintContext()
    context.attributes = attributes.isEmpty ? nil : attributes
    context.formatDefinitions = formatDefinitions
    context.hasSources = declaration != nil
    context.languages = [language]
    return context
  }

  /// Where findings are expected: paths of texts with UTF-8 offsets in them.
  package var marks: [[String]: [Int]] {
    let marked = Self.units(translation).filter { !$0.offsets.isEmpty }
    return Dictionary(marked.map { ($0.unit.path, $0.offsets) }, uniquingKeysWith: +)
  }

  /// The texts that a fix should make, by path.
  package var fixedTexts: [[String]: String]? {
    fixed.map { fixed in
      let units = Self.units(fixed).map(\.unit)
      return Dictionary(units.map { ($0.path, $0.text) }) { $1 }
    }
  }

  /// The texts as a page shows them, without marks.
  package static func shownTexts(_ texts: Texts) -> [(category: String?, text: String)] {
    units(texts).map { ($0.unit.category, $0.unit.text) }
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
    var offsets: [Int] = []
    for character in text.unicodeScalars {
      if character == "↓" {
        offsets.append(shown.utf8.count)
      } else {
        shown.unicodeScalars.append(character)
      }
    }
    return MarkedUnit(
      unit: CatalogUnit(path: path, categoryIndex: categoryIndex, text: shown, options: options),
      offsets: offsets)
  }
}
