package import Diagnostics

/// What a translation says of itself that is its source once more.
package enum UntranslatedCopy {
  /// How surely nobody translated the text, as the rule `untranslated` judges it: a warning where it
  /// is sure, a note where a name or a word that both languages have may be meant, nil where a
  /// translation is the same.
  package static func severity(in unit: LintUnit) -> Severity? {
    Untranslated.findings(in: unit, LintContext()).map {
      $0.severity ?? Untranslated.documentation.severity
    }.max()
  }
}
