import Diagnostics
import Foundation
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

  func report(_ outcome: LintOutcome, _ format: LintReportFormat) throws {
    let isPlaced = [.sarif, .junit, .github].contains(format)
    let report = LintReport(
      outcome, paths: isPlaced ? Self.repositoryPaths : RepositoryPaths(root: nil, current: ""),
      source: tree.shownText)
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
    // What kept it from looking at anything is no result of looking.
    guard format == .text || format == .github, !project.quiet,
      outcome.fileCount > 0 || !outcome.diagnostics.hasErrors
    else { return }
    Console.remark("\(report.summary)\n")
  }

  /// Services take paths from the folder that they checked out, whatever a step's working folder is.
  private static var repositoryPaths: RepositoryPaths {
    let disk = DiskFileTree()
    let current = disk.realPath(of: ".") ?? "."
    let environment = ProcessInfo.processInfo.environment
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { environment[$0] }
      .filter { !$0.isEmpty }.compactMap(disk.realPath)
    // Git is asked only where nobody says it; in a container the folder may be another one.
    if let root = RepositoryPaths.root(of: current, among: named) {
      return RepositoryPaths(root: root, current: current)
    }
    let top = (try? Git(in: current).top()).flatMap { $0.flatMap(disk.realPath) }
    return RepositoryPaths(root: top, current: current)
  }
}
