import Diagnostics

/// Two source texts have the same translation.
enum SameTranslation: TableRule {
  static let documentation = RuleDocumentation(
    id: "same-translation", family: .catalog, severity: .note, isOptIn: true,
    summary: "Two source texts that differ have the same translation.",
    rationale: """
      Two commands with one name can't be told apart, and often one of them holds the text of the \
      other by mistake. Check which one is meant.

      Texts that differ only in capitals or in the marks at their ends count as the same. The rule is \
      off until a project turns it on.
      """,
    good: [], bad: [])

  static func findings(in table: any LintTable, _ context: LintContext) -> [TableFinding] {
    TableTexts.contradictions(
      in: table, alike: \.target, text: \.source,
      message: { "'\($0)' has the same translation; check which one is meant" })
  }
}
