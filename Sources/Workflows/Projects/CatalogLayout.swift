import Reading
import Catalogs
import Resources

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
  /// The names of files whose texts have tables of their own, such as storyboards.
  private let owningFiles: Set<String>

  /// - Parameters:
  ///   - files: The paths of all catalogs under the scanned roots; those of exported bundles are
  ///     nobody's.
  ///   - others: Other files that tell what a table is for.
  init(files: [String], among others: [String] = []) {
    owningFiles = Set(
      others.filter { Self.owningSuffixes.contains(PathParts.suffix(of: $0)) }
        .map { PathParts.stem(of: $0) })
    var found: [String: Folder] = [:]
    for file in files where !Self.isExported(file) {
      let parent = PathParts.folder(of: file)
      let table = PathParts.stem(of: file)
      let format = CatalogFormat(path: file)
      if format == .stringCatalog {
        found[parent, default: Folder(path: parent)].stringCatalogs[table] = file
        continue
      }
      guard PathParts.suffix(of: parent) == ".lproj" else { continue }
      let path = PathParts.folder(of: parent)
      let language = PathParts.stem(of: parent)
      var folder = found[path] ?? Folder(path: path)
      if !folder.languages.contains(language) { folder.languages.append(language) }
      var files = folder.tables[table]?[language] ?? Files()
      if format == .strings {
        files.strings = file
      } else {
        files.stringsdict = file
      }
      folder.tables[table, default: [:]][language] = files
      found[path] = folder
    }
    for path in found.keys { found[path]?.languages.sort() }
    folders = found.values.sorted { $0.path < $1.path }
  }

  /// The folder that serves a source file: the one inside the nearest folder around the file that
  /// has catalogs in it; of several, one with the table, then the least deep, then the first.
  ///
  /// A folder whose tables are those of storyboards or of Info.plist takes no others.
  func folder(
    for source: String, table: String, where isAllowed: (Folder) -> Bool = { _ in true }
  ) -> Folder? {
    let candidates = folders.filter { folder in
      (folder.has(table) || isGeneral(folder)) && isAllowed(folder)
    }
    var enclosing = PathParts.folder(of: source)
    while true {
      let inside = candidates.filter { PathParts.contains(enclosing, $0.path) }
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

extension CatalogLayout {
  private static let owningSuffixes = [".storyboard", ".xib", ".intentdefinition"]

  /// The names of tables that several folders have, in small letters, as file systems compare them.
  var sharedTables: Set<String> {
    let names = folders.flatMap { folder in Set(folder.names.map { $0.table.lowercased() }) }
    return Set(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)
  }

  /// Whether a file lies in what was exported for translators.
  static func isExported(_ file: String) -> Bool {
    PathParts.prefixes(of: file).contains { $0.hasSuffix(".xcloc") }
  }

  /// Whether a folder has tables for the strings of code.
  private func isGeneral(_ folder: Folder) -> Bool {
    guard !folder.path.hasSuffix("mul.lproj"), !folder.path.hasSuffix(".bundle") else {
      return false
    }
    return folder.names.contains { name in
      ![InfoPlist.table, "AppShortcuts"].contains(name.table) && !owningFiles.contains(name.table)
    }
  }
}

extension CatalogLayout.Folder {
  /// The tables of the folder, in no order.
  var names: [ProjectCatalogs.Name] {
    Set(tables.keys).union(stringCatalogs.keys).map {
      ProjectCatalogs.Name(folder: path, table: $0)
    }
  }

  func has(_ table: String) -> Bool { tables[table] != nil || stringCatalogs[table] != nil }

  fileprivate var depth: Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
}
