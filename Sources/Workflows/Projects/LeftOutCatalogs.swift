import Catalogs
import Reading

/// What was passed over and may have texts of tables: catalogs, and folders with whatever is in them.
struct LeftOutCatalogs {
  private let paths: Set<String>
  /// The catalogs by the folder and the name of their table.
  private let catalogs: [String: [String]]
  /// The folders of languages by the folder that they lie in.
  private let languages: [String: [String]]

  /// - Parameter paths: All files and folders that were passed over.
  init(_ paths: [String]) {
    self.paths = Set(paths)
    catalogs = Dictionary(grouping: paths.filter { CatalogFormat(path: $0) != nil }) {
      ExchangeTable.flatName($0)
    }
    languages = Dictionary(grouping: paths.filter { PathParts.isLanguageFolder($0) }) {
      PathParts.folder(of: $0)
    }
  }

  /// What has a language's texts of a table, or may have them: a file of the table, or all of the
  /// language's folder; nil where there is nothing.
  func language(of table: String, in folder: String) -> String? {
    languages[folder]?.first
      ?? catalogs[PathParts.join(folder, table)]?.first {
        PathParts.isLanguageFolder(PathParts.folder(of: $0))
      }
  }

  /// The catalog that a change is for, or what has the same table in another format, or may have it,
  /// beside a new catalog; nil where there is none.
  func catalog(for change: CatalogChange) -> String? {
    let file = change.file
    let places = [file] + PathParts.enclosingFolders(of: file)
    guard !places.contains(where: { paths.contains($0) }) else { return file }
    guard change.isNew, let format = CatalogFormat(path: file) else { return nil }
    let table = ExchangeTable.flatName(file)
    let isStringCatalog = format == .stringCatalog
    let other = catalogs[table]?.first { other in
      (CatalogFormat(path: other) == .stringCatalog) != isStringCatalog
    }
    // A file of one language hides those of no other, but for the texts that stand in for it.
    return other
      ?? languages[PathParts.folder(of: table)]?.first {
        isStringCatalog || PathParts.stem(of: $0) == "Base"
      }
  }

  /// What may have a key of a table, whose name stays where it was left out: catalogs of the table, the
  /// folders of languages beside others that have it, and code.
  ///
  /// - Parameters:
  ///   - layout: The catalogs that were read.
  ///   - isKnown: Whether one of them has the key; else any folder may have its catalog.
  func holders(
    of table: String, beside layout: CatalogLayout, isKnown: Bool, in tree: any FileTree
  ) -> [String] {
    paths.filter { path in
      if CatalogFormat(path: path) != nil { return PathParts.stem(of: path) == table }
      if SourceLanguage(path: path) != nil { return tree.exists(path) }
      let isOfTable =
        PathParts.isLanguageFolder(path)
        && layout.folder(at: PathParts.folder(of: path))?.tables[table] != nil
      return isOfTable || !isKnown && tree.isFolder(path)
    }.sorted { $0.precedesInBytes($1) }
  }
}
