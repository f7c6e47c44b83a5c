import Diagnostics
import Workflows

/// Prints what lint found: findings to stdout, what kept it from looking to stderr.
struct LintConsole {
  private let project: ProjectOptions

  private let tree: any FileTree

  /// - Parameter tree: The files that findings may show lines of.
  init(_ project: ProjectOptions, _ tree: any FileTree) {
    self.project = project
    self.tree = tree
  }

  func report(_ outcome: LintOutcome, _ format: LintFormat) throws {
    let report = LintReport(outcome, source: tree.shownText)
    switch format {
    case .json: try Console.write(ExactText(report.json))
    case .sarif: try Console.write(ExactText(report.sarif))
    case .junit: try Console.write(report.junit)
    case .github: try Console.write(report.gitHub)
    case .text:
      let usesColor = project.color.usesColor(for: .output)
      try Console.write(report.text(usesColor: usesColor, errorsOnly: project.quiet))
    }
    Console(project, tree).report(outcome.diagnostics, isJSON: format != .text)
    guard format == .text || format == .github, !project.quiet else { return }
    Console.remark("\(report.summary)\n")
  }
}
