import Diagnostics

/// A text that goes on into the entries behind it.
enum EntriesInText: UnitRule {
  static let documentation = RuleDocumentation(
    id: "entries-in-text", family: .catalog, severity: .error,
    summary: "The text has the entries of a `.strings` file in it that should follow it.",
    rationale: """
      Where the closing quote of a text is escaped or typographic (`”`), the text goes on to the next \
      straight one. Readers see `";` and the names of keys, and the entries in between are lost. Close \
      the text with a straight quote without a backslash, and write the others behind it.

      Where a file can't be read to its end, `syntax-error` tells of it. The rule is silent where the \
      source has such a text, too.
      """,
    good: [
      RuleExample("Name the \"cup\"; then save", "de", "Benenne die „Tasse“; dann sichere"),
      RuleExample(
        "Write \"key\" = \"text\";", "de", "Schreib \"key\" = \"text\"; und den nächsten"),
      RuleExample(
        "Like this: \"a\" = \"b\";\n\"c\" = \"d\";", "de",
        "So: \"a\" = \"b\";\n\"c\" = \"d\";"),
    ],
    bad: [
      RuleExample(
        "Cup", "de", "Tasse↓\";\n\"save\" = \"Sichern",
        finds: "the text goes on into the entry 'save'; close it with a straight quote before `;`"),
      RuleExample(
        "Cup", "de", "Tasse↓”;\n\n/* A button */\n“save” = “Sichern",
        finds: "the text goes on into the entry 'save'; close it with a straight quote before `;`"),
      RuleExample(
        "Cup", "de", "Tasse↓\";\nNSCameraUsageDescription = \"Für Fotos",
        finds:
          "the text goes on into the entry 'NSCameraUsageDescription'; close it with a straight quote before `;`"
      ),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.profile.traits.isSuperset(of: [.quotes, .semicolons]),
      unit.target.isShort, unit.source.isShort, let entry = SwallowedEntry(in: unit.target.value),
      SwallowedEntry(in: unit.source.value) == nil
    else { return [] }
    return [
      Finding(
        "the text goes on into the entry '\(entry.key)'; close it with a straight quote before `;`",
        at: entry.range)
    ]
  }
}
