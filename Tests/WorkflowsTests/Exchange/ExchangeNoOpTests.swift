import Catalogs
import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

/// Exporting and importing at once changes no byte, whatever the format.
@Suite("An unchanged exchange changes nothing")
struct ExchangeNoOpTests {
  enum Form: String, CaseIterable {
    case xliff, xliff2, xcloc, csv, csvWithMark, strings

    var format: ExchangeFormat {
      switch self {
      case .xliff, .xliff2: .xliff
      case .xcloc: .xcloc
      case .csv, .csvWithMark: .csv
      case .strings: .strings
      }
    }
  }

  /// Folders with catalogs, by name.
  static let projects: [String: URL] = {
    var projects = ["Caffe": Repository.fixtures.appending(path: "Caffe")]
    if let folder = SharedData.folder("catalogs") {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        projects[name] = folder.appending(path: name)
      }
    }
    return projects
  }()

  /// A language of each project that is easy on the machine, and hard on the format.
  static func locales(_ project: String) -> [String] {
    switch project {
    case "damus": ["ru", "ar"]
    case "Caffe": ["es"]
    default: ["pl", "zh-Hans"]
    }
  }

  /// The largest small table of each format; with `ALL_CATALOGS=1` every catalog, for which a
  /// debug build takes minutes.
  static func catalogs(in folder: URL, locales: [String]) -> [String: Data] {
    let isComplete = ProcessInfo.processInfo.environment["ALL_CATALOGS"] == "1"
    let suffixes = [".strings", ".stringsdict", ".xcstrings"]
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    // By table: the path with no language in it.
    var tables: [String: [String: Data]] = [:]
    for name in names ?? [] where suffixes.contains(where: name.hasSuffix) {
      let parts = name.split(separator: "/")
      let language = parts.first { $0.hasSuffix(".lproj") }?.dropLast(6)
      let isUsed = language.map { ["en", "Base"].contains($0) || locales.contains(String($0)) }
      guard isComplete || isUsed ?? true,
        let data = FileManager.default.contents(atPath: folder.appending(path: name).path)
      else { continue }
      let table = parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
      tables[table, default: [:]][name] = data
    }
    if isComplete { return tables.values.reduce(into: [:]) { $0.merge($1) { $1 } } }
    let sizes = tables.mapValues { $0.values.reduce(0) { $0 + $1.count } }
    let sample = suffixes.compactMap { suffix in
      let fitting = sizes.filter { $0.key.hasSuffix(suffix) }.sorted {
        ($0.value, $0.key) < ($1.value, $1.key)
      }
      return (fitting.last { $0.value <= 12_000 } ?? fitting.first)?.key
    }
    return sample.reduce(into: [:]) { $0.merge(tables[$1] ?? [:]) { $1 } }
  }

  @Test(arguments: projects.keys.sorted(), Form.allCases)
  func nothingChanges(project: String, form: Form) throws {
    let folder = try #require(Self.projects[project])
    let tree = InMemoryFolder([:])
    var before: [String: [UInt8]] = [:]
    for (name, data) in Self.catalogs(in: folder, locales: Self.locales(project)) {
      before[name] = Array(data)
      tree.set(Array(data), at: name)
    }
    let catalogs = ExchangeCatalogOptions(roots: ["."])
    var export = ExportOptions(catalogs: catalogs, format: form.format, output: "out")
    export.locales = Self.locales(project)
    export.version = form == .xliff2 ? .v2_1 : .v1_2
    export.hasByteOrderMark = form == .csvWithMark
    let exported = ExportWorkflow(export).run(on: tree)
    #expect(exported.status == .clean, "\(exported.diagnostics)")
    #expect(exported.packages.count == export.locales.count)

    let written = tree.files(under: ["out"], FileSelection(suffixes: [".strings"])).files
    let files = form == .strings ? written : ["out"]
    var options = ImportOptions(catalogs: catalogs, files: files)
    options.catalogs.exclude = ["out"]
    let imported = ImportWorkflow(options).run(on: tree)
    #expect(imported.status == .clean, "\(imported.diagnostics)")
    #expect(imported.files.isEmpty, "\(imported.files.prefix(2))")
    #expect(imported.unchanged > 0)
    for (path, bytes) in before { #expect(try tree.read(path) == bytes, "\(path)") }
  }
}
