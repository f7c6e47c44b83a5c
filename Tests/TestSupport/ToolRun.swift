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
  ///   - cache: Where it keeps what the next run with the same may use; nil for a run by itself.
  package init(
    _ arguments: [String], in folder: URL, seconds: Double = 120, signal: Int32 = SIGKILL,
    input: String = "", tool: URL = Repository.tool, output destination: FileHandle? = nil,
    cache: URL? = nil
  ) throws {
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // What one run keeps, another doesn't find, unless it is told where.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": (cache ?? streams.url).path]) { $1 }
    for (name, text) in [("in", input), ("out", ""), ("err", "")] {
      try streams.write(text, to: name)
    }
    let out = try FileHandle(forWritingTo: streams.url.appending(path: "out"))
    let err = try FileHandle(forWritingTo: streams.url.appending(path: "err"))
    let source = try FileHandle(forReadingFrom: streams.url.appending(path: "in"))
    process.standardOutput = destination ?? out
    process.standardError = err
    process.standardInput = source
    try process.run()
    for handle in [out, err, source] { try handle.close() }
    Self.wait(for: process, seconds: seconds, signal: signal)
    output = try Self.text(of: "out", in: streams)
    errors = try Self.text(of: "err", in: streams)
    status = process.terminationStatus
  }

  /// Whatever bytes a hostile run wrote.
  private static func text(of stream: String, in streams: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: streams.url.appending(path: stream)), as: UTF8.self)
  }

  /// Waits until the process has ended, which a signal makes it do in time.
  ///
  /// The signal's work knows the number alone: cancelled work stays in its queue until its
  /// time, and would keep the descriptors of every run of the last minutes open. With more than
  /// some 1,350 of them `Process.run` reads behind a folder's entries and may crash
  /// (swift-corelibs-foundation looks through `/proc/self/fd`).
  private static func wait(for process: Process, seconds: Double, signal: Int32) {
    let number = process.processIdentifier
    let end = DispatchWorkItem { kill(number, signal) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: end)
    process.waitUntilExit()
    end.cancel()
  }
}
