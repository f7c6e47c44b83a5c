import Catalogs
import Diagnostics
import LocaleData

/// A form that is never shown.
enum UnusedPluralCategory: EntryRule {
  static let documentation = RuleDocumentation(
    id: "unused-plural-category", family: .plurals, severity: .warning, folding: .sameWords,
    summary: "A plural variation has a category that the language never takes.",
    rationale: """
      Nobody sees the form, so either it is in the wrong category or it is work for nothing. \
      Rename it or remove it; `l10n` knows which categories CLDR gives a language.

      `zero` is always allowed, since Foundation takes it for exactly 0 in every language. A \
      category of other languages harms nobody and is a note; a name that is no category in any \
      language is a mistake.
      """,
    good: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["zero": "Keine Dateien", "one": "%lld Datei", "other": "%lld Dateien"])
    ],
    bad: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "ja",
        ["one": "1個のファイル", "other": "%lld個のファイル"],
        finds: "ja has no plural category 'one', so that its form is never shown; expected 'other'",
        severity: .note),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["singular": "%lld Datei", "one": "%lld Datei", "other": "%lld Dateien"],
        finds:
          "'singular' is no plural category, so that its form is never shown; write one of 'one', 'other'"
      ),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    let groups = entry.localization.pluralForms
    // A file for translators has the source in the forms of their language.
    guard !groups.isEmpty, !entry.isSourceForTranslators, let tag = entry.localization.tag else {
      return []
    }
    let categories = CountCategories.categories(of: tag)
    return groups.flatMap(\.forms).compactMap { form -> EntryFinding? in
      guard let name = form.category else { return nil }
      return finding(name, categories, entry.localization.language).map {
        EntryFinding($0, path: form.path)
      }
    }
  }

  private static func finding(
    _ name: CaseName, _ categories: CountCategories, _ language: String
  ) -> Finding? {
    guard let category = name.category else {
      return Finding(
        "'\(name)' is no plural category, so that its form is never shown; write one of "
          + "\(names(categories.used))")
    }
    guard category != .zero, categories.isKnown, !categories.used.contains(category) else {
      return nil
    }
    return Finding(
      "\(language) has no plural category '\(name)', so that its form is never shown; expected "
        + "\(names(categories.used))", severity: .note)
  }

  private static func names(_ categories: [PluralCategory]) -> String {
    categories.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}
