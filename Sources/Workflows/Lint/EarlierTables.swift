import Catalogs
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
  private var tables: [Place: [any LintTable]] = [:]
  /// The real paths of the folders with catalogs, by how they are written.
  private let folders: [String: String]

  init(_ files: any EarlierFiles, _ set: CatalogSet, _ tree: any FileTree) {
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
    for folder in layout.folders { add(folder, files, set) }
  }

  private mutating func add(
    _ folder: CatalogLayout.Folder, _ files: any EarlierFiles, _ set: CatalogSet
  ) {
    for (name, path) in folder.stringCatalogs {
      guard let bytes = files.bytes(of: path) else { continue }
      let document = StringCatalogDocument(parsing: bytes, file: path)
      tables[Place(folder: folder.path, table: name), default: []].append(
        StringCatalogTable(document, name: name, sourceLanguage: set.sourceLanguage(of: [:])))
    }
    for (name, languages) in folder.tables {
      let documents = languages.mapValues { single in
        LprojTable.Files(
          strings: single.strings.flatMap { path in
            files.bytes(of: path).map { StringsDocument(parsing: $0, file: path) }
          },
          dictionary: single.stringsdict.flatMap { path in
            files.bytes(of: path).map { StringsdictDocument(parsing: $0, file: path) }
          })
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
