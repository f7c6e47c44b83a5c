import Foundation

/// How large a release is, and how fast the tool starts.
struct ReleaseFigures {
  let binary: String
  let archive: URL
  let debian: URL?

  func print() throws {
    for url in [URL(filePath: binary), archive] + (debian.map { [$0] } ?? []) {
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
      Swift.print("\(url.lastPathComponent): \(Measure.megabytes(size)) MB")
    }
    try printStart()
  }

  /// A shell starts it: waiting for a process here takes longer than the process.
  private func printStart() throws {
    let count = 20
    let script = "n=0; while [ $n -lt \(count) ]; do \"$0\" --version; n=$((n + 1)); done"
    // The first run reads it from the disk.
    _ = try Program(binary, ["--version"]).output()
    let (result, seconds) = Measure.seconds {
      Result { try Program("/bin/sh", ["-c", script, binary]).output() }
    }
    _ = try result.get()
    let milliseconds = Measure.format(seconds / Double(count) * 1000)
    Swift.print("starts in \(milliseconds) ms (mean of \(count))")
  }
}
