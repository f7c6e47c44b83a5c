import Diagnostics
import Messages
import Reading

/// Caret attributes that can't be read.
enum MalformedAttributes: UnitRule {
  static let documentation = RuleDocumentation(
    id: "malformed-attributes", family: .attributes, severity: .error,
    summary: "Caret attributes are missing, not closed, or no JSON5.",
    rationale: """
      Attributes that can't be read are lost, and mostly people read them. In the parentheses stand \
      names and values as in JSON5: `(inflect: true)`, `(rainbow: 'fun', level: 2)`, with straight \
      quotation marks. Names and values are for the app and stay as they are in the source; they \
      are not translated.

      What the source gets wrong in the same way is reported there alone.
      """,
    good: [
      RuleExample("^[%lld cup](inflect: true)", "es", "^[%lld taza](inflect: true)")
    ],
    bad: [
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "^[%lld taza](inflect↓=↑true)",
        finds: "expected a colon after the name `inflect`, found `=`",
        fixed: "^[%lld taza](inflect: true)"),
      RuleExample(
        "^[Fast](rainbow: 'fun')", "es", "^[Rápido](rainbow: ↓‘fun’↑)",
        finds: "quotation marks like `‘` are not understood; write straight ones: `'`",
        fixed: "^[Rápido](rainbow: 'fun')"),
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "^[%lld taza](inflect: ↓verdadero↑)",
        finds: "`verdadero` is not a value; put text in quotation marks `'`"),
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "↓^[%lld taza](↑inflect: true",
        finds:
          "the attributes that start at `(` have no closing parenthesis, so people would read them; add `)`"
      ),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let problems = unit.target.message.problems
    guard !problems.isEmpty else { return [] }
    let own = problems.filter { isAboutAttributes($0.kind) && !isInherited($0, unit) }
    guard !own.isEmpty else { return [] }
    let names = (context.attributes ?? []).map(\.name)
    let said = BrokenCaret.faults(in: unit, names).map(\.range)
    return own.filter { problem in !said.contains { $0.overlaps(problem.range) } }
      .map { problem in
        Finding(
          problem.message, at: problem.range, fix: repair(problem, unit),
          severity: severity(problem, unit))
      }
  }

  /// Whether a text has mistakes of its own in its attributes, so that comparing them says little.
  static func hasProblems(_ unit: LintUnit) -> Bool {
    unit.target.message.problems.contains { isAboutAttributes($0.kind) && !isInherited($0, unit) }
  }

  private static func isAboutAttributes(_ kind: MessageProblem.Kind) -> Bool {
    switch kind {
    case .unclosedAttributes, .missingAttributes, .swallowedLabel, .malformedAttributes: true
    default: false
    }
  }

  private static func isInherited(_ problem: MessageProblem, _ unit: LintUnit) -> Bool {
    guard !unit.isSource else { return false }
    return unit.source.message.problems.contains { $0.message == problem.message }
  }

  /// In texts without attributes a caret before brackets may be meant.
  private static func severity(_ problem: MessageProblem, _ unit: LintUnit) -> Severity? {
    switch problem.kind {
    case .missingAttributes:
      unit.source.caretRegions.isEmpty || unit.isSource ? .warning : nil
    default: nil
    }
  }

  /// The ASCII characters that were meant, if they make the attributes readable.
  private static func repair(_ problem: MessageProblem, _ unit: LintUnit) -> TextFix? {
    guard case .malformedAttributes = problem.kind,
      let region = unit.target.caretRegions.last(where: {
        $0.payloadRange.contains(problem.range.lowerBound)
      })
    else { return nil }
    let payload = String(unit.target.value[utf8: region.payloadRange])
    let first = unit.target.message.problems.first { problem in
      isAboutAttributes(problem.kind) && region.payloadRange.contains(problem.range.lowerBound)
    }
    // One repair mends all that is wrong with a region.
    guard first == problem else { return nil }
    var edits: [TextEdit] = []
    for (scalar, range) in PlacedScalars(payload) {
      let start = region.payloadRange.lowerBound
      let place = (start + range.lowerBound)..<(start + range.upperBound)
      if scalar == "=" {
        edits.append(TextEdit(place, ": "))
      } else if let plain = JSONLookalike.plain(scalar) {
        edits.append(TextEdit(place, String(Unicode.Scalar(plain))))
      }
    }
    guard !edits.isEmpty else { return nil }
    let fix = TextFix("Write the characters of JSON5", isSafe: true, edits)
    let mended = LintText(fix.applied(to: unit.target.value), like: unit.target)
    return mended.message.problems.count < unit.target.message.problems.count ? fix : nil
  }
}
