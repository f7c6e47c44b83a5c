import Catalogs
import Reading

/// The catalogs and the folders of languages that were passed over.
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

  /// The catalog that a change is for, or would stand beside in another format; nil where there is
  /// none.
  func catalog(for change: CatalogChange) -> String? {
    let file = change.file
    let places = [file] + PathParts.enclosingFolders(of: file)
    guard !places.contains(where: { paths.contains($0) }) else { return file }
    guard change.isNew, let format = CatalogFormat(path: file) else { return nil }
    return catalogs[ExchangeTable.flatName(file)]?.first { other in
      (CatalogFormat(path: other) == .stringCatalog) != (format == .stringCatalog)
    }
  }
}
