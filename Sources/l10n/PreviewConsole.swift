import Diagnostics
import Foundation
import Workflows

/// Prints previews, and keeps and checks snapshots of them.
struct PreviewConsole {
  private let project: ProjectOptions
  private let output: PreviewOutput
  private let tree: any FileTree

  /// - Parameter tree: The files that diagnostics may show lines of, and snapshots are kept in.
  init(_ project: ProjectOptions, _ output: PreviewOutput, _ tree: any FileTree) {
    self.project = project
    self.output = output
    self.tree = tree
  }

  /// Answers the lines of standard input, one by one.
  func answerLines(_ batch: PreviewBatch) throws -> ExitStatus {
    Console(project, tree).report(batch.diagnostics, isJSON: false)
    try BatchLines().answer(by: batch)
    return batch.status
  }

  func show(_ outcome: PreviewOutcome) throws -> ExitStatus {
    Console(project, tree).report(outcome.diagnostics, isJSON: false)
    guard outcome.status != .couldNotRun || !outcome.report.previews.isEmpty else {
      return outcome.status
    }
    defer { remark(on: outcome) }
    if let path = output.saveSnapshot { return save(outcome, to: SnapshotFile(path, in: tree)) }
    if let path = output.checkSnapshot {
      return try check(outcome, against: SnapshotFile(path, in: tree))
    }
    try render(outcome.report)
    return outcome.status
  }

  /// Which texts are marked among what may be thousands of lines.
  private func remark(on outcome: PreviewOutcome) {
    guard !project.quiet, let summary = UnrenderedText.summary(of: outcome.unrendered) else {
      return
    }
    Console.remark("\(summary)\n")
  }

  private func render(_ report: PreviewReport) throws {
    if output.plain {
      try write(PreviewPlain(), report)
    } else if project.json || output.format == .json {
      try write(PreviewJSON(), report)
    } else if output.format == .html {
      try write(PreviewPage(), report)
    } else {
      try PreviewTable(style).render(report) { try Console.write($0) }
    }
  }

  private var style: PreviewTableStyle {
    let usesColor: Bool? =
      switch project.color {
      case .auto: nil
      case .always: true
      case .never: false
      }
    return PreviewTableStyle(
      isTerminal: ConsoleStream.output.isTerminal, usesColor: usesColor,
      environment: ProcessInfo.processInfo.environment, explains: output.explain)
  }

  private func write<Renderer: PreviewRenderer>(
    _ renderer: Renderer, _ report: PreviewReport
  ) throws where Renderer.Output == String {
    try renderer.render(report) { try Console.write(ExactText($0)) }
  }

  // MARK: Snapshots

  private func save(_ outcome: PreviewOutcome, to file: SnapshotFile) -> ExitStatus {
    let command = (["l10n"] + CommandLine.arguments.dropFirst()).joined(separator: " ")
    let diagnostics = file.save(outcome.report, command: command, replacesFiles: output.force)
    Console.show(diagnostics, color: project.color, in: tree)
    return diagnostics.hasErrors ? .couldNotRun : outcome.status
  }

  private func check(_ outcome: PreviewOutcome, against file: SnapshotFile) throws -> ExitStatus {
    let check: SnapshotCheck
    do throws(FileError) {
      check = try file.check(outcome.report)
    } catch {
      Console.show([error.diagnostic], color: project.color, in: tree)
      return .couldNotRun
    }
    return try show(check, outcome.status)
  }

  private func show(_ check: SnapshotCheck, _ status: ExitStatus) throws -> ExitStatus {
    try Console.write(check.difference)
    for line in [check.problem, check.summary].compactMap(\.self) where !project.quiet {
      Console.remark("\(line)\n")
    }
    if check.problem != nil { return .couldNotRun }
    return check.isClean ? status : max(status, .findings)
  }
}
