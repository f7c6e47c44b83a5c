import Diagnostics
import Messages
import PlainBytes
import Reading

/// Characters that Markdown takes for marks and that readers never see.
enum SwallowedCharacter: UnitRule {
  static let documentation = RuleDocumentation(
    id: "swallowed-character", family: .markdown, severity: .warning,
    summary: "Markdown takes characters of the text for marks, so that readers don't see them.",
    rationale: """
      Where the app reads Markdown, the asterisks of "Nutzer*innen und Kund*innen" make what is \
      between them italic and vanish, and so do tildes of ranges; a text that starts with `[Note]:` \
      vanishes as a whole. Write a backslash before the character.

      Silent unless the app's sources read the text as Markdown or its source has some.
      """,
    good: [
      RuleExample("Users and **customers**", "de", #"Nutzer\*innen und **Kund\*innen**"#),
      RuleExample("Users and customers", "de", "Nutzer*innen und Kund*innen"),
    ],
    bad: [
      RuleExample(
        "Users and customers **first**", "de", "Nutzer↓*innen und Kund*↑innen **zuerst**",
        finds: "both `*` are taken for marks and vanish; write `\\*`",
        fixed: #"Nutzer\*innen und Kund\*innen **zuerst**"#),
      RuleExample(
        "%@: message", "de", "↓[%@]: Nachricht",
        declaration: KeyDeclaration(readings: [.attributed], arguments: []),
        finds:
          "a text that starts with `[…]:` is taken for a definition and never shown; write `\\[` to show it",
        severity: .error,
        fixed: #"\[%@]: Nachricht"#),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let bytes = unit.target.bytes
    guard bytes.intersects(.swallowed),
      unit.markdownReading != .unlikely
    else { return [] }
    return definitions(unit) + marks(unit).prefix(ScanLimit.findings)
      + backslashes(unit).prefix(ScanLimit.findings)
  }

  private static func definitions(_ unit: LintUnit) -> [Finding] {
    let isInherited =
      !unit.isSource && unit.source.message.problems.contains { $0.kind == .definition }
    guard !isInherited else { return [] }
    return unit.target.message.problems.filter { $0.kind == .definition }.map { problem in
      let start = problem.range.lowerBound..<problem.range.lowerBound
      return Finding(
        problem.message, at: problem.range,
        fix: TextFix("Write `\\[`", isSafe: true, [TextEdit(start, "\\")]), severity: .error)
    }
  }

  /// Backslashes before punctuation that needs none.
  private static func backslashes(_ unit: LintUnit) -> [Finding] {
    let backslash = UInt8(ascii: "\\")
    guard !unit.isSource, unit.target.bytes.contains(backslash),
      !unit.source.bytes.contains(backslash)
    else { return [] }
    let needed = ByteSet("*_~`[]<>&\\^!()#%|-+.")
    return unit.target.message.nodes.filter { node in
      node.kind == .escape && !needed.contains(unit.target.byte(at: node.range.lowerBound + 1))
    }
    .map { node in
      let mark = node.range.lowerBound..<(node.range.lowerBound + 1)
      return Finding(
        "the backslash vanishes; remove it, or write `\\\\` for one that is meant", at: mark,
        fix: TextFix("Remove the backslash", isSafe: false, [TextEdit(mark, "")]))
    }
  }

  private static func marks(_ unit: LintUnit) -> [Finding] {
    guard !unit.isSource,
      EmphasisCount(unit.target).total > EmphasisCount(unit.source).total
    else { return [] }
    let isCertain = unit.markdownReading == .certain
    return unit.target.message.nodes.compactMap { node in
      guard node.kind == .emphasis || node.kind == .strikethrough,
        MarkLooks.isInsideWords(node.range, unit.target.value)
      else { return nil }
      let mark = Unicode.Scalar(unit.target.byte(at: node.range.lowerBound))
      let edits = [node.range.lowerBound, node.range.upperBound - 1].map {
        TextEdit($0..<$0, "\\")
      }
      return Finding(
        "both `\(mark)` are taken for marks and vanish; write `\\\(mark)`", at: node.range,
        fix: TextFix("Write backslashes", isSafe: isCertain, edits))
    }
  }
}
