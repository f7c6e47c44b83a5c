import Linting

/// One rule's findings in one key, before they are placed in files.
enum RuleRun {
  /// The findings in the translations of a key, or in its source language where it has none.
  static func findings(
    of rule: any Rule.Type, in key: LintKey, _ context: LintContext
  ) -> [EntryFinding] {
    guard key.disabledRules.isDisjoint(with: ["*", rule.id]) else { return [] }
    let localizations = key.translations.isEmpty ? [key.source] : key.translations
    return localizations.flatMap { localization -> [EntryFinding] in
      let entry = LintEntry(key: key, localization: localization)
      if let rule = rule as? any EntryRule.Type { return rule.findings(in: entry, context) }
      guard let rule = rule as? any UnitRule.Type else { return [] }
      return entry.units.flatMap { unit in
        rule.findings(in: unit, context).map { EntryFinding($0, path: unit.target.path) }
      }
    }
  }
}
