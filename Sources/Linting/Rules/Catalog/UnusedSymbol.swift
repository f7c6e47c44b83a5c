import Catalogs
import Diagnostics

/// A key that is managed by hand, and whose symbol no code uses.
enum UnusedSymbol: EntryRule {
  static let documentation = RuleDocumentation(
    id: "unused-symbol", family: .catalog, severity: .warning,
    summary: "No code uses the symbol of a key that is managed by hand.",
    rationale: """
      Keys that are managed by hand are used through the symbols that Xcode makes of them, such as \
      `.homeTitle` or `.Settings.homeTitle` of `home.title`. One that no code names is translated \
      for nothing. Remove it, or turn its symbol off ("generatesSymbol": false) if a server or a \
      table of keys names it.

      The rule needs `--sources`, and is silent unless all of them could be read, where the key \
      stands between quotation marks anywhere in the project, where `dynamicKeys` of the \
      configuration names it, and where code names fewer than half of the symbols of the table. It \
      is a note where code looks up keys of the table that only show when it runs.
      """,
    good: [RuleExample(source: "Delete all")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    let key = entry.key
    guard entry.isSource, key.isManual, let name = key.symbol?.name else { return [] }
    switch key.use {
    case .unused: return [EntryFinding(Finding("no code uses `.\(name.text)`; remove the key"))]
    case .unnamed:
      return [
        EntryFinding(
          Finding(
            "no code uses `.\(name.text)`, but code looks up keys that only show when it runs; "
              + "remove the key if it is none of them", severity: .note))
      ]
    case .used, .unknown, .spelled: return []
    }
  }
}
