import Diagnostics

/// One source text is translated in two ways.
enum InconsistentTranslation: TableRule {
  static let documentation = RuleDocumentation(
    id: "inconsistent-translation", family: .catalog, severity: .note, isOptIn: true,
    summary: "The same source text is translated in two ways.",
    rationale: """
      A reader takes two words for two things. Choose one translation, unless the places differ in \
      meaning; then say so in the comments.

      Only keys with the same comment are compared where they have comments. The rule is off until a project turns it on.
      """,
    good: [], bad: [])

  static func findings(in table: any LintTable, _ context: LintContext) -> [TableFinding] {
    TableTexts.pairs(of: table).flatMap { language, pairs in
      var first: [String: TableTexts.Pair] = [:]
      return pairs.compactMap { pair -> TableFinding? in
        guard let earlier = first[pair.source] else {
          first[pair.source] = pair
          return nil
        }
        guard TableTexts.folded(earlier.target) != TableTexts.folded(pair.target) else {
          return nil
        }
        return TableFinding(
          index: pair.index, language: language,
          EntryFinding(
            Finding(
              "the same source text is '\(earlier.target.shortened(to: 60))' elsewhere; choose one "
                + "translation")))
      }
    }
  }
}
