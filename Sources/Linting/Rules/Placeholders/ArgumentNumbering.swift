import Diagnostics
import Messages

/// Numbers of specifiers have gaps, or stand on some specifiers only.
enum ArgumentNumbering: UnitRule {
  static let documentation = RuleDocumentation(
    id: "argument-numbering", family: .placeholders, severity: .error,
    summary: "Specifiers are numbered with gaps, or only some of them are.",
    rationale: """
      Foundation counts arguments by what stands in front of them: beside `%2$@` an unnumbered `%@` \
      may show any argument, and where `%1$@` isn't used it can't know how much to skip. Number all \
      specifiers of a text or none, and use every argument up to the highest.
      """,
    good: [
      RuleExample("%@ sent %@ to %@", "de", "%1$@ hat %3$@ %2$@ geschickt")
    ],
    bad: [
      RuleExample(
        "%@ sent %@", "de", "%2$@ von ↓%@",
        finds:
          "'%@' mixes with the others: placeholders are numbered in this string and unnumbered; number all of them ('%1$@ %2$@') or none"
      ),
      RuleExample(
        source: "%1$@ sent ↓%3$@",
        finds:
          "the numbers skip 2 before '%3$@', and Foundation can't know what to skip; use every argument before it",
        severity: .warning),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.target.scan.problems.isEmpty else { return [] }
    let source = unit.isSource ? [] : unit.source.scan.problems.map(\.kind)
    return unit.target.scan.problems.compactMap { problem in
      switch problem.kind {
      case .mixedNumbering
      where !source.contains(.mixedNumbering)
        && !unit.target.scan.problems.contains(where: \.isMalformed):
        return Finding(problem.message, at: problem.range)
      case .missingArguments(let numbers) where !source.contains(problem.kind):
        // What the source shows and the translation doesn't has a finding of its own.
        if !unit.isSource, let reference = ArgumentReference(unit) {
          if numbers.contains(where: { reference[$0] == nil }) { return nil }
          let isCount = unit.countArgument(reference).map(numbers.contains) ?? false
          guard isCount else { return nil }
        }
        return Finding(problem.message, at: problem.range, severity: .warning)
      default: return nil
      }
    }
  }
}
