import Diagnostics
import Catalogs

/// A text that somebody still has to read.
enum ReviewState: EntryRule {
  static let documentation = RuleDocumentation(
    id: "review-state", family: .catalog, severity: .warning,
    summary: "The catalog says that a text needs review or is stale.",
    rationale: """
      A text is marked for review when its source changed or a machine wrote it. Read it, and mark it \
      as translated.

      These states are notes; a state that nobody knows is a warning, since Xcode may drop it.
      """,
    good: [RuleExample("Delete all", "de", "Alles löschen")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.localization.format == .stringCatalog else { return [] }
    return entry.localization.texts.compactMap { text in
      guard let state = text.state, state != .translated, state != .new else { return nil }
      let finding =
        switch state {
        case .needsReview:
          Finding("the text needs review; read it and mark it as translated", severity: .note)
        case .stale:
          Finding("the text is stale; its source has changed or is gone", severity: .note)
        default:
          Finding(
            "'\(state.rawValue.prefix(40))' is no state: expected new, translated, needs_review or stale"
          )
        }
      return EntryFinding(finding, path: text.path)
    }
  }
}
