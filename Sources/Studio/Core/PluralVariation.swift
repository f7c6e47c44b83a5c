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

  /// How many numbers of a form are shown.
  static let mostExamples = 4

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
        text: units[0].target ?? "",
        examples: rules.examples(of: category, most: Self.mostExamples))
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
