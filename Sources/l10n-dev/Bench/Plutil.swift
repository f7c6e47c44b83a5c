import Foundation

/// The toolchain's own checker of property lists.
enum Plutil {
  /// The seconds that the toolchain's `plutil` takes to check the file, its start included.
  static func seconds(_ data: Data, _ suffix: String) -> Double? {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "l10n-bench-\(UUID()).\(suffix)")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["plutil", "-lint", "-s", file.path]
    process.standardError = FileHandle.nullDevice
    let (isDone, seconds) = Measure.seconds {
      do {
        try data.write(to: file)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
      } catch {
        return false
      }
    }
    return isDone ? seconds : nil
  }
}
