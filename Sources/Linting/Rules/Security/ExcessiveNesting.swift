import Diagnostics
import Messages

/// A text too deep or too faulty to be read to its end.
enum ExcessiveNesting: UnitRule {
  static let documentation = RuleDocumentation(
    id: "excessive-nesting", family: .security, severity: .error,
    summary: "The text has so many open brackets or mistakes that reading it stops.",
    rationale: """
      A text with a hundred brackets inside each other was made to slow programs down, or came out \
      of one that failed. What is behind the place is taken for plain text, so that people read \
      brackets and attributes. Remove what is too much.

      What the source has too is reported there alone.
      """,
    good: [
      RuleExample("Read [this](https://example.com)", "de", "[Dies](https://example.com) lesen")
    ],
    bad: [
      RuleExample(
        "Read this", "de",
        .one(String(repeating: "[", count: Message.maximumDepth) + "↓[↑Dies lesen"),
        finds:
          "brackets and marks stand more than 100 deep in each other; what is deeper is plain text; close or remove some"
      )
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let problems = unit.target.message.problems
    guard !problems.isEmpty else { return [] }
    return problems.filter { isExcessive($0) }.compactMap { problem in
      guard
        unit.isSource || !unit.source.message.problems.contains(where: { $0.kind == problem.kind })
      else { return nil }
      return Finding(problem.message, at: problem.range)
    }
  }

  private static func isExcessive(_ problem: MessageProblem) -> Bool {
    switch problem.kind {
    case .tooLong, .nestedTooDeeply, .tooManyProblems: true
    default: false
    }
  }
}
