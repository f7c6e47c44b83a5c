import Linting

/// One rule's findings in one key, before they are placed in files.
enum RuleRun {
  /// An entry with its units, which keep what one rule has found out for the next.
  struct Entry {
    var entry: LintEntry
    var units: [LintUnit]
  }

  /// The findings in the translations of a key, or in its source language where it has none.
  static func findings(
    of rule: any Rule.Type, in key: LintKey, _ context: LintContext
  ) -> [EntryFinding] {
    guard isAsked(rule, in: key) else { return [] }
    return findings(of: rule, in: entries(of: key), context)
  }

  /// Whether the key's comment leaves the rule on.
  static func isAsked(_ rule: any Rule.Type, in key: LintKey) -> Bool {
    key.disabledRules.isDisjoint(with: ["*", rule.id])
  }

  /// What is looked at: the translations of a key, or its source language where it has none.
  static func entries(of key: LintKey) -> [Entry] {
    let localizations = key.translations.isEmpty ? [key.source] : key.translations
    return localizations.map { localization in
      let entry = LintEntry(key: key, localization: localization)
      return Entry(entry: entry, units: entry.units)
    }
  }

  /// The same for entries that several rules look at.
  static func findings(
    of rule: any Rule.Type, in entries: [Entry], _ context: LintContext
  ) -> [EntryFinding] {
    entries.flatMap { entry -> [EntryFinding] in
      if let rule = rule as? any EntryRule.Type { return rule.findings(in: entry.entry, context) }
      guard let rule = rule as? any UnitRule.Type else { return [] }
      return entry.units.flatMap { unit in
        rule.findings(in: unit, context).map { EntryFinding($0, path: unit.target.path) }
      }
    }
  }
}
