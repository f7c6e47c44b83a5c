import Diagnostics
import Catalogs

/// A text that somebody still has to read.
enum ReviewState: EntryRule {
  static let documentation = RuleDocumentation(
    id: "review-state", family: .catalog, severity: .note,
    summary: "The catalog says that a text needs review or is stale.",
    rationale: """
      A text is marked for review when its source changed or a machine wrote it. Read it, and mark it \
      as translated.

      A state that nobody knows is a warning: Xcode may drop it.
      """,
    good: [RuleExample("Delete all", "de", "Alles löschen")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.localization.format == .stringCatalog else { return [] }
    return entry.localization.texts.compactMap { text in
      guard let state = text.state, state != .translated, state != .new else { return nil }
      let finding =
        switch state {
        case .needsReview: Finding("the text needs review; read it and mark it as translated")
        case .stale: Finding("the text is stale; its source has changed or is gone")
        default:
          Finding(
            "'\(state.rawValue.prefix(40))' is no state: expected new, translated, needs_review or stale",
            severity: nil)
        }
      return EntryFinding(finding, path: text.path)
    }
  }
}
