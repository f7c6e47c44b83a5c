package import Foundation

/// One run of the built `l10n`, or of another program of the package.
package struct ToolRun {
  package var output: String
  package var errors: String
  package var status: Int32

  /// Runs the tool in a folder.
  ///
  /// Its streams go to files: a pipe that nobody empties would block a talkative child.
  ///
  /// - Parameters:
  ///   - seconds: After how long it is stopped, which shows in its status.
  ///   - signal: What it is stopped with.
  ///   - input: What it reads from its standard input.
  ///   - tool: Another program of the package.
  ///   - destination: Where its output goes instead.
  package init(
    _ arguments: [String], in folder: URL, seconds: Double = 120, signal: Int32 = SIGKILL,
    input: String = "", tool: URL = Repository.tool, output destination: FileHandle? = nil
  ) throws {
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // What one run keeps, another doesn't find.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": streams.url.path]) { $1 }
    for (name, text) in [("in", input), ("out", ""), ("err", "")] {
      try streams.write(text, to: name)
    }
    process.standardOutput =
      try destination ?? FileHandle(forWritingTo: streams.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: streams.url.appending(path: "err"))
    process.standardInput = try FileHandle(forReadingFrom: streams.url.appending(path: "in"))
    try process.run()
    let end = DispatchWorkItem { kill(process.processIdentifier, signal) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: end)
    process.waitUntilExit()
    end.cancel()
    output = String(
      decoding: try Data(contentsOf: streams.url.appending(path: "out")), as: UTF8.self)
    errors = String(
      decoding: try Data(contentsOf: streams.url.appending(path: "err")), as: UTF8.self)
    status = process.terminationStatus
  }
}
