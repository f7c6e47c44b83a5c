import Catalogs
import Diagnostics
import LocaleData

/// A plural variation without the form that every language has.
enum MissingOther: EntryRule {
  static let documentation = RuleDocumentation(
    id: "missing-other", family: .plurals, severity: .error,
    summary: "A plural variation has no form for the category `other`.",
    rationale: """
      Foundation shows `other` for all numbers without a form of their own, and for fractions. \
      Without it people read the key or nothing. Add the form.

      Where the language has a form for every whole number and `other` is for fractions, as in \
      Russian, it is a warning: counts get along, but not where the app formats without a locale \
      (`String(format:)`), for that knows only `one` and `other`.
      """,
    good: [
      RuleExample(["one": "%lld file", "other": "%lld files"], "ja", ["other": "%lld個のファイル"])
    ],
    bad: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de", ["one": "%lld Datei"],
        finds:
          "the plural category 'other' is missing, which Foundation shows for all numbers without a form of their own; add it"
      ),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "ru",
        ["one": "%lld файл", "few": "%lld файла", "many": "%lld файлов"],
        finds:
          "the plural category 'other' is missing, which Foundation shows for fractions, and for most numbers where the app formats without a locale; add it",
        severity: .warning),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    let forms = entry.localization.pluralForms
    guard !forms.isEmpty else { return withoutForms(entry) }
    let categories = entry.localization.tag.map(CountCategories.categories)
    return withoutForms(entry)
      + forms.compactMap { group in
        guard group.isTranslated, !group.has(.other) else { return nil }
        let isForFractions = categories.map { categories in
          categories.otherIsForFractions
            && categories.needed.allSatisfy { $0 == .other || group.has($0) }
        }
        let finding =
          isForFractions ?? false
          ? Finding(
            "the plural category 'other' is missing, which Foundation shows for fractions, and for "
              + "most numbers where the app formats without a locale; add it", severity: .warning)
          : Finding(
            "the plural category 'other' is missing, which Foundation shows for all numbers without "
              + "a form of their own; add it")
        return EntryFinding(finding, path: group.general?.path)
      }
  }

  /// Variables that have no forms at all.
  private static func withoutForms(_ entry: LintEntry) -> [EntryFinding] {
    guard !entry.localization.variables.isEmpty, entry.localization.isTranslated else { return [] }
    return entry.localization.variables.compactMap { variable in
      guard entry.localization.forms(of: variable).isEmpty else { return nil }
      return EntryFinding(
        Finding(
          "the variable '\(variable.name)' has no forms, so that nothing is shown; add 'other'"))
    }
  }
}
