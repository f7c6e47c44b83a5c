import Diagnostics
import Extraction
import Resources

/// What the sources of a project say of localizable strings, in all their kinds.
struct SourceExtraction {
  /// The keys of code, each once.
  private(set) var entries: [ExtractedEntry] = []
  /// The strings of storyboards, property lists and intents.
  private(set) var resources: [ResourceFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a source could not be read or looked at.
  private(set) var couldNotRun = false
  /// The files that were read wholly and understood.
  private(set) var read: Set<String> = []
  private let includesDebug: Bool

  private static let codeSuffixes = [".swift", ".m", ".mm", ".h", ".c", ".cpp", ".cc", ".hpp"]
  private static let suffixes =
    codeSuffixes + [".storyboard", ".xib", ".plist", ".intentdefinition"]

  /// - Parameter survey: What says which property lists describe apps.
  init(_ options: ExtractOptions, _ survey: ProjectSurvey, in tree: any FileTree) {
    let listing = tree.files(
      under: options.paths,
      FileSelection(
        suffixes: Self.suffixes, include: options.include, exclude: options.exclude,
        project: options.projectGlobs))
    let (paths, tooLarge) = SourceLoader.split(listing.files, in: tree)
    let loader = SourceLoader(tree: tree)
    let swift = paths.filter { $0.hasSuffix(".swift") }
    let extraction = Extractor(functions: options.functions).extract(paths: swift) {
      loader.read($0)
    }
    entries = extraction.entries
    read = Set(swift)
    includesDebug = options.includesDebug
    let other = readOthers(
      paths.filter { !$0.hasSuffix(".swift") }, loader, PropertyListOwners(survey))
    let unread = listing.diagnostics + tooLarge + loader.diagnostics
    couldNotRun = unread.contains { $0.severity == .error }
    diagnostics = unread + extraction.diagnostics + other
    for path in diagnostics.filter(Self.hidesKeys).compactMap(\.location?.file) {
      read.remove(path)
    }
  }

  /// Whether everything under the paths was read and understood.
  var isComplete: Bool { !diagnostics.contains(where: Self.hidesKeys) }

  func wasRead(_ path: String) -> Bool { read.contains(path) }

  /// Takes out the keys of tables that no file can be called after, and says so at each.
  mutating func removeUnnameable(_ outcome: inout ExtractOutcome) {
    for entry in entries where !Self.isNameable(entry.table) {
      for place in entry.locations {
        outcome.diagnostics.append(
          Diagnostic(
            id: "invalid-table-name", severity: .error,
            message: "no catalog can be called '\(entry.table.prefix(80))', so this string goes "
              + "into none; a table is \(FileName.rule), and starts with no '.'",
            location: place.location))
      }
      outcome.status = max(outcome.status, .findings)
    }
    entries.removeAll { !Self.isNameable($0.table) }
  }

  private static func isNameable(_ table: String) -> Bool {
    FileName.isUsable(table + ".stringsdict") && !table.isEmpty && !table.hasPrefix(".")
  }

  /// Whether a file with this diagnostic may hold keys that were not seen.
  private static func hidesKeys(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error || diagnostic.id == FileListing.leftOutID
      || diagnostic.mayHideKeys
  }

  private mutating func readOthers(
    _ paths: [String], _ loader: SourceLoader, _ owners: PropertyListOwners
  ) -> [Diagnostic] {
    var code: [(path: String, bytes: [UInt8])] = []
    var found: [Diagnostic] = []
    for path in paths {
      guard let kind = owners.kind(of: path), let bytes = loader.read(path) else { continue }
      read.insert(path)
      if kind == .objectiveC {
        code.append((path, bytes))
      } else {
        let file = ResourceReader.read(bytes, path: path, kind: kind) {
          owners.resolved($0, in: path)
        }
        found += file.diagnostics
        resources.append(file)
      }
    }
    let objectiveC = ObjectiveCExtractor(includesDebug: includesDebug).extract(code)
    resources += owners.generated
    return found + objectiveC.diagnostics + add(objectiveC.entries)
  }

  /// A key of Swift and Objective-C is one key.
  private mutating func add(_ more: [ExtractedEntry]) -> [Diagnostic] {
    struct Identity: Hashable {
      var table: String
      var bundle: String?
      var key: String
    }
    var positions: [Identity: Int] = [:]
    for (index, entry) in entries.enumerated() {
      positions[Identity(table: entry.table, bundle: entry.bundle, key: entry.key)] = index
    }
    var conflicts: [Diagnostic] = []
    for entry in more {
      let identity = Identity(table: entry.table, bundle: entry.bundle, key: entry.key)
      if let index = positions[identity] {
        conflicts += entries[index].merge(entry)
      } else {
        entries.append(entry)
      }
    }
    return conflicts
  }
}
