import ArgumentParser
import Diagnostics
import Foundation
import Workflows

/// Prints results to stdout and diagnostics to stderr.
///
/// All that the tool prints goes through here: for people as `ConsoleText`, for other programs as
/// `ExactText`. A result that can't be printed ends the command with the exit code for that.
struct Console {
  private let project: ProjectOptions
  private let tree: any FileTree

  /// - Parameter tree: The files that diagnostics may show lines of.
  init(_ project: ProjectOptions, _ tree: any FileTree) {
    self.project = project
    self.tree = tree
  }

  var isJSON: Bool { project.json }

  var isQuiet: Bool { project.quiet }

  /// Prints diagnostics as text, unless they are part of a JSON report on stdout; of what is said of very
  /// many files the first.
  func report(_ diagnostics: [Diagnostic], isJSON: Bool) {
    guard !isJSON else { return }
    let shown = project.quiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    Self.show(FoldedDiagnostics(shown).all, color: project.color, in: tree)
  }

  /// Diagnostics as part of a JSON report.
  func json(_ diagnostics: [Diagnostic]) -> [JSONText] { Self.json(diagnostics, in: tree) }

  /// Prints diagnostics as text.
  static func show(
    _ diagnostics: [Diagnostic], color: ColorChoice = .auto, in tree: any FileTree = DiskFileTree()
  ) {
    let renderer = TextRenderer(
      usesColor: color.usesColor(for: .errors), source: tree.shownText)
    remark(renderer.render(diagnostics))
  }

  /// Diagnostics as part of a JSON report.
  static func json(_ diagnostics: [Diagnostic], in tree: any FileTree) -> [JSONText] {
    JSONRenderer(source: tree.shownText).objects(for: diagnostics)
  }

  func report(_ report: ExtractReport, of outcome: ExtractOutcome, isCheck: Bool) throws {
    guard !isJSON else {
      return try Self.write(ExactText(report.json(diagnostics: json(outcome.diagnostics))))
    }
    try Self.write(report.explanation)
    // Where somebody asks why, nothing is written.
    guard outcome.explanation.isEmpty else { return }
    guard !isQuiet else { return isCheck ? try Self.write(report.counts) : () }
    if isCheck {
      for part in report.difference { try Self.write(part) }
    } else {
      try Self.write(report.text)
    }
    if let summary = report.summary(isCheck: isCheck) { Self.remark("\(summary)\n") }
  }

  func report(_ report: FormatReport, of outcome: FormatOutcome, isCheck: Bool) throws {
    guard !isJSON else {
      return try Self.write(ExactText(report.json(diagnostics: json(outcome.diagnostics))))
    }
    guard !isQuiet else { return }
    try Self.write(report.text)
    if let summary = report.summary(isCheck: isCheck) { Self.remark("\(summary)\n") }
  }
}

/// The two streams.
extension Console {
  /// Prints a result for people.
  static func write(_ text: ConsoleText) throws { try write(text.output) }

  /// Prints a result for other programs; a terminal shows it without obeying it.
  static func write(_ text: ExactText) throws {
    try write(ConsoleStream.output.isTerminal ? text.visible.output : text.text)
  }

  /// The same for UTF-8.
  static func write(exactly utf8: [UInt8]) throws {
    guard !ConsoleStream.output.isTerminal else {
      return try write(ExactText(String(decoding: utf8, as: UTF8.self)))
    }
    try write { () throws(OutputFailure) in
      try ConsoleStream.output.write(utf8)
    }
  }

  private static func write(_ text: String) throws {
    try write { () throws(OutputFailure) in
      try ConsoleStream.output.write(text)
    }
  }

  private static func write(_ body: () throws(OutputFailure) -> Void) throws {
    do throws(OutputFailure) {
      try body()
    } catch {
      // A reader that has seen enough wants to hear no more, here neither.
      if !error.isClosedPipe {
        remark("error: standard output can't be written (\(error.reason))\n")
      }
      throw ExitCode(ExitStatus.couldNotRun.rawValue)
    }
  }

  /// Prints what is no result to stderr; where that takes nothing, there is nobody to tell.
  static func remark(_ text: ConsoleText) { try? ConsoleStream.errors.write(text.output) }
}

extension ColorChoice {
  /// Whether what is written to a stream is coloured.
  func usesColor(for stream: ConsoleStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      TerminalColors.areShown(
        isTerminal: stream.isTerminal, environment: ProcessInfo.processInfo.environment)
    }
  }
}
