import Catalogs
import Diagnostics
import Reading

/// A key that a file has twice.
enum DuplicateKey: FileRule {
  static let documentation = RuleDocumentation(
    id: "duplicate-key", family: .catalog, severity: .error,
    summary: "A file has a key twice.",
    rationale: """
      Only one of the two texts is ever shown, and who edits the other one wonders why nothing \
      changes. Remove one; where both say the same nobody sees it: a note. The same goes for a text of \
      a `.stringsdict`, and for a plural form that one has twice. In what translators sent \
      a text may come twice, but not with different translations, which an import refuses.
      """,
    good: [], bad: [])

  static func diagnostics(in file: LintFile, _ context: LintContext) -> [Diagnostic] {
    file.diagnostics.filter { $0.id == Diagnostic.repeatedKeyID }.map { diagnostic in
      diagnostic.renamed(id, saysTheSame(diagnostic, file) ? .note : .error)
    }
  }

  /// Whether both entries are spelled alike; String Catalogs name only the keys.
  private static func saysTheSame(_ diagnostic: Diagnostic, _ file: LintFile) -> Bool {
    guard let places = diagnostic.repeatedPlaces else { return false }
    return switch file.format {
    case .strings: file.text.areSpelledAlike(places.later, places.earlier)
    case .stringsdict: file.text.haveSameBytes(places.later, places.earlier)
    case .stringCatalog, .exchange: false
    }
  }
}
