import ArgumentParser
import Foundation

/// How the cost of each command grows with each dimension of its input.
struct BenchScaling: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scaling",
    abstract: "Each command over inputs of which one dimension grows: 1x, 10x, 100x.",
    discussion:
      "Runs the program l10n, and counts the processor's seconds and the most memory. The exponent "
      + "is that of the growth: 1 is linear, 2 quadratic; - is too short to tell. MB is the most "
      + "memory at 100x, x input how much of it came with the input, in sizes of the input. "
      + "Exit code 1: a case grows faster than --most, or fails.")

  @Option(help: "Only cases whose name has this in it (repeatable).")
  var only: [String] = []

  @Option(help: "The largest exponent that is taken.")
  var most = 1.3

  @Option(help: "The program to measure (default: the l10n beside this one).")
  var binary: String?

  @Flag(help: "Only list the cases.")
  var list = false

  func run() throws {
    let cases = ScalingCase.all.filter { scaling in
      only.isEmpty || only.contains { scaling.name.contains($0) }
    }
    if list { return print(cases.map(\.name).joined(separator: "\n")) }
    let program = ScalingProgram(program: binary ?? Self.neighbour)
    guard program.isRunning else {
      throw ValidationError("\(program.program) can't be run; build it, or name it with --binary")
    }
    print(Self.line("", ["1x", "10x", "100x"].map { $0 + " s" } + ["exp.", "MB", "x input"]))
    var excesses: [String] = []
    for scaling in cases {
      let run = try program.run(scaling)
      print(Self.line(run))
      // Who sends the table elsewhere sees its lines as they come.
      fflush(nil)
      let isKnown = run.costs.count == ScalingRun.factors.count
      if !isKnown || run.exponent.map({ $0 > most }) ?? false { excesses.append(run.name) }
    }
    print("\(cases.count) cases, \(excesses.count) fail or grow faster than \(most)")
    if !excesses.isEmpty {
      print(excesses.map { "  " + $0 }.joined(separator: "\n"))
      throw ExitCode(1)
    }
  }

  /// `l10n` in the folder of this program.
  private static var neighbour: String {
    (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? ""))
      .deletingLastPathComponent().appending(path: "l10n").path
  }

  private static func line(_ run: ScalingRun) -> String {
    let seconds = ScalingRun.factors.indices.map { position in
      position < run.costs.count ? Measure.format(run.costs[position].seconds) : "failed"
    }
    let memory = run.costs.last.map { String($0.memory / 1_000_000) } ?? "-"
    return line(run.name, seconds + [number(run.exponent), memory, number(run.memoryPerByte)])
  }

  private static func number(_ value: Double?) -> String { value.map(Measure.format) ?? "-" }

  private static func line(_ name: String, _ columns: [String]) -> String {
    name.padding(toLength: max(name.count, 46), withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(1, 8 - $0.count)) + $0 }.joined()
  }
}
