import Catalogs
import Diagnostics

/// A text that a machine wrote and nobody has read.
enum MachineTranslation: EntryRule {
  static let documentation = RuleDocumentation(
    id: "machine-translation", family: .catalog, severity: .warning, isOptIn: true,
    summary: "A machine translated the text, and nobody has reviewed it.",
    rationale: """
      Xcode 27 marks what an assistant translated as `machine_translated`. Such a text may read well \
      and say something else. Read it beside its source, and mark it as translated.

      The rule is off until a project turns it on; `l10n lint --fail-on machine` makes it an error, so \
      that nothing unread is released. Texts of keys that are no longer in the source don't count.
      """,
    good: [RuleExample("Delete all", "de", "Alles löschen")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard !entry.key.isStale else { return [] }
    return entry.localization.texts.compactMap { text in
      guard text.state == .machineTranslated, !text.isEmpty else { return nil }
      let finding = Finding(
        "a machine translated the text and nobody reviewed it; read it and mark it as translated")
      return EntryFinding(finding, path: text.path)
    }
  }
}
