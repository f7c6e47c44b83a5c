import Catalogs
import Diagnostics
import Linting
import Reading

/// The files that differ between a revision and now, as the revision has them.
package protocol EarlierFiles: Sendable {
  /// As a person named it.
  var revision: String { get }
  /// Real paths, of files that are gone too.
  var paths: [String] { get }

  /// What the revision has; nil where it has no such file, or a larger one than a catalog may be.
  func bytes(of path: String) -> [UInt8]?

  /// How large the file is, where that is known before it is read.
  func size(of path: String) -> Int?

  /// What files with the same bytes have in common.
  func identity(of path: String) -> String
}

extension EarlierFiles {
  package func size(of path: String) -> Int? { nil }
  package func identity(of path: String) -> String { path }
}

/// The tables of a revision, as far as their files differ from those of now.
struct EarlierTables: EarlierTexts {
  private struct Place: Hashable {
    /// The real path of the folder that holds String Catalogs and `.lproj` folders.
    var folder: String
    var table: String
  }

  let revision: String
  /// A table may have been moved from one format to another, so there may be two.
  private let tables: [Place: [any LintTable]]
  /// The real paths of the folders with catalogs, by how they are written.
  private let folders: [String: String]
  /// What is not compared.
  let diagnostics: [Diagnostic]

  /// Reads nothing unless a rule compares with what was.
  init?(
    _ options: LintOptions, _ selection: RuleSelection, _ set: CatalogSet, _ tree: any FileTree
  ) {
    guard let files = options.earlierFiles,
      selection.rules.contains(where: { RuleRegistry.comparing.contains($0.rule.id) })
    else { return nil }
    self.init(files, set, tree)
  }

  private init(_ files: any EarlierFiles, _ set: CatalogSet, _ tree: any FileTree) {
    revision = files.revision
    folders = Dictionary(
      set.layout.folders.compactMap { folder in
        tree.realPath(of: folder.path.isEmpty ? "." : folder.path).map { (folder.path, $0) }
      }, uniquingKeysWith: { first, _ in first })
    let known = Set(folders.values)
    let layout = CatalogLayout(
      files: files.paths.filter { path in
        CatalogFormat(path: path) != nil && known.contains(Self.folder(of: path))
      })
    var reading = EarlierReading(files)
    var tables: [Place: [any LintTable]] = [:]
    for folder in layout.folders { Self.add(folder, &reading, set, to: &tables) }
    self.tables = tables
    diagnostics = reading.diagnostics
  }

  private static func add(
    _ folder: CatalogLayout.Folder, _ files: inout EarlierReading, _ set: CatalogSet,
    to tables: inout [Place: [any LintTable]]
  ) {
    // In order, so that each run leaves out the same.
    for (name, path) in folder.stringCatalogs.sorted(by: { $0.key < $1.key }) {
      guard let bytes = files.bytes(of: path) else { continue }
      let document = StringCatalogDocument(parsing: bytes, file: path)
      tables[Place(folder: folder.path, table: name), default: []].append(
        StringCatalogTable(document, name: name, sourceLanguage: set.sourceLanguage(of: [:])))
    }
    for (name, languages) in folder.tables.sorted(by: { $0.key < $1.key }) {
      var documents: [String: LprojTable.Files] = [:]
      for (language, single) in languages.sorted(by: { $0.key < $1.key }) {
        let strings = single.strings.flatMap { path in
          files.bytes(of: path).map { StringsDocument(parsing: $0, file: path) }
        }
        let dictionary = single.stringsdict.flatMap { path in
          files.bytes(of: path).map { StringsdictDocument(parsing: $0, file: path) }
        }
        documents[language] = LprojTable.Files(strings: strings, dictionary: dictionary)
      }
      tables[Place(folder: folder.path, table: name), default: []].append(
        LprojTable(
          name: name, sourceLanguage: set.sourceLanguage(of: languages), files: documents))
    }
  }

  func localization(
    forKey key: String, table: String, language: String, near file: String
  ) -> LintLocalization? {
    guard let folder = folders[Self.folder(of: file)] else { return nil }
    let candidates = tables[Place(folder: folder, table: table)] ?? []
    let found = candidates.lazy.compactMap { $0.localization(forKey: key, in: language) }
    return found.first(where: \.isTranslated)
  }

  /// The folder that a catalog is counted to.
  private static func folder(of file: String) -> String {
    let parent = PathParts.folder(of: file)
    return CatalogFormat(path: file) == .stringCatalog ? parent : PathParts.folder(of: parent)
  }
}

/// Reads files of a revision, as far as memory allows: nobody looked at that history for what a
/// branch may have had in it.
private struct EarlierReading {
  /// Of all files together; a file counts each time, for each is parsed.
  private static let mostBytes = 64 << 20

  private let files: any EarlierFiles
  private var rest = EarlierReading.mostBytes
  private var known: [String: [UInt8]] = [:]
  private var leftOut: [String] = []

  init(_ files: any EarlierFiles) { self.files = files }

  mutating func bytes(of path: String) -> [UInt8]? {
    let identity = files.identity(of: path)
    guard known[identity]?.count ?? files.size(of: path) ?? 0 <= rest else {
      leftOut.append(path)
      return nil
    }
    guard let bytes = known[identity] ?? files.bytes(of: path) else { return nil }
    guard bytes.count <= rest else {
      leftOut.append(path)
      return nil
    }
    known[identity] = bytes
    rest -= bytes.count
    return bytes
  }

  /// One for all files, at the first of them.
  var diagnostics: [Diagnostic] {
    guard let first = leftOut.first else { return [] }
    let more = leftOut.count - 1
    let files = more == 0 ? "this file is" : "this and \(String.counted(more, "more file")) are"
    return [
      Diagnostic(
        id: "not-compared", severity: .note,
        message:
          "\(files) not compared with \(self.files.revision), whose catalogs are larger than "
          + "\(Self.mostBytes >> 20) MB in all",
        location: Location(file: first))
    ]
  }
}
