package import Foundation

/// One run of the built `l10n` at a terminal, which gets both of its streams.
package struct TerminalRun {
  package var output: [UInt8]
  package var status: Int32

  /// Runs the tool in a folder, at a pseudo-terminal that changes no byte; without
  /// colours, unless the arguments ask for them.
  ///
  /// - Parameter tools: A folder of programs that go before the system's.
  package init(_ arguments: [String], in folder: URL, tools: URL? = nil) throws {
    let terminal = try PseudoTerminal()
    let process = Process()
    process.executableURL = Repository.tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = [
      "TERM": "xterm-256color", "HOME": folder.path, "NO_COLOR": "1",
      "PATH": (tools.map { $0.path + ":" } ?? "") + "/usr/bin:/bin",
    ]
    // What a sanitizer was told, for the tool is built with it, too.
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = terminal.inner
    process.standardError = terminal.inner
    try process.run()
    // The last of those who hold this end is the tool, so that the output ends when it does.
    try terminal.inner.close()
    output = terminal.read()
    process.waitUntilExit()
    status = process.terminationStatus
  }
}

/// The two ends of a pseudo-terminal.
private final class PseudoTerminal {
  let inner: FileHandle
  private let outer: Int32

  struct Failure: Error {}

  init() throws {
    var ends: (outer: Int32, inner: Int32) = (-1, -1)
    guard openpty(&ends.outer, &ends.inner, nil, nil, nil) == 0 else { throw Failure() }
    outer = ends.outer
    var settings = termios()
    tcgetattr(ends.inner, &settings)
    cfmakeraw(&settings)
    tcsetattr(ends.inner, TCSANOW, &settings)
    inner = FileHandle(fileDescriptor: ends.inner, closeOnDealloc: false)
  }

  deinit { close(outer) }

  /// Reads until nobody holds the other end.
  func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(outer, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      // Linux reports an error where macOS reports the end.
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
