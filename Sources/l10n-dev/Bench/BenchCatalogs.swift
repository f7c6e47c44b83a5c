import ArgumentParser
import Catalogs
import Foundation

/// Reading, checking and writing of catalogs, against what else reads the same files.
struct BenchCatalogs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogs",
    abstract: "Catalogs of 10 MB, against plutil and Foundation's decoders on the same files.")

  @Option(help: "The bytes of each catalog.")
  var size = 10_000_000

  @Option(help: "How often each is read; the fastest counts.")
  var runs = 3

  func run() throws {
    let catalogs = SyntheticCatalogs(size: size)
    benchStringCatalog(catalogs.stringCatalog)
    bench(catalogs.strings, "strings") { bytes, file in
      let document = StringsDocument(parsing: bytes, file: file)
      return document.entries.count + document.serialized().count
    }
    bench(catalogs.stringsdict, "stringsdict") { bytes, file in
      let document = StringsdictDocument(parsing: bytes, file: file)
      return document.entries.count + document.serialized().count
    }
  }

  private func benchStringCatalog(_ bytes: [UInt8]) {
    let name = "Bench.xcstrings"
    print("String Catalog, \(Measure.megabytes(bytes.count)) MB")
    let before = Measure.peakMemory()
    let ours = report("  read, check, write", bytes.count) {
      let document = StringCatalogDocument(parsing: bytes, file: name)
      return document.entries.reduce(0) { $0 + $1.localizations.count }
        + (document.formatted()?.count ?? 0)
    }
    reportMemory(before, bytes.count)
    _ = report("  read only", bytes.count) {
      StringCatalogDocument(parsing: bytes, file: name).entries.count
    }
    let data = Data(bytes)
    let decoder = report("  Foundation's JSONDecoder, read only", bytes.count) {
      (try? JSONDecoder().decode(AnyJSON.self, from: data)) == nil ? 0 : 1
    }
    let serialization = report("  Foundation's JSONSerialization, read only", bytes.count) {
      (try? JSONSerialization.jsonObject(with: data)) == nil ? 0 : 1
    }
    print("  ratio: \(Measure.format(decoder / ours)) and \(Measure.format(serialization / ours))")
  }

  /// - Parameter readAndWrite: Gives how much it read and wrote of a file.
  private func bench(
    _ bytes: [UInt8], _ suffix: String, _ readAndWrite: ([UInt8], _ file: String) -> Int
  ) {
    print(".\(suffix), \(Measure.megabytes(bytes.count)) MB")
    let before = Measure.peakMemory()
    let ours = report("  read, write", bytes.count) { readAndWrite(bytes, "Bench.\(suffix)") }
    reportMemory(before, bytes.count)
    compare(bytes, suffix, ours)
  }

  private func compare(_ bytes: [UInt8], _ suffix: String, _ ours: Double) {
    let data = Data(bytes)
    let foundation = report("  Foundation's PropertyListSerialization, read only", bytes.count) {
      (try? PropertyListSerialization.propertyList(from: data, format: nil)) == nil ? 0 : 1
    }
    print("  ratio: \(Measure.format(foundation / ours))")
    guard let plutil = Plutil.seconds(data, suffix) else {
      return print("  plutil: not found or not able to read it")
    }
    print(
      "  plutil -lint: \(Measure.format(plutil)) s, \(Measure.rate(bytes.count, plutil)); "
        + "ratio: \(Measure.format(plutil / ours))")
  }

  /// The seconds of the fastest of several runs.
  private func report(_ name: String, _ bytes: Int, _ body: () -> Int) -> Double {
    var sum = 0
    let seconds =
      (0..<max(runs, 1)).map { _ in
        let (result, seconds) = Measure.seconds(body)
        sum += result
        return seconds
      }.min() ?? 0
    let failed = sum == 0 ? " (could not read it)" : ""
    print("\(name): \(Measure.format(seconds)) s, \(Measure.rate(bytes, seconds))\(failed)")
    return seconds
  }

  private func reportMemory(_ before: Int, _ bytes: Int) {
    let growth = Measure.peakMemory() - before
    print(
      "  peak memory: \(Measure.megabytes(growth)) MB more than before, "
        + "\(Measure.format(Double(growth) / Double(bytes))) times the file")
  }
}

/// Any JSON, as an app would decode it.
indirect enum AnyJSON: Decodable {
  case object([String: AnyJSON])
  case array([AnyJSON])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([String: AnyJSON].self) {
      self = .object(value)
    } else if let value = try? container.decode([AnyJSON].self) {
      self = .array(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .null
    }
  }
}
