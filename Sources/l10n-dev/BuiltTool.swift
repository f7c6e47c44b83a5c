import ArgumentParser
import Foundation

/// A built `l10n` whose output is read.
struct BuiltTool {
  private let program: URL

  /// - Parameter path: Another one than that beside this tool.
  init(path: String?) {
    program = path.map { URL(filePath: $0) } ?? Bundle.main.bundleURL.appending(path: "l10n")
  }

  /// What it prints.
  ///
  /// - Throws: `ValidationError` where it ends with more than `highestStatus`.
  func output(_ arguments: [String], highestStatus: Int32 = 0) throws -> Data {
    try output(of: program, arguments, highestStatus: highestStatus)
  }

  /// What a shell's script prints that has the tool's path as `$0`.
  func output(ofScript script: String, highestStatus: Int32) throws -> Data {
    try output(
      of: URL(filePath: "/bin/sh"), ["-c", script, program.path], highestStatus: highestStatus)
  }

  private func output(of url: URL, _ arguments: [String], highestStatus: Int32) throws -> Data {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus <= highestStatus else {
      let printed = String(decoding: data.prefix(500), as: UTF8.self)
      throw ValidationError(
        "'\(arguments.joined(separator: " "))' failed; is l10n built (swift build)? \(printed)")
    }
    return data
  }
}
