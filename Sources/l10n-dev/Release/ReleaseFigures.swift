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
    // The first run reads it from the disk.
    let times = try (0..<21).map { _ in
      let (result, seconds) = Measure.seconds {
        Result { try Program(binary, ["--version"]).output() }
      }
      _ = try result.get()
      return seconds
    }
    let median = times.sorted()[times.count / 2] * 1000
    Swift.print("starts in \(Measure.format(median)) ms (median of \(times.count))")
  }
}
