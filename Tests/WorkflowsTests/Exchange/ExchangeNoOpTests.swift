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
    // With a form for each category of plurals.
    case "damus": ["ar"]
    case "Caffe": ["es"]
    case "Meshtastic-Apple": ["zh-Hans"]
    default: ["pl", "zh-Hans"]
    }
  }

  /// Large projects don't go through every form, for the time that takes; each form meets one.
  static func forms(_ project: String) -> [Form] {
    switch project {
    case "Meshtastic-Apple": [.xliff]
    case "IceCubesApp": [.csv]
    case "LoopKit": [.xliff2, .strings]
    default: Form.allCases
    }
  }

  static let cases = projects.keys.sorted().flatMap { project in
    forms(project).map { (project: project, form: $0) }
  }

  /// Of large String Catalogs each fourth entry.
  private static func bytes(
    _ name: String, of project: String, in folder: URL
  ) throws -> [UInt8] {
    guard project != "Caffe", name.hasSuffix(".xcstrings") else {
      return Array(try Data(contentsOf: folder.appending(path: name)))
    }
    return try SharedData.sampledCatalog("\(project)/\(name)", in: "catalogs", every: 4)
  }

  @Test(arguments: cases)
  func nothingChanges(project: String, form: Form) throws {
    let folder = try #require(Self.projects[project])
    let tree = InMemoryFolder([:])
    var before: [String: [UInt8]] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      guard [".strings", ".stringsdict", ".xcstrings"].contains(where: name.hasSuffix)
      else { continue }
      let bytes = try Self.bytes(name, of: project, in: folder)
      before[name] = bytes
      tree.set(bytes, at: name)
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
    options.catalogs.scope.exclude = ["out"]
    let imported = ImportWorkflow(options).run(on: tree)
    #expect(imported.status == .clean, "\(imported.diagnostics)")
    #expect(imported.files.isEmpty, "\(imported.files.prefix(2))")
    #expect(imported.unchanged > 0)
    for (path, bytes) in before { #expect(try tree.read(path) == bytes, "\(path)") }
  }
}
