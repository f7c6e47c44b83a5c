import Diagnostics

/// One source text is translated in two ways in two tables.
enum InconsistentTables: TableRule {
  static let documentation = RuleDocumentation(
    id: "inconsistent-tables", family: .catalog, severity: .note, isOptIn: true,
    summary: "The same source text is translated in another way in another table.",
    rationale: """
      A reader doesn't know which file a text comes from and takes two words for two things. Choose \
      one translation, unless the places differ in meaning.

      Texts that differ only in capitals or in the marks at their ends count as the same. Within a \
      table `inconsistent-translation` looks. A word may well need two translations, and all tables \
      are read, so the rule is off until a project turns it on.
      """,
    good: [], bad: [])

  static func findings(in table: any LintTable, _ context: LintContext) -> [TableFinding] {
    TableTexts.pairs(of: table).flatMap { language, pairs in
      let first = context.tables.firstTranslations(in: language)
      return pairs.compactMap { pair -> TableFinding? in
        guard let other = first[pair.source], let file = other.file, file != pair.file,
          TableTexts.folded(other.target) != TableTexts.folded(pair.target)
        else { return nil }
        return TableFinding(
          index: pair.index, language: language,
          EntryFinding(
            Finding(
              "the same source text is '\(other.target.shortened(to: 60))' in \(file); choose one "
                + "translation")))
      }
    }
  }
}
