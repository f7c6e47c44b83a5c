import Foundation
import Fuzzing

/// Runs one command again and again, and looks at what it leaves.
///
/// Whatever happens to it, each file holds its old bytes or its new ones, and the next run comes to
/// where an undisturbed one comes to, with nothing left behind.
struct FaultTrial {
  let command: FaultCommand
  let tool: URL
  /// The folder that it runs in.
  private let folder: URL
  private let finished: FolderState
  private let status: Int32
  private let seconds: Double

  /// Runs the command undisturbed, which it must take well.
  init(_ command: FaultCommand, tool: URL) throws {
    self.command = command
    self.tool = tool
    folder = FileManager.default.temporaryDirectory.appending(path: "l10n-faults-\(UUID())")
    try command.project.write(to: folder)
    let start = Date()
    let run = try ToolProcess(tool, command.arguments, in: folder)
    status = run.wait(seconds: 60)
    seconds = Date().timeIntervalSince(start)
    finished = FolderState(of: folder)
    guard (0...1).contains(status), finished != command.project else {
      throw FaultFailure("\(command.name) wrote nothing, and ended with \(status)")
    }
  }

  /// Kills it so many times, each time at another moment.
  func brokenByKills(_ count: Int, seed: UInt64) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try (0..<count).compactMap { number in
      var random = Random(seed: seed, number: number)
      try command.project.write(to: folder)
      let run = try ToolProcess(tool, command.arguments, in: folder)
      // A little longer than it takes, so that the last steps are met as well.
      Thread.sleep(forTimeInterval: seconds * Double(random.below(1100)) / 1000)
      run.kill()
      return try broken().map { "kill \(number): \($0)" }
    }
  }

  /// Lets it run with each fault of the system in turn.
  func brokenByFaults() throws -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try SystemFault.allCases.compactMap { fault in
      try command.project.write(to: folder)
      try fault.prepare(folder)
      let run = try ToolProcess(tool, command.arguments, in: folder, limits: fault.limits)
      let disturbance = fault.disturbance(folder)
      let status = run.wait(seconds: 30)
      disturbance?.stop()
      try fault.cleanUp(folder)
      guard (0...2).contains(status) else { return "\(fault): it ended with \(status)" }
      guard fault.leavesTheProject else { return nil }
      return try broken().map { "\(fault): \($0)" }
    }
  }

  /// What is wrong with what is there now, or with what the next run makes of it.
  private func broken() throws -> String? {
    let state = FolderState(of: folder)
    let torn = state.torn(between: command.project, and: finished)
    guard torn.isEmpty else { return "neither old nor new: \(torn.joined(separator: ", "))" }
    let next = try ToolProcess(tool, command.again, in: folder).wait(seconds: 60)
    guard (0...1).contains(next) else { return "the next run ended with \(next)" }
    let differences = FolderState(of: folder).differences(from: finished)
    guard differences.isEmpty else {
      return "the next run came to something else: \(differences.joined(separator: ", "))"
    }
    return nil
  }
}

/// Why nothing could be tried.
struct FaultFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// A run of the tool whose output nobody reads.
final class ToolProcess {
  private let process = Process()

  /// - Parameter limits: Commands of a shell that come before it.
  init(_ tool: URL, _ arguments: [String], in folder: URL, limits: String = "") throws {
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", limits + "exec \"$0\" \"$@\"", tool.path] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Kills it as nothing can prevent.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// - Returns: Its exit code; less than nothing if a signal ended it, or it didn't end in time.
  func wait(seconds: Double) -> Int32 {
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.002) }
    if process.isRunning { kill() }
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }
}
