package import Foundation

/// One run of the built `l10n`.
package struct ToolRun {
  package var output: String
  package var errors: String
  package var status: Int32

  /// Runs the tool in a folder.
  ///
  /// Its streams go to files: a pipe that nobody empties would block a talkative child.
  package init(_ arguments: [String], in folder: URL) throws {
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = Repository.tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    for name in ["out", "err"] {
      try streams.write("", to: name)
    }
    process.standardOutput = try FileHandle(forWritingTo: streams.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: streams.url.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    output = try streams.text(at: "out")
    errors = try streams.text(at: "err")
    status = process.terminationStatus
  }
}
