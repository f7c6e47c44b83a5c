/// What a translation says of itself that is its source once more.
package enum UntranslatedCopy {
  /// Whether nobody translated the text, as the rule `untranslated` judges it, if only in a note: a name
  /// or a word that both languages have may be meant.
  package static func stands(in unit: LintUnit) -> Bool {
    !Untranslated.findings(in: unit, LintContext()).isEmpty
  }
}
