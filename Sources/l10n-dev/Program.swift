import ArgumentParser
import Foundation

/// Another program that is run to its end.
struct Program {
  private let url: URL
  private let arguments: [String]

  /// - Parameter name: A path, or a name that is looked up as a shell does.
  init(_ name: String, _ arguments: [String] = []) {
    let isPath = name.contains("/")
    url = URL(filePath: isPath ? name : "/usr/bin/env")
    self.arguments = isPath ? arguments : [name] + arguments
  }

  /// What it prints; its errors are shown as they come.
  ///
  /// - Parameters:
  ///   - folder: Where it runs; nil for here.
  ///   - environment: Variables that it has besides those of this process.
  ///   - statuses: The exit codes that are no failure.
  /// - Throws: `ValidationError` for another exit code.
  func output(
    in folder: URL? = nil, environment: [String: String] = [:],
    statuses: ClosedRange<Int32> = 0...0
  ) throws -> Data {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationStatus
    guard process.terminationReason == .exit, statuses.contains(status) else {
      let printed = String(decoding: data.suffix(2000), as: UTF8.self)
      let line = ([url.path] + arguments).joined(separator: " ")
      throw ValidationError("'\(line)' ended with \(status). \(printed)")
    }
    return data
  }

  /// What it prints, without the line's end.
  func line(in folder: URL? = nil) throws -> String {
    String(decoding: try output(in: folder), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
