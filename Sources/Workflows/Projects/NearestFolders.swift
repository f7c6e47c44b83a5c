import Reading

/// Which folders of catalogs lie around a source: found by the folders that enclose it, since
/// projects may have thousands of both.
struct NearestFolders {
  private struct Inside: Hashable {
    var folder: String
    var table: String
  }

  /// The positions of the folders with a table inside each folder, in their order of preference.
  private var withTable: [Inside: [Int]] = [:]
  /// The same of the folders that may get any table.
  private var general: [String: [Int]] = [:]

  /// - Parameters:
  ///   - folders: The folders, by path.
  ///   - isGeneral: Whether a folder may get tables that it doesn't have.
  init(_ folders: [CatalogLayout.Folder], isGeneral: (CatalogLayout.Folder) -> Bool) {
    let depths = folders.map { $0.path.utf8.count { $0 == UInt8(ascii: "/") } }
    // The least deep first, then by path.
    for position in folders.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
      let folder = folders[position]
      let isGeneral = isGeneral(folder)
      let tables = Set(folder.names.map(\.table))
      Self.forEachFolder(from: folder.path) { enclosing in
        for table in tables {
          withTable[Inside(folder: enclosing, table: table), default: []].append(position)
        }
        if isGeneral { general[enclosing, default: []].append(position) }
        return true
      }
    }
  }

  /// Whether a folder may get any table.
  var hasGeneral: Bool { !general.isEmpty }

  /// The position of the first allowed folder inside the nearest folder around a source that has
  /// one: with the table, or else one that may get it.
  ///
  /// - Parameter isPreferred: Decides where several have the table.
  func first(
    around source: String, table: String, where isAllowed: (Int) -> Bool,
    preferring isPreferred: (Int) -> Bool = { _ in false }
  ) -> Int? {
    var found: Int?
    Self.forEachFolder(from: PathParts.folder(of: source)) { enclosing in
      let inside = (withTable[Inside(folder: enclosing, table: table)] ?? []).filter(isAllowed)
      let preferred = inside.count > 1 ? inside.first(where: isPreferred) : nil
      found = preferred ?? inside.first ?? general[enclosing]?.first(where: isAllowed)
      return found == nil
    }
    return found
  }

  /// Goes from a folder to those around it, the empty one last, as long as the closure says so.
  private static func forEachFolder(from folder: String, _ body: (String) -> Bool) {
    var folder = folder
    while body(folder), !folder.isEmpty { folder = PathParts.folder(of: folder) }
  }
}
