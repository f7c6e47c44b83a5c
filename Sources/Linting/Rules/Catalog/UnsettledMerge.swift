import Diagnostics
import Exchange

/// An entry in which `l10n merge` keeps what two sides made of a key.
enum UnsettledMerge: EntryRule {
  static let documentation = RuleDocumentation(
    id: "unsettled-merge", family: .catalog, severity: .error,
    summary: "A merge left an entry for a person to decide.",
    rationale: """
      Where two branches change one text, `l10n merge` keeps ours at the key, and theirs in an entry \
      beside it whose key ends with "[l10n conflict]". The catalog is a whole one, so that nothing \
      else stops it from being shipped with that entry. Copy what is right, then delete the entry.
      """,
    good: [RuleExample(source: "Hello")],
    bad: [
      RuleExample(
        source: "Hello [l10n conflict]", comment: "l10n merge: both sides changed this key.",
        finds: "two branches changed this key; copy what is right, then delete this entry")
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.isSource, entry.key.isMergeConflict else { return [] }
    return [
      EntryFinding(
        Finding("two branches changed this key; copy what is right, then delete this entry"))
    ]
  }
}

extension LintKey {
  /// Whether the entry keeps what a merge could not decide.
  var isMergeConflict: Bool {
    StringCatalogConflictEntry.holds(key: key, comment: comment)
  }
}
