import Catalogs
import Diagnostics
import LocaleData

/// A plural variation lacks a form that the language needs.
enum MissingPluralCategory: EntryRule {
  static let documentation = RuleDocumentation(
    id: "missing-plural-category", family: .plurals, severity: .warning, folding: .sameWords,
    summary: "A plural variation lacks a category that the language's numbers need.",
    rationale: """
      Where a form is missing Foundation shows that of `other`, which is mostly wrong grammar: \
      Polish needs `few` for 2 to 4 and `many` for 5. Add the form.

      Categories that only millions or fractions take (`many` in Spanish or French, `other` in \
      Polish) aren't asked for. It is noted only where all forms say the same, where `other` stands in \
      for `many` and differs from `few` (Polish), where only `one` is missing as in the source or in a \
      language whose nouns keep the singular after numbers (Turkish), where nothing beside the number \
      would change ("%lld replaced", "of %lld", German "%lld Zeichen"), and where the form is the source's \
      text.
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
        finds: "the plural category 'few' is missing, which pl needs for 2, 3, 4, 22; add it"),
      RuleExample(
        ["one": "%lld minute", "other": "%lld minutes"], "en-GB", ["other": "%lld min"],
        finds: "the plural category 'one' is missing, which en-GB needs for 1; add it",
        severity: .note),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    let groups = entry.localization.pluralForms
    guard !groups.isEmpty, !entry.isSourceForTranslators, let tag = entry.localization.tag else {
      return []
    }
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
          severity: isHarmless(missing, group, categories, entry, context) ? .note : nil),
        path: group.general?.path)
    }
  }

  /// Whether a reader most likely sees nothing of it, or the cause is another one.
  private static func isHarmless(
    _ missing: [PluralCategory], _ group: PluralForms, _ categories: CountCategories,
    _ entry: LintEntry, _ context: LintContext
  ) -> Bool {
    // A form for one is another than those for more, whatever these have in common.
    if !missing.contains(.one), areAlike(group, categories) { return true }
    guard let general = group.general else { return false }
    if missing == [.many], categories.otherIsForFractions,
      let few = group.forms.last(where: { $0.category == "few" })
    {
      return general.category == "other" && few.value != general.value
    }
    if missing == [.one], let tag = entry.localization.tag,
      CountCategories.keepsSingular(tag) || SameForOne.holds(general, tag, context.engines)
    {
      return true
    }
    guard !entry.isSource, let source = entry.source.source(for: general.path) else { return false }
    if source.value == general.value { return true }
    return missing == [.one]
      && entry.source.pluralForms.contains { $0.forms.contains { $0 === source } && !$0.has(.one) }
  }

  /// Whether the forms of several categories that people meet say the same.
  ///
  /// A form for millions or fractions is like another one in any language.
  private static func areAlike(_ group: PluralForms, _ categories: CountCategories) -> Bool {
    let met = categories.needed.filter { $0 != .other || !categories.otherIsForFractions }
    let forms = group.forms.filter { form in met.contains { form.category == CaseName($0) } }
    return forms.count > 1 && forms.allSatisfy { $0.value == forms[0].value }
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
