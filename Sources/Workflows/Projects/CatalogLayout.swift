/// Where a project keeps its catalogs: which folders hold `.lproj` folders or String Catalogs, and
/// which of them serves a source file.
struct CatalogLayout {
  /// A folder with the catalogs of one target.
  struct Folder: Hashable {
    var path: String
    /// The languages that have an `.lproj` folder, sorted.
    var languages: [String] = []
    /// Table names with their files by language.
    var tables: [String: [String: Files]] = [:]
    /// String Catalogs by table.
    var stringCatalogs: [String: String] = [:]
  }

  /// The files of one table in one language.
  struct Files: Hashable {
    var strings: String?
    var stringsdict: String?
  }

  let folders: [Folder]

  /// - Parameter files: The paths of all catalogs under the scanned roots.
  init(files: [String]) {
    var found: [String: Folder] = [:]
    for file in files {
      let parent = PathParts.folder(of: file)
      let table = PathParts.stem(of: file)
      if PathParts.suffix(of: file) == ".xcstrings" {
        found[parent, default: Folder(path: parent)].stringCatalogs[table] = file
        continue
      }
      guard PathParts.suffix(of: parent) == ".lproj" else { continue }
      let path = PathParts.folder(of: parent)
      let language = PathParts.stem(of: parent)
      var folder = found[path] ?? Folder(path: path)
      if !folder.languages.contains(language) { folder.languages.append(language) }
      var files = folder.tables[table]?[language] ?? Files()
      if PathParts.suffix(of: file) == ".strings" {
        files.strings = file
      } else {
        files.stringsdict = file
      }
      folder.tables[table, default: [:]][language] = files
      found[path] = folder
    }
    folders = found.values.map { folder in
      var folder = folder
      folder.languages.sort()
      return folder
    }.sorted { $0.path < $1.path }
  }

  /// The folder that serves a source file: the one inside the nearest folder around the file that
  /// has catalogs in it; of several, one with the table, then the least deep, then the first.
  func folder(for source: String, table: String) -> Folder? {
    var enclosing = PathParts.folder(of: source)
    while true {
      let inside = folders.filter { PathParts.contains(enclosing, $0.path) }
      if !inside.isEmpty {
        let withTable = inside.filter { $0.has(table) }
        return (withTable.isEmpty ? inside : withTable).min { left, right in
          (left.depth, left.path) < (right.depth, right.path)
        }
      }
      guard !enclosing.isEmpty else { return nil }
      enclosing = PathParts.folder(of: enclosing)
    }
  }
}

extension CatalogLayout.Folder {
  func has(_ table: String) -> Bool { tables[table] != nil || stringCatalogs[table] != nil }

  fileprivate var depth: Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
}
