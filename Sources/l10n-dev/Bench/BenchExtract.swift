import ArgumentParser
import Extraction
import Foundation

/// Extraction from many files, against SwiftParser alone on one core.
struct BenchExtract: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Extraction of 3,000 files (20 MB) against SwiftParser alone on one core.")

  @Option(help: "A folder of Swift files to use instead of the generated app.")
  var sources: String?

  @Option(help: "How many files to generate.")
  var files = 3000

  func run() throws {
    let folder = try sources ?? makeSources()
    defer { if self.sources == nil { try? FileManager.default.removeItem(atPath: folder) } }
    let sources = SwiftFolder(folder)
    let (paths, read) = (sources.paths, sources.read)
    guard !paths.isEmpty else { throw ValidationError("there is no Swift file in \(folder)") }
    let bytes = paths.reduce(0) { $0 + (read($1)?.count ?? 0) }
    print("\(paths.count) files, \(Measure.megabytes(bytes)) MB of Swift")

    let memoryBefore = Measure.peakMemory()
    let (extraction, time) = Measure.time { Extractor().extract(paths: paths, read: read) }
    let memoryAfter = Measure.peakMemory()
    print(
      "extract: \(time.text), \(Measure.rate(bytes, time.seconds)), "
        + "\(extraction.parsedFiles.count) files parsed, \(extraction.entries.count) keys, "
        + "peak memory \(Measure.megabytes(memoryAfter)) MB (\(Measure.megabytes(memoryBefore)) MB before)"
    )

    let (_, parsing) = Measure.time {
      paths.reduce(0) { $0 + ParsingBaseline.parse(read($1) ?? []) }
    }
    print("SwiftParser alone, one core: \(parsing.text), " + Measure.rate(bytes, parsing.seconds))
    print(
      "ratio: \(Measure.format(time.seconds / parsing.seconds)) by the clock, "
        + "\(Measure.format(time.processor / parsing.processor)) of the processor's time")
    try measureMemory(paths, read)
  }

  /// Extractions that remember the last one: with nothing changed, with a line more in one file, and
  /// with a type more, which may mean something else everywhere.
  private func measureMemory(
    _ paths: [String], _ read: @escaping @Sendable (String) -> [UInt8]?
  ) throws {
    let memory = ExtractionMemory()
    let changed = paths[paths.count / 2]
    let changes = [
      ("from scratch", ""), ("unchanged", ""), ("a line more in one file", "\n"),
      ("a type more in one file", "struct AddedType { var text: String }\n"),
    ]
    for (name, added) in changes {
      let edited: @Sendable (String) -> [UInt8]? = { path in
        read(path).map { path == changed ? Array(added.utf8) + $0 : $0 }
      }
      let (found, time) = Measure.time {
        Extractor(memory: memory).extract(paths: paths, read: edited)
      }
      print("remembering, \(name): \(time.text)")
      let fresh = Extractor().extract(paths: paths, read: edited)
      guard fresh.entries == found.entries, fresh.diagnostics == found.diagnostics else {
        throw ValidationError("\(name): what is remembered is not what is found from scratch")
      }
    }
  }

  /// Writes a generated app into a temporary folder.
  private func makeSources() throws -> String {
    let root = FileManager.default.temporaryDirectory.appending(path: "l10n-bench-\(UUID())")
    for (path, bytes) in SyntheticApp(fileCount: files).files() {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    return root.path
  }
}
