import Catalogs
import Diagnostics

/// A state that Xcode doesn't know.
enum UnknownState: EntryRule {
  static let documentation = RuleDocumentation(
    id: "unknown-state", family: .catalog, severity: .warning, folding: .sameWords,
    summary: "A text is in a state that nobody knows.",
    rationale: """
      Xcode knows `new`, `translated`, `needs_review`, `machine_translated` and `stale`, and may drop \
      what is in any other state. Correct its name.
      """,
    good: [RuleExample("Delete all", "de", "Alles löschen")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.localization.format == .stringCatalog else { return [] }
    return entry.localization.texts.compactMap { text in
      guard let state = text.state, !TextState.known.contains(state) else { return nil }
      let finding = Finding(
        "'\(state.rawValue.shortened())' is no state: expected new, translated, needs_review, "
          + "machine_translated or stale; correct it")
      return EntryFinding(finding, path: text.path)
    }
  }
}
