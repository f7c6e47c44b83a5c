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
    defer { if sources == nil { try? FileManager.default.removeItem(atPath: folder) } }
    let paths =
      FileManager.default.enumerator(atPath: folder)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted() ?? []
    let read: @Sendable (String) -> [UInt8]? = { path in
      FileManager.default.contents(atPath: folder + "/" + path).map { Array($0) }
    }
    let bytes = paths.reduce(0) { $0 + (read($1)?.count ?? 0) }
    print("\(paths.count) files, \(megabytes(bytes)) MB of Swift")

    let memoryBefore = Measure.peakMemory()
    let (extraction, extractSeconds) = Measure.seconds {
      Extractor().extract(paths: paths, read: read)
    }
    let memoryAfter = Measure.peakMemory()
    print(
      "extract: \(format(extractSeconds)) s, \(rate(bytes, extractSeconds)) MB/s, "
        + "\(extraction.parsedFiles) files parsed, \(extraction.entries.count) keys, "
        + "peak memory \(megabytes(memoryAfter)) MB (\(megabytes(memoryBefore)) MB before)")

    let (_, parseSeconds) = Measure.seconds {
      paths.reduce(0) { $0 + ParsingBaseline.parse(read($1) ?? []) }
    }
    print(
      "SwiftParser alone, one core: \(format(parseSeconds)) s, \(rate(bytes, parseSeconds)) MB/s")
    print("ratio: \(format(extractSeconds / parseSeconds))")
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

  private func megabytes(_ bytes: Int) -> String { format(Double(bytes) / 1_000_000) }
  private func rate(_ bytes: Int, _ seconds: Double) -> String {
    format(Double(bytes) / 1_000_000 / seconds)
  }
  private func format(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en")))
  }
}

/// Time and memory of this process.
enum Measure {
  static func seconds<Result>(_ body: () -> Result) -> (Result, Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = body()
    let elapsed = start.duration(to: clock.now).components
    return (result, Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18)
  }

  /// The most memory that the process has held so far, in bytes.
  static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
    #endif
  }
}
