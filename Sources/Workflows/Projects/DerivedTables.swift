import Catalogs
import Diagnostics
import Exchange
import Reading

/// The tables that this tool wrote out of catalogs: they look like catalogs and are none.
struct DerivedTables {
  /// All their files.
  private(set) var files: Set<String> = []
  /// Those that `l10n compile` wrote, by the folders that they are in.
  private var compiled: [String: [String]] = [:]

  private struct Table: Hashable {
    var folder: String
    var name: String
  }

  private enum Kind {
    /// For translators.
    case exported
    /// For programs, out of a String Catalog.
    case compiled
  }

  /// No tables.
  init() {}

  /// Those among some files; what was compiled only beside the String Catalog of its name, which is
  /// edited in its place.
  ///
  /// Of a table all files or none: who copied what came back to its place has a catalog there.
  ///
  /// - Parameter named: Files that a person named, which count for what they look like.
  init(among files: [String], besides named: [String] = [], in tree: any FileTree) {
    var tables: [Table: [String]] = [:]
    var catalogs: Set<String> = []
    for file in files {
      guard let format = CatalogFormat(path: file) else { continue }
      let (parent, name) = (PathParts.folder(of: file), PathParts.stem(of: file))
      if format == .stringCatalog {
        catalogs.insert(name)
      } else if PathParts.isLanguageFolder(parent) {
        tables[Table(folder: PathParts.folder(of: parent), name: name), default: []].append(file)
      }
    }
    // However a person spells it.
    let named = Set(named.compactMap(tree.realPath))
    for (table, files) in tables {
      // The first catalog among them ends the search, so that few files are read.
      guard let kind = Self.kind(of: files[0], tree),
        kind == .exported || catalogs.contains(table.name),
        files.dropFirst().allSatisfy({ Self.kind(of: $0, tree) == kind }),
        !files.contains(where: { tree.realPath(of: $0).map(named.contains) ?? false })
      else { continue }
      self.files.formUnion(files)
      if kind == .compiled { compiled[table.folder, default: []] += files }
    }
  }

  /// What there is to know of compiled tables, a note for each folder.
  var notes: [Diagnostic] {
    compiled.sorted { $0.key < $1.key }.compactMap { _, files in
      files.min().map { first in
        let what = files.count == 1 ? "this file" : "this and \(files.count - 1) more files here"
        return Diagnostic(
          id: Diagnostic.ignoredCatalogID, severity: .note,
          message: "l10n compile wrote \(what), so no command takes it for a catalog; edit the "
            + "String Catalog, and compile it again",
          location: Location(file: first))
      }
    }
  }

  private static func kind(of file: String, _ tree: any FileTree) -> Kind? {
    guard let bytes = try? tree.read(file) else { return nil }
    if CompiledTable.isMarked(bytes, at: file) { return .compiled }
    return CatalogFormat(path: file) == .strings && FlatStrings.isExport(bytes) ? .exported : nil
  }
}
