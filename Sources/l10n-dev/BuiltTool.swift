import Foundation

/// A built `l10n` whose output is read.
struct BuiltTool {
  let path: String

  /// - Parameter path: Another one than that beside this tool.
  init(path: String?) {
    self.path = path ?? Bundle.main.bundleURL.appending(path: "l10n").path
  }

  /// What it prints.
  func output(_ arguments: [String]) throws -> Data { try Program(path, arguments).output() }

  /// What a shell's script prints that has the tool's path as `$0`.
  ///
  /// - Parameter highestStatus: The highest exit code that is no failure.
  func output(ofScript script: String, highestStatus: Int32) throws -> Data {
    try Program("/bin/sh", ["-c", script, path]).output(statuses: 0...highestStatus)
  }
}
