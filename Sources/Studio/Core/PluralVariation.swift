import Catalogs
import Exchange
import LocaleData
import Messages
import Reading
import Workflows

/// The plural forms that a text can be made of which doesn't vary yet.
struct PluralVariation {
  struct Form {
    var path: TextPath
    var source: String
    /// What it starts with.
    var text: String
    /// Numbers that take it.
    var examples: [String]
  }

  /// None for a text that varies already, or can't.
  private(set) var forms: [Form] = []

  /// - Parameter rules: The language's; nil where nobody knows them.
  init(_ open: OpenKey, _ rules: PluralRules?) {
    let units = open.translation.units
    guard let rules, open.table.keepsState, units.count == 1, units[0].path.isEmpty,
      Self.counts(units[0].source)
    else { return }
    forms = rules.categories.map { category in
      Form(
        path: TextPath(spelling: "plural.\(category.rawValue)"), source: units[0].source,
        text: units[0].target ?? "", examples: rules.examples(of: category))
    }
  }

  /// Whether a text shows a whole number, so that it may read differently for some.
  private static func counts(_ source: String) -> Bool {
    SpecifierScan(source).arguments.contains { argument in
      switch argument.types.first {
      case .signedInteger?, .unsignedInteger?: true
      default: false
      }
    }
  }
}

extension PluralRules {
  /// Some numbers of a category.
  func examples(of category: PluralCategory) -> [String] {
    let samples = samples(for: category)
    return Array((samples.integers.isEmpty ? samples.decimals : samples.integers).prefix(4))
  }
}
