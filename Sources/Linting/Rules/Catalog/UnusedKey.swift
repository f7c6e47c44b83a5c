import Diagnostics

/// A key that no source file has any more.
enum UnusedKey: EntryRule {
  static let documentation = RuleDocumentation(
    id: "unused-key", family: .catalog, severity: .warning,
    summary: "No source file has the key any more.",
    rationale: """
      A key that the code doesn't ask for is translated for nothing. Remove it, or mark it as one \
      that you keep by hand, because a server or a table of keys names it.

      The rule reports what a catalog marks as stale; with `--sources` also keys that the sources don't have.
      """,
    good: [RuleExample(source: "Delete all")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    let key = entry.key
    guard entry.isSource, !key.isManual else { return [] }
    guard key.isStale || context.hasSources && key.declaration == nil else { return [] }
    return [
      EntryFinding(
        Finding(
          key.isStale
            ? "the catalog marks this key as stale; remove it, or mark it as manual"
            : "no source file has this key; remove it, or mark it as manual",
          severity: key.isStale ? .note : nil))
    ]
  }
}
