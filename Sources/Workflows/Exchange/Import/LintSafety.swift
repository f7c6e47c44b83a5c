import Catalogs
import Diagnostics
import Linting
import Messages

/// Whether the rules of lint find an error in a translation that came back.
struct LintSafety {
  /// The first error, in a translator's words.
  private(set) var problem: (rule: String, message: String)?

  /// Rules that look at one text; what it lacks among others is no harm that it does.
  private static let rules: [any UnitRule.Type] = RuleRegistry.all.compactMap { rule in
    let documentation = rule.documentation
    guard documentation.severity == .error, !documentation.isOptIn else { return nil }
    switch documentation.family {
    // Specifiers are what `SpecifierSafety` knows, with the spelling that exchange files have.
    case .placeholders, .plurals, .catalog: return nil
    case .markdown, .attributes, .grammar, .text, .security: return rule as? any UnitRule.Type
    }
  }

  /// - Parameter languages: The catalog's and the translation's.
  init(key: String, source: String, target: String, languages: (source: String, target: String)) {
    guard Self.mayConcern(source) || Self.mayConcern(target) else { return }
    let key = LintKey(
      key: key, table: "",
      source: LintLocalization(
        language: languages.source,
        units: [CatalogUnit(text: source, options: .catalogSubstitution)]),
      translations: [])
    let localization = LintLocalization(
      language: languages.target, units: [CatalogUnit(text: target, options: .catalogSubstitution)])
    let context = LintContext()
    for unit in LintEntry(key: key, localization: localization).units {
      for rule in Self.rules {
        for finding in rule.findings(in: unit, context) where finding.severity ?? .error == .error {
          problem = (rule.id, finding.message)
          return
        }
      }
    }
  }

  /// Whether a text has anything but letters, digits and everyday punctuation.
  private static func mayConcern(_ text: String) -> Bool {
    text.utf8.contains { byte in
      byte >= 0x80 || byte < 0x20 || "^[]()<>*_`~\\&{}%$#:".utf8.contains(byte)
    }
  }
}
