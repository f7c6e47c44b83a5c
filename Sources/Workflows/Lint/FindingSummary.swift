import Diagnostics

/// Which rules found how much.
struct FindingSummary {
  private let outcome: LintOutcome

  init(_ outcome: LintOutcome) { self.outcome = outcome }

  /// A line for each rule, the worst first; nothing where nothing was found.
  var text: ConsoleText {
    let rules = outcome.counts.rules
    guard !rules.isEmpty else { return ConsoleText() }
    let width = rules.map(\.rule.count).max() ?? 0
    var text: ConsoleText = "\nfindings by rule:\n"
    for rule in rules {
      let fill = ConsoleText(spaces: width - rule.rule.count)
      text += "  \(rule.rule)\(fill)  \(Self.counts(of: rule))\n"
    }
    let hidden = outcome.counts.rules.reduce(0) { $0 + $1.all } - outcome.findings.count
    if hidden > 0 {
      let more = hidden == 1 ? "1 more is" : "\(hidden) more are"
      text += "\(more) not shown; a greater --max shows \(hidden == 1 ? "it" : "them")\n"
    }
    text += "`l10n lint --rule ID` lists one rule's findings, `--explain ID` tells about it\n"
    return text
  }

  /// The same for other tools, with what turns a rule off.
  var rules: [JSONText] {
    outcome.counts.rules.map { rule in
      .object([
        ("rule", .string(rule.rule)), ("errors", .number(rule.errors)),
        ("warnings", .number(rule.warnings)), ("notes", .number(rule.notes)),
        ("turnOff", .string(Silencing(rule.rule).hint)),
      ])
    }
  }

  private static func counts(of rule: FindingCounts.OfRule) -> String {
    let parts = [(rule.errors, "error"), (rule.warnings, "warning"), (rule.notes, "note")]
    return parts.filter { $0.0 > 0 }.map { String.counted($0, $1) }.joined(separator: ", ")
  }
}
