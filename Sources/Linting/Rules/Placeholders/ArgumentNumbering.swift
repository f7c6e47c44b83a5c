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

      A form of a variable in a `.stringsdict` counts from the variable's own argument, so `%ld` may \
      stand there beside `%1$@`. To skip an argument that is known to be text or a whole number is \
      a note, since those all take the same room on 64-bit platforms.
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
    if let mixed = unit.mixedNumbering { return [Finding(mixed.message, at: mixed.range)] }
    let source = unit.isSource ? [] : unit.source.scan.problems.map(\.kind)
    return unit.target.scan.problems.compactMap { problem in
      guard case .missingArguments(let numbers) = problem.kind, !source.contains(problem.kind)
      else { return nil }
      let reference = unit.argumentReference
      // What the source shows and the translation doesn't has a finding of its own.
      if !unit.isSource, let reference {
        if numbers.contains(where: { reference[$0] == nil }) { return nil }
        let isCount = unit.countArgument(reference).map(numbers.contains) ?? false
        guard isCount else { return nil }
      }
      let isHarmless = numbers.allSatisfy { reference?[$0]?.takesOneWord ?? false }
      return Finding(problem.message, at: problem.range, severity: isHarmless ? .note : .warning)
    }
  }
}

extension ArgumentReference.Argument {
  /// Whether Foundation skips as much as the argument takes, whatever it takes it for.
  fileprivate var takesOneWord: Bool {
    !types.isEmpty && types.allSatisfy { $0.isInteger || $0 == .object }
  }
}
