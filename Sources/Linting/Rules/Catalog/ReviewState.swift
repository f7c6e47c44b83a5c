import Catalogs
import Diagnostics

/// A text that somebody still has to read.
enum ReviewState: EntryRule {
  static let documentation = RuleDocumentation(
    id: "review-state", family: .catalog, severity: .warning, isOptIn: true,
    summary: "The catalog says that a text needs review or is stale.",
    rationale: """
      A text is marked for review when its source changed or its translator was unsure. Read it, and \
      mark it as translated.

      While a translation is under way most texts are in such a state, so the rule is off until a \
      project turns it on; `l10n status` counts them. What a machine translated belongs to \
      `machine-translation`, a state that nobody knows to `unknown-state`.
      """,
    good: [RuleExample("Delete all", "de", "Alles löschen")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.localization.format == .stringCatalog else { return [] }
    return entry.localization.texts.compactMap { text in
      let message =
        switch text.state {
        case .needsReview?: "the text needs review; read it and mark it as translated"
        case .stale?:
          "the text is stale, for its source has changed or is gone; read it, or remove the key"
        default: ""
        }
      return message.isEmpty ? nil : EntryFinding(Finding(message), path: text.path)
    }
  }
}
