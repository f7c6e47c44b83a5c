import Diagnostics
import Workflows

/// Prints what lint found: findings to stdout, what kept it from looking to stderr.
struct LintConsole {
  private let project: ProjectOptions

  init(_ project: ProjectOptions) { self.project = project }

  func report(_ outcome: LintOutcome, _ format: LintFormat) throws {
    let report = LintReport(outcome, source: Console.bytes)
    switch format {
    case .json: try Console.write(ExactText(report.json))
    case .sarif: try Console.write(ExactText(report.sarif))
    case .github: try Console.write(report.gitHub)
    case .text:
      let usesColor = project.color.usesColor(for: .output)
      try Console.write(report.text(usesColor: usesColor, errorsOnly: project.quiet))
    }
    Console(project).report(outcome.diagnostics, isJSON: format != .text)
    guard format == .text || format == .github, !project.quiet else { return }
    Console.remark("\(report.summary)\n")
  }
}
