import LocaleData
import Catalogs
import Diagnostics

/// A plural variation without the form that every language has.
enum MissingOther: EntryRule {
  static let documentation = RuleDocumentation(
    id: "missing-other", family: .plurals, severity: .error,
    summary: "A plural variation has no form for the category `other`.",
    rationale: """
      Foundation shows `other` for all numbers without a form of their own, and for fractions. \
      Without it people read the key or nothing. Add the form.
      """,
    good: [
      RuleExample(["one": "%lld file", "other": "%lld files"], "ja", ["other": "%lld個のファイル"])
    ],
    bad: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de", ["one": "%lld Datei"],
        finds:
          "the plural category 'other' is missing, which Foundation shows for all numbers without a form of their own; add it"
      )
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    withoutForms(entry)
      + entry.localization.pluralForms.compactMap { group in
        guard group.isTranslated, !group.has(.other) else { return nil }
        return EntryFinding(
          Finding(
            "the plural category 'other' is missing, which Foundation shows for all numbers without "
              + "a form of their own; add it"),
          path: group.general?.path)
      }
  }

  /// Variables that have no forms at all.
  private static func withoutForms(_ entry: LintEntry) -> [EntryFinding] {
    guard !entry.localization.variables.isEmpty, entry.localization.isTranslated else { return [] }
    return entry.localization.variables.compactMap { variable in
      guard !entry.localization.texts.contains(where: { $0.path.starts(with: variable.path) })
      else { return nil }
      return EntryFinding(
        Finding(
          "the variable '\(variable.name)' has no forms, so that nothing is shown; add 'other'"))
    }
  }
}
