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

  func show(_ outcome: PreviewOutcome) -> ExitStatus {
    Console(project).report(outcome.diagnostics, isJSON: false)
    guard outcome.status != .couldNotRun || !outcome.report.previews.isEmpty else {
      return outcome.status
    }
    if let path = output.saveSnapshot { return save(outcome, to: path) }
    if let path = output.checkSnapshot { return check(outcome, against: path) }
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

  private func save(_ outcome: PreviewOutcome, to path: String) -> ExitStatus {
    let command = (["l10n"] + CommandLine.arguments.dropFirst()).joined(separator: " ")
    let text = PreviewSnapshot(command: command).text(outcome.report)
    do throws(FileError) {
      try DiskFileTree().write(Array(text.utf8), to: path)
      return outcome.status
    } catch {
      Console.show([error.diagnostic], color: project.color)
      return .couldNotRun
    }
  }

  private func check(_ outcome: PreviewOutcome, against path: String) -> ExitStatus {
    do throws(FileError) {
      let check = SnapshotCheck(
        outcome.report, snapshot: try DiskFileTree().read(path), path: path)
      return show(check, outcome.status)
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
