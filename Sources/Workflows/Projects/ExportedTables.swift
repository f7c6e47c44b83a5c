import Catalogs
import Reading

/// The `.strings` files that an export wrote for translators: they look like catalogs and are none.
enum ExportedTables {
  private struct Table: Hashable {
    var folder: String
    var name: String
  }

  /// Those among some files.
  ///
  /// Of a table all files or none: who copied what came back to its place has a catalog there.
  ///
  /// - Parameter named: Files that a person named, which count for what they look like.
  static func files(
    among files: [String], besides named: [String] = [], in tree: any FileTree
  ) -> Set<String> {
    var tables: [Table: [String]] = [:]
    for file in files where CatalogFormat(path: file).map({ $0 != .stringCatalog }) ?? false {
      let parent = PathParts.folder(of: file)
      guard PathParts.suffix(of: parent) == ".lproj" else { continue }
      let table = Table(folder: PathParts.folder(of: parent), name: PathParts.stem(of: file))
      tables[table, default: []].append(file)
    }
    // However a person spells it.
    let named = Set(named.compactMap(tree.realPath))
    return tables.values.reduce(into: []) { exported, files in
      // The first catalog among them ends the search, so that few files are read.
      guard files.allSatisfy({ isExport($0, tree) }),
        !files.contains(where: { tree.realPath(of: $0).map(named.contains) ?? false })
      else { return }
      exported.formUnion(files)
    }
  }

  private static func isExport(_ file: String, _ tree: any FileTree) -> Bool {
    guard CatalogFormat(path: file) == .strings, let bytes = try? tree.read(file) else {
      return false
    }
    return FlatStrings.isExport(bytes)
  }
}
