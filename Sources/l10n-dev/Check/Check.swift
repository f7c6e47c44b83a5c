import ArgumentParser
import Foundation

/// What takes too long for the suite, or needs more than a test may do.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Kill commands, take away what they need, run the suite with sanitizers, and hold "
      + "what is read on demand against all.")

  @Flag(
    help: "Kill writing commands at random moments, and let them run into faults of the system.")
  var faults = false

  @Flag(help: "Run the suite with the sanitizers of threads and addresses, in builds of their own.")
  var sanitize = false

  @Option(
    help: "A folder of Swift files in which reading on demand must find what reading all does.")
  var extraction: [String] = []

  @Option(help: "How often a command is killed, over all commands.")
  var count = 1000

  @Option(help: "How many keys the catalogs of the commands have.")
  var keys = 1500

  @Option(help: "Only the command with this name.")
  var command: String?

  @Flag(inversion: .prefixedNo, help: "Let commands run into faults of the system, too.")
  var system = true

  @Option(help: "Where the random numbers start.")
  var seed: UInt64 = 1

  @Option(help: "The l10n that is tried (default: the one beside this program).")
  var tool: String?

  func validate() throws {
    guard faults || sanitize || !extraction.isEmpty else {
      throw ValidationError("Say what to check: --faults, --sanitize or --extraction.")
    }
    let names = FaultCommand.all(keys: 1).map(\.name)
    if let command, !names.contains(command) {
      throw ValidationError("The commands are \(names.joined(separator: ", ")).")
    }
  }

  func run() throws {
    var problems: [String] = []
    if faults { problems += try brokenByFaults() }
    if sanitize { problems += try brokenInSanitizers() }
    for folder in extraction {
      let differences = ExtractionCheck(sources: SwiftFolder(folder)).differences()
      print("\(folder): \(differences.count) differences")
      problems += differences
    }
    for problem in problems { print(problem) }
    if !problems.isEmpty { throw ExitCode(1) }
  }

  private func brokenByFaults() throws -> [String] {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "l10n")
    guard let program = tool.map({ URL(filePath: $0) }) ?? beside else {
      return ["there is no l10n"]
    }
    let commands = FaultCommand.all(keys: keys).filter { command ?? $0.name == $0.name }
    var problems: [String] = []
    for (index, command) in commands.enumerated() {
      let trial = try FaultTrial(command, tool: program)
      let kills = count / commands.count + (index < count % commands.count ? 1 : 0)
      let broken =
        try trial.brokenByKills(kills, seed: seed &+ UInt64(index))
        + (system ? trial.brokenByFaults() : [])
      print("\(command.name): \(kills) kills, \(broken.count) broken")
      problems += broken.map { "\(command.name): \($0)" }
    }
    return problems
  }

  private func brokenInSanitizers() throws -> [String] {
    try Sanitizer.allCases.compactMap {
      try $0.suitePasses() ? nil : "the suite fails with --sanitize \($0.rawValue)"
    }
  }
}
