import Catalogs
import Reading

/// The tables that are there though nothing met them by their names: they are excluded, git ignores
/// them, they are links to catalogs that have other names, or their names have other capitals.
///
/// A second table of the same name would hide their texts, or be hidden by them. macOS takes names for
/// the same that differ in capitals alone.
struct UnmetTables {
  private let met: Set<String>
  private let layout: CatalogLayout
  private let tree: any FileTree
  /// The names of the tables by their folder and the name in small letters.
  private let spellings: [ProjectCatalogs.Name: [String]]

  /// - Parameters:
  ///   - files: What the walk met.
  ///   - layout: The tables among it.
  init(besides files: [String], _ layout: CatalogLayout, in tree: any FileTree) {
    met = Set(files)
    self.layout = layout
    self.tree = tree
    spellings = Dictionary(grouping: layout.folders.flatMap(\.names), by: Self.inSmallLetters)
      .mapValues { names in names.map(\.table) }
  }

  private static func inSmallLetters(_ name: ProjectCatalogs.Name) -> ProjectCatalogs.Name {
    ProjectCatalogs.Name(folder: name.folder, table: name.table.lowercased())
  }

  /// The file that already has texts of a table for which a file is to be made; nil where there is none.
  func file(ofTableAt new: String) -> String? {
    otherSpelling(of: new)
      ?? ([new] + otherForms(of: new)).first { file in
        !met.contains(file) && tree.exists(file) && (try? tree.read(file))?.isEmpty != true
      }
  }

  /// A file of a table beside it whose name differs in capitals alone.
  private func otherSpelling(of new: String) -> String? {
    let flat = ExchangeTable.flatName(new)
    let table = PathParts.name(of: flat)
    guard let folder = layout.folder(at: PathParts.folder(of: flat)), !folder.has(table) else {
      return nil
    }
    let own = ProjectCatalogs.Name(folder: folder.path, table: table)
    return spellings[Self.inSmallLetters(own)]?.min().flatMap { name in
      folder.stringCatalogs[name] ?? folder.tables[name]?.values.flatMap(\.paths).min()
    }
  }

  /// What else would be the table, unless others in folders of languages are.
  private func otherForms(of new: String) -> [String] {
    let flat = ExchangeTable.flatName(new)
    let (folder, table) = (PathParts.folder(of: flat), PathParts.name(of: flat))
    guard layout.folder(at: folder)?.tables[table] == nil else { return [] }
    guard CatalogFormat(path: new) == .stringCatalog else {
      // What stands in for a language that has no file is shown until it has one.
      return [flat + CatalogFormat.stringCatalog.suffix]
        + files(of: table, inLanguageFolder: PathParts.languageFolder("Base", in: folder))
    }
    return tree.names(in: folder.isEmpty ? "." : folder)
      .filter { PathParts.isLanguageFolder($0) }.sorted()
      .flatMap { files(of: table, inLanguageFolder: PathParts.join(folder, $0)) }
  }

  private func files(of table: String, inLanguageFolder folder: String) -> [String] {
    CatalogFormat.allCases.filter { $0 != .stringCatalog }
      .map { PathParts.join(folder, table + $0.suffix) }
  }
}
