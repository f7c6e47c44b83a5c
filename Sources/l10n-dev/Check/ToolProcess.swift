import Foundation

/// A run of the tool whose output nobody reads.
final class ToolProcess {
  private let process = Process()

  /// - Parameters:
  ///   - caches: The folder of the user's caches, as it is told.
  ///   - limits: Commands of a shell that come before it.
  init(
    _ tool: URL, _ arguments: [String], in folder: URL, caches: URL, limits: String = ""
  ) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", limits + "exec \"$0\" \"$@\"", tool.path] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": caches.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Kills it as nothing can prevent.
  func kill() {
    // Once it has ended, its number may be another's.
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Waits until a file of the folder is not what it was, at most until the end.
  func waitForChanges(in folder: URL, from state: FolderState) {
    while process.isRunning, FolderState(of: folder) == state {}
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
