import Diagnostics
import Messages
import Reading

/// A source text with several specifiers and no numbers.
enum UnnumberedArguments: UnitRule {
  static let documentation = RuleDocumentation(
    id: "unnumbered-arguments", family: .placeholders, severity: .note, isOptIn: true,
    summary: "The source has several specifiers without numbers.",
    rationale: """
      Other languages put words in another order. Who translates can number the specifiers, but \
      many don't know that, or which number is whose. Number them in the source: `%1$@ sent %2$@`.

      Keys that Swift derives from interpolations are left alone, since the compiler writes them.
      """,
    good: [
      RuleExample(source: "%1$@ sent %2$@"),
      RuleExample(source: "%@ is here"),
    ],
    bad: [
      RuleExample(
        source: "↓%@ sent %@ to %@",
        finds:
          "3 specifiers have no numbers, so that translators can't change their order; number them",
        fixed: "%1$@ sent %2$@ to %3$@")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.isSource, !unit.key.keyIsSource, unit.target.scan.arguments.count > 1 else {
      return []
    }
    let shown = unit.entry.localization.shownArguments(of: unit.target)
    guard shown.count > 1, let first = shown.map(\.range.lowerBound).min(),
      let last = shown.map(\.range.upperBound).max(),
      shown.allSatisfy({ $0.value != nil && $0.value?.position == nil }),
      // Names tell it, too.
      !shown.allSatisfy({ $0.value?.name != nil })
    else { return [] }
    let edits = shown.map {
      TextEdit($0.range.lowerBound + 1..<$0.range.lowerBound + 1, "\($0.number)$")
    }
    return [
      Finding(
        "\(shown.count) specifiers have no numbers, so that translators can't change their order; "
          + "number them",
        at: first..<last, fix: TextFix("Number the specifiers", isSafe: false, edits))
    ]
  }
}
