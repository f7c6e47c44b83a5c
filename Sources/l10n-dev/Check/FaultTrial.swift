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
  /// The user's caches as it finds them: none.
  private let caches: URL
  private let finished: FolderState
  private let status: Int32
  private let seconds: Double

  /// Runs the command undisturbed, which it must take well.
  init(_ command: FaultCommand, tool: URL) throws {
    self.command = command
    self.tool = tool
    folder = FileManager.default.temporaryDirectory.appending(path: "l10n-faults-\(UUID())")
    caches = folder.appendingPathExtension("caches")
    try command.project.write(to: folder)
    let start = Date()
    let run = try ToolProcess(tool, command.arguments, in: folder, caches: caches)
    status = run.wait(seconds: 60)
    seconds = Date().timeIntervalSince(start)
    finished = FolderState(of: folder)
    guard (0...1).contains(status), finished != command.project else {
      throw FaultFailure("\(command.name) wrote nothing, and ended with \(status)")
    }
  }

  /// Kills it so many times, each time at another moment: by turns anywhere in the run, and where
  /// files begin to change, which is a small part of it.
  func brokenByKills(_ count: Int, seed: UInt64) throws -> [String] {
    defer { removeFolders() }
    return try (0..<count).compactMap { number in
      var random = Random(seed: seed, number: number)
      try command.project.write(to: folder)
      let run = try started()
      if number.isMultiple(of: 2) {
        run.waitForChanges(in: folder, from: command.project)
        Thread.sleep(forTimeInterval: seconds * Double(random.below(50)) / 1000)
      } else {
        // A little longer than it takes, so that the last steps are met as well.
        Thread.sleep(forTimeInterval: seconds * Double(random.below(1100)) / 1000)
      }
      run.kill()
      return try broken().map { "kill \(number): \($0)" }
    }
  }

  /// A run of the command on the project as it was, without anything from earlier runs.
  private func started(_ limits: String = "") throws -> ToolProcess {
    try? FileManager.default.removeItem(at: caches)
    return try ToolProcess(tool, command.arguments, in: folder, caches: caches, limits: limits)
  }

  private func removeFolders() {
    for place in [folder, caches] { try? FileManager.default.removeItem(at: place) }
  }

  /// Lets it run with each fault of the system in turn.
  func brokenByFaults() throws -> [String] {
    defer { removeFolders() }
    return try SystemFault.allCases.compactMap { fault in
      try command.project.write(to: folder)
      try fault.prepare(folder)
      let run = try started(fault.limits)
      let disturbance = fault.disturbance(folder)
      let status = run.wait(seconds: 30)
      disturbance?.stop()
      try fault.cleanUp(folder)
      guard (0...2).contains(status) else { return "\(fault): it ended with \(status)" }
      let state = FolderState(of: folder)
      guard state.unfinished.isEmpty else { return "\(fault): it left \(state.unfinished)" }
      if fault == .fullAtOnce, status != command.failure, !state.differences(from: finished).isEmpty
      {
        return "\(fault): not all was written, and it ended with \(status)"
      }
      guard fault.leavesTheProject else { return nil }
      return try broken().map { "\(fault): \($0)" }
    }
  }

  /// What is wrong with what is there now, or with what the next run makes of it.
  private func broken() throws -> String? {
    let state = FolderState(of: folder)
    let torn = state.torn(between: command.project, and: finished)
    guard torn.isEmpty else { return "neither old nor new: \(torn.joined(separator: ", "))" }
    guard let again = command.again else { return nil }
    let next = try ToolProcess(tool, again, in: folder, caches: caches).wait(seconds: 60)
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
