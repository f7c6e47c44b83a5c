import Diagnostics

/// One source text is translated in two ways.
enum InconsistentTranslation: TableRule {
  static let documentation = RuleDocumentation(
    id: "inconsistent-translation", family: .catalog, severity: .note, isOptIn: true,
    summary: "The same source text is translated in two ways.",
    rationale: """
      A reader takes two words for two things. Choose one translation, unless the places differ in \
      meaning; then say so in the comments.

      Only keys with the same comment are compared. Texts that differ only in capitals or in the marks \
      at their ends count as the same. The rule is off until a project turns it on.
      """,
    good: [], bad: [])

  static func findings(in table: any LintTable, _ context: LintContext) -> [TableFinding] {
    TableTexts.contradictions(
      in: table, alike: { [$0.source, $0.comment ?? ""] }, text: \.target,
      message: { "the same source text is '\($0)' elsewhere; choose one translation" })
  }
}
