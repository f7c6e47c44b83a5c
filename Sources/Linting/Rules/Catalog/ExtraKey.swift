import Diagnostics

/// A translation has a key that the source language doesn't have.
enum ExtraKey: EntryRule {
  static let documentation = RuleDocumentation(
    id: "extra-key", family: .catalog, severity: .warning,
    summary: "A translation has a key that the source language's file doesn't have.",
    rationale: """
      The key was renamed, removed or misspelt: the app asks for another one, and nobody ever sees \
      this text. Remove it, or correct the key.

      The rule is silent where the source language has no file of the table or one with few of its \
      keys, because the keys are its texts, and in String Catalogs, whose keys are the same in all \
      languages.
      """,
    good: [RuleExample("Delete all", "de", "Alles löschen")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.key.isUnknownToSource, !entry.isSource, !entry.localization.texts.isEmpty else {
      return []
    }
    let name = entry.source.language
    return [
      EntryFinding(
        Finding("the source language (\(name)) has no such key; remove it or correct the key"))
    ]
  }
}
