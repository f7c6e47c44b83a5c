import Diagnostics
import Messages
import Reading
import Vocabulary

/// Caret attributes in a text that nobody reads them in.
enum CaretInPlainString: UnitRule {
  static let documentation = RuleDocumentation(
    id: "caret-in-plain-string", family: .attributes, severity: .error,
    summary: "A text has caret attributes and the app's code reads it as a plain string.",
    rationale: """
      `String(localized:)` and `NSLocalizedString` read neither Markdown nor attributes, so that \
      people see `^[2 cups](inflect: true)`. The code should say `AttributedString(localized:)` or \
      `Text`, and where it can't, the texts need plural forms in place of attributes.

      It is reported in the source language; in a translation where the source has no attributes.

      A key that stands for its text gets a note when it has `inflect`: Foundation inflects only \
      texts of languages that the app has, so a catalog should have the text in the source language \
      too.
      """,
    good: [
      RuleExample(
        source: "^[%lld cup](inflect: true)",
        declaration: KeyDeclaration(readings: [.attributed], arguments: []))
    ],
    bad: [
      RuleExample(
        source: "Add ↓^[%lld cup](inflect: true)",
        declaration: KeyDeclaration(readings: [.plain], arguments: []),
        finds:
          "the code reads this text as a plain string, so people see the attributes; read it with `AttributedString(localized:)` or `Text`"
      )
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.mayHaveCarets else { return [] }
    let regions = unit.target.caretRegions
    guard let first = regions.first else { return [] }
    if unit.key.declaration?.readings == [.plain] {
      guard unit.isSource || unit.source.caretRegions.isEmpty else { return [] }
      return regions.map { region in
        Finding(
          "the code reads this text as a plain string, so people see the attributes; read it "
            + "with `AttributedString(localized:)` or `Text`", at: region.range)
      }
    }
    let isInflected = regions.contains { $0.members.contains { $0.agreement == .inflect } }
    guard unit.isSource, unit.key.keyIsSource, isInflected else { return [] }
    return [
      Finding(
        "the source language has no text for this key, and Foundation inflects only what it finds "
          + "in a catalog; add the text", at: first.range, severity: .note)
    ]
  }
}
