import Catalogs
import Diagnostics
import LocaleData

/// A plural variation lacks a form that the language needs.
enum MissingPluralCategory: EntryRule {
  static let documentation = RuleDocumentation(
    id: "missing-plural-category", family: .plurals, severity: .warning,
    summary: "A plural variation lacks a category that the language's numbers need.",
    rationale: """
      Where a form is missing Foundation shows that of `other`, which is mostly wrong grammar: \
      Polish needs `few` for 2 to 4 and `many` for 5. Add the form.

      Categories that only millions or fractions take (`many` in Spanish or French, `other` in \
      Polish) aren't asked for, and where all forms say the same it is noted only.
      """,
    good: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "es",
        ["one": "%lld archivo", "other": "%lld archivos"]),
      RuleExample(["one": "%lld file", "other": "%lld files"], "ja", ["other": "%lld個のファイル"]),
    ],
    bad: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "pl",
        ["one": "%lld plik", "many": "%lld plików", "other": "%lld pliku"],
        finds: "the plural category 'few' is missing, which pl needs for 2, 3, 4, 22; add it")
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    let groups = entry.localization.pluralForms
    guard !groups.isEmpty, let tag = entry.localization.tag else { return [] }
    let categories = CountCategories.categories(of: tag)
    return groups.compactMap { group -> EntryFinding? in
      guard group.isTranslated,
        categories.needed.count > 1
      else { return nil }
      let missing = categories.needed.filter { $0 != .other && !group.has($0) }
      guard !missing.isEmpty else { return nil }
      let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      let examples = missing.compactMap { Self.examples(of: $0, categories) }
      return EntryFinding(
        Finding(
          "the plural \(missing.count == 1 ? "category" : "categories") \(names) "
            + "\(missing.count == 1 ? "is" : "are") missing, which \(entry.localization.language) "
            + "needs for \(examples.joined(separator: "; ")); add "
            + "\(missing.count == 1 ? "it" : "them")",
          severity: group.areAlike && group.forms.count > 1 ? .note : nil),
        path: group.general?.path)
    }
  }

  private static func examples(
    of category: PluralCategory, _ categories: CountCategories
  ) -> String? {
    switch categories.extent(of: category, hasZero: false) {
    case .single(let number): String(number)
    case .zeroAndOne: "0 and 1"
    case .several(let numbers): numbers.joined(separator: ", ")
    case .none, .rare: nil
    }
  }
}
