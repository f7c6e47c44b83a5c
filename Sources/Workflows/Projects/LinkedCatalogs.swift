import Catalogs
import Reading

/// The catalogs of a walk that have a second path, by which a link leads to them: what is built there
/// has them by that path, and they are read and written by their own.
struct LinkedCatalogs {
  /// The files' own paths by those of the links.
  let files: [String: String]

  /// No project has as many; what further links lead to is called by its own path alone.
  ///
  /// Every link to a language's folder is another path of all that lies in it.
  private static let most = 10_000

  init(in listing: FileListing) {
    let links = listing.links.filter { PathParts.name(of: $0.key) == PathParts.name(of: $0.value) }
      .sorted { $0.key.precedesInBytes($1.key) }
    let catalogs = links.isEmpty ? [:] : Self.catalogsByLanguageFolder(among: listing.files)
    var files: [String: String] = [:]
    for (link, path) in links {
      if CatalogFormat(path: link) != nil {
        if Self.areAlike(link, path) { files[link] = path }
      } else if PathParts.isLanguageFolder(link) {
        for file in catalogs[path] ?? [] {
          guard let inside = PathParts.relative(file, to: path) else { continue }
          files[PathParts.join(link, inside)] = file
        }
      }
      if files.count >= Self.most { break }
    }
    self.files = files
  }

  private static func catalogsByLanguageFolder(among files: [String]) -> [String: [String]] {
    var catalogs: [String: [String]] = [:]
    for file in files where CatalogFormat(path: file) != nil {
      for folder in PathParts.enclosingFolders(of: file) where PathParts.isLanguageFolder(folder) {
        catalogs[folder, default: []].append(file)
      }
    }
    return catalogs
  }

  /// Whether both paths are of String Catalogs, or of files of one language.
  private static func areAlike(_ link: String, _ path: String) -> Bool {
    guard CatalogFormat(path: link) != .stringCatalog else { return true }
    let folders = [PathParts.folder(of: link), PathParts.folder(of: path)]
    return folders.allSatisfy(PathParts.isLanguageFolder)
      && PathParts.name(of: folders[0]) == PathParts.name(of: folders[1])
  }

  /// The tables that the catalogs are of by the paths of links, each with the one that they are of.
  ///
  /// - Parameter shown: What a path is called.
  func tables(shown: (String) -> String) -> [ProjectCatalogs.Name: ProjectCatalogs.Name] {
    Dictionary(
      files.map { (Self.table(shown($0.key)), Self.table(shown($0.value))) },
      uniquingKeysWith: { $0.folder < $1.folder ? $0 : $1 })
  }

  private static func table(_ file: String) -> ProjectCatalogs.Name {
    let folder = PathParts.folder(of: file)
    let isTable = CatalogFormat(path: file) != .stringCatalog
    return ProjectCatalogs.Name(
      folder: isTable ? PathParts.folder(of: folder) : folder, table: PathParts.stem(of: file))
  }
}
