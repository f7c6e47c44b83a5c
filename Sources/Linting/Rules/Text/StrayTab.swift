import Diagnostics
import Messages
import Reading

/// A tab that the source doesn't have.
enum StrayTab: UnitRule {
  static let documentation = RuleDocumentation(
    id: "stray-tab", family: .text, severity: .warning,
    summary: "The text has a tab that the source doesn't have, or lost one.",
    rationale: """
      A tab comes in with a paste from a table. It is shown as a gap of any width, and apps that \
      split a text at tabs get other columns than they expect. Write a space, or the tabs of the source.
      """,
    good: [RuleExample("Name\tAge", "de", "Name\tAlter")],
    bad: [
      RuleExample(
        "Sign in now", "de", "Jetzt↓\t↑anmelden",
        finds: "a tab that the source doesn't have; write a space", fixed: "Jetzt anmelden"),
      RuleExample(
        "Name\tAge", "de", "↓Name Alter",
        finds: "the source has tabs, this text has none; write them where the source does"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let hasTabs = unit.target.profile.traits.contains(.tabs)
    guard hasTabs != unit.source.profile.traits.contains(.tabs), unit.isComparable else {
      return []
    }
    guard hasTabs else {
      let edges = EdgeSpace(unit.source.value)
      let isInside = unit.source.value.utf8.enumerated().contains { offset, byte in
        byte == 0x09 && edges.leading.upperBound <= offset && offset < edges.trailing.lowerBound
      }
      guard isInside else { return [] }
      return [
        Finding(
          "the source has tabs, this text has none; write them where the source does",
          at: unit.target.wholeRange)
      ]
    }
    let edges = EdgeSpace(unit.target.value)
    return unit.target.value.utf8.enumerated().compactMap { offset, byte -> Finding? in
      guard byte == 0x09, edges.leading.upperBound <= offset, offset < edges.trailing.lowerBound
      else { return nil }
      return Finding(
        "a tab that the source doesn't have; write a space", at: offset..<(offset + 1),
        fix: TextFix("Write a space", isSafe: false, [TextEdit(offset..<(offset + 1), " ")]))
    }.asOneCause
  }
}
