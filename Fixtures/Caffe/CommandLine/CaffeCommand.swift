import Foundation

/// The program: arguments in, text out, and an exit code.
@main
enum CaffeCommand {
  /// What a run prints, and how it ends.
  struct Outcome: Equatable {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  static func main() {
    let outcome = run(
      Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
      isTerminal: isatty(STDOUT_FILENO) == 1)
    try? FileHandle.standardError.write(contentsOf: Data(outcome.errors.utf8))
    try? FileHandle.standardOutput.write(contentsOf: Data(outcome.output.utf8))
    exit(outcome.status)
  }

  /// Takes an order.
  ///
  /// - Parameters:
  ///   - environment: Only `NO_COLOR` is looked at.
  ///   - isTerminal: Whether the output goes to a terminal.
  ///   - now: When the order is placed.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], isTerminal: Bool = false,
    now: Date = .now
  ) -> Outcome {
    do throws(UsageError) {
      let options = try Options(arguments)
      guard !options.wantsHelp else { return Outcome(output: Options.help) }
      let isColorWelcome = isTerminal && environment["NO_COLOR", default: ""].isEmpty
      let terminal = Terminal(isStyled: options.color.isOn(automatically: isColorWelcome))
      let lines = Visit(options, at: now).lines.map(terminal.text)
      return Outcome(output: lines.joined(separator: "\n") + "\n", errors: options.notes)
    } catch {
      return Outcome(errors: "caffe: \(error.message)\nTry caffe --help.\n", status: 64)
    }
  }
}
