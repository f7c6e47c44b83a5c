import Diagnostics
import Foundation
import Workflows

/// Prints previews, and keeps and checks snapshots of them.
struct PreviewConsole {
  private let project: ProjectOptions
  private let output: PreviewOutput

  init(_ project: ProjectOptions, _ output: PreviewOutput) {
    self.project = project
    self.output = output
  }

  /// Answers the lines of standard input, one by one.
  func answerLines(_ batch: PreviewBatch) -> ExitStatus {
    Console(project).report(batch.diagnostics, isJSON: false)
    var batch = batch
    BatchLines().answer { batch.answer($0) }
    return batch.status
  }

  func show(_ outcome: PreviewOutcome, in tree: any FileTree) -> ExitStatus {
    Console(project).report(outcome.diagnostics, isJSON: false)
    guard outcome.status != .couldNotRun || !outcome.report.previews.isEmpty else {
      return outcome.status
    }
    if let path = output.saveSnapshot { return save(outcome, to: SnapshotFile(path, in: tree)) }
    if let path = output.checkSnapshot {
      return check(outcome, against: SnapshotFile(path, in: tree))
    }
    render(outcome.report)
    return outcome.status
  }

  private func render(_ report: PreviewReport) {
    if output.plain {
      write(PreviewPlain(isTerminal: isTerminal), report)
    } else if project.json || output.format == .json {
      write(PreviewJSON(), report)
    } else if output.format == .html {
      write(PreviewPage(), report)
    } else {
      write(PreviewTable(style), report)
    }
  }

  private var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private var style: PreviewTableStyle {
    let usesColor: Bool? =
      switch project.color {
      case .auto: nil
      case .always: true
      case .never: false
      }
    return PreviewTableStyle(
      isTerminal: isTerminal, usesColor: usesColor,
      environment: ProcessInfo.processInfo.environment, explains: output.explain)
  }

  private func write(_ renderer: some PreviewRenderer, _ report: PreviewReport) {
    renderer.render(report) { text in
      try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
  }

  // MARK: Snapshots

  private func save(_ outcome: PreviewOutcome, to file: SnapshotFile) -> ExitStatus {
    let command = (["l10n"] + CommandLine.arguments.dropFirst()).joined(separator: " ")
    let diagnostics = file.save(outcome.report, command: command, replacesFiles: output.force)
    Console.show(diagnostics, color: project.color)
    return diagnostics.contains { $0.severity == .error } ? .couldNotRun : outcome.status
  }

  private func check(_ outcome: PreviewOutcome, against file: SnapshotFile) -> ExitStatus {
    do throws(FileError) {
      return show(try file.check(outcome.report), outcome.status)
    } catch {
      Console.show([error.diagnostic], color: project.color)
      return .couldNotRun
    }
  }

  private func show(_ check: SnapshotCheck, _ status: ExitStatus) -> ExitStatus {
    try? FileHandle.standardOutput.write(contentsOf: Data(check.difference.utf8))
    for line in [check.problem, check.summary].compactMap(\.self) where !project.quiet {
      try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }
    if check.problem != nil { return .couldNotRun }
    return check.isClean ? status : max(status, .findings)
  }
}
