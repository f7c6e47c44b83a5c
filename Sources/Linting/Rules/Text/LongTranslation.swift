import Diagnostics
import Messages

/// The text is far longer than its source.
enum LongTranslation: UnitRule {
  static let documentation = RuleDocumentation(
    id: "long-translation", family: .text, severity: .warning, isOptIn: true,
    summary: "The text is far longer than its source.",
    rationale: """
      A text of more than twice the source's length (and thirty characters more) is cut off or \
      breaks the layout, or it says more than the source does. Shorten it, or give the label more room.

      Languages differ, so the rule is off until a project turns it on.
      """,
    good: [RuleExample("Save", "de", "Sichern")],
    bad: [
      RuleExample(
        "Save now", "de", "↓Alle Änderungen an diesem Dokument jetzt sofort sichern",
        finds: "the text has 55 characters, the source 8; shorten it")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let bytes = unit.target.value.utf8.count
    guard bytes > unit.source.value.utf8.count + 30, unit.isComparable, !unit.target.isPart else {
      return []
    }
    let source = unit.source.proseWithAddresses.scalars.count
    let target = unit.target.proseWithAddresses.scalars.count
    guard target > source * 2 + 30 else { return [] }
    return [
      Finding(
        "the text has \(target) characters, the source \(source); shorten it", at: 0..<bytes)
    ]
  }
}
