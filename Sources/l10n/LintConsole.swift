import Diagnostics
import Foundation
import Workflows

/// Prints what lint found: findings to stdout, what kept it from looking to stderr.
struct LintConsole {
  private let project: ProjectOptions

  init(_ project: ProjectOptions) { self.project = project }

  func report(_ outcome: LintOutcome, _ format: LintFormat) {
    let report = LintReport(outcome, source: Console.bytes)
    switch format {
    case .json: Self.write(report.json.text(indented: true) + "\n")
    case .sarif: Self.write(report.sarif.text(indented: true) + "\n")
    case .github: Self.write(report.gitHub)
    case .text:
      let usesColor = project.color.usesColor(for: STDOUT_FILENO)
      Self.write(report.text(usesColor: usesColor, errorsOnly: project.quiet))
    }
    Console(project).report(outcome.diagnostics, isJSON: format != .text)
    guard format == .text || format == .github, !project.quiet else { return }
    Console.write(report.summary + "\n", to: .standardError)
  }

  private static func write(_ text: String) { Console.write(text, to: .standardOutput) }
}
