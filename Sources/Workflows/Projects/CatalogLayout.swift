import Catalogs
import Extraction
import Reading
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

    var paths: [String] { [strings, stringsdict].compactMap(\.self) }
  }

  let folders: [Folder]
  private let positions: [String: Int]
  private let nearest: NearestFolders
  /// The names of files whose texts have tables of their own, such as storyboards.
  private let owningFiles: Set<String>

  /// - Parameters:
  ///   - files: The paths of all catalogs under the scanned roots; those of exported bundles are
  ///     nobody's.
  ///   - others: Other files that tell what a table is for.
  init(files: [String], among others: [String] = []) {
    var found: [String: Folder] = [:]
    for file in files where !Self.isExported(file) { Self.add(file, to: &found) }
    for (path, folder) in found {
      found[path]?.languages = Set(folder.tables.values.flatMap(\.keys)).sorted()
    }
    folders = found.values.sorted { $0.path < $1.path }
    positions = Dictionary(
      uniqueKeysWithValues: folders.enumerated().map { ($0.element.path, $0.offset) })
    let owningFiles = Set(
      others.filter { ResourceKind.suffixesWithOwnTable.contains(PathParts.suffix(of: $0)) }
        .map { PathParts.stem(of: $0) })
    self.owningFiles = owningFiles
    nearest = NearestFolders(folders) { folder in
      folder.names.contains { Self.isForCode($0, owningFiles) }
    }
  }

  private static func add(_ file: String, to found: inout [String: Folder]) {
    let parent = PathParts.folder(of: file)
    let table = PathParts.stem(of: file)
    let format = CatalogFormat(path: file)
    if format == .stringCatalog {
      found[parent, default: Folder(path: parent)].stringCatalogs[table] = file
      return
    }
    guard PathParts.isLanguageFolder(parent) else { return }
    let path = PathParts.folder(of: parent)
    let language = PathParts.stem(of: parent)
    let place = format == .strings ? \Files.strings : \Files.stringsdict
    found[path, default: Folder(path: path)].tables[table, default: [:]][
      language, default: Files()][keyPath: place] = file
  }

  /// Whether a folder has tables for the strings of code.
  var takesCode: Bool { nearest.hasGeneral }

  /// The folder of a path, if it has catalogs.
  func folder(at path: String) -> Folder? { positions[path].map { folders[$0] } }

  /// The folder that serves a source file: the one inside the nearest folder around the file that
  /// has catalogs in it; of several, one with the table, then the least deep, then the first.
  ///
  /// A folder whose tables are those of storyboards or of Info.plist takes no others.
  ///
  /// - Parameter isPreferred: Decides where several have the table.
  func folder(
    for source: String, table: String, where isAllowed: (Folder) -> Bool = { _ in true },
    preferring isPreferred: (Folder) -> Bool = { _ in false }
  ) -> Folder? {
    nearest.first(
      around: source, table: table, where: { isAllowed(folders[$0]) },
      preferring: { isPreferred(folders[$0]) }
    ).map { folders[$0] }
  }
}

extension CatalogLayout {
  /// The names of tables that several folders have, in small letters, as file systems compare them.
  var sharedTables: Set<String> {
    let names = folders.flatMap { folder in Set(folder.names.map { $0.table.lowercased() }) }
    return Set(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)
  }

  /// Whether all tables are in one language, so that nothing is translated, and there is no String
  /// Catalog that may say otherwise.
  var isInOneLanguage: Bool {
    Set(folders.flatMap(\.languages)).count == 1 && folders.allSatisfy(\.stringCatalogs.isEmpty)
  }

  /// The files of tables that are there as a String Catalog and in `.lproj` folders, of which only
  /// the other form is built; those of a storyboard in `mul.lproj` and the folders beside it, too.
  func leftovers(isBuilt: (String) -> Bool) -> Set<String> {
    var left: Set<String> = []
    for folder in folders {
      for (table, catalog) in folder.stringCatalogs {
        let beside = PathParts.name(of: folder.path) == "mul.lproj" ? around(folder) : folder
        let files = (beside?.tables[table] ?? [:]).values.flatMap(\.paths)
        guard !files.isEmpty else { continue }
        switch (isBuilt(catalog), files.contains(where: isBuilt)) {
        case (true, false): left.formUnion(files)
        case (false, true): left.insert(catalog)
        default: break
        }
      }
    }
    return left
  }

  private func around(_ folder: Folder) -> Folder? {
    self.folder(at: PathParts.folder(of: folder.path))
  }

  /// Whether a file lies in what was exported for translators.
  static func isExported(_ file: String) -> Bool {
    PathParts.prefixes(of: file).contains { $0.hasSuffix(".xcloc") }
  }

  /// Whether a table is a String Catalog, whatever is left of one in `.lproj` folders.
  func isStringCatalog(_ name: ProjectCatalogs.Name) -> Bool {
    folder(at: name.folder)?.stringCatalogs[name.table] != nil
  }

  /// Whether a table is for the strings of code: none of a bundle, a storyboard or a property list.
  func isForCode(_ name: ProjectCatalogs.Name) -> Bool { Self.isForCode(name, owningFiles) }

  /// The same of a String Catalog.
  func isForCode(_ file: String) -> Bool {
    isForCode(
      ProjectCatalogs.Name(folder: PathParts.folder(of: file), table: PathParts.stem(of: file)))
  }

  private static func isForCode(
    _ name: ProjectCatalogs.Name, _ owningFiles: Set<String>
  ) -> Bool {
    PathParts.name(of: name.folder) != "mul.lproj" && !name.folder.hasSuffix(".bundle")
      && !InfoPlistTable.isName(name.table) && name.table != ExtractedEntry.phrasesTable
      && !owningFiles.contains(name.table)
  }
}

extension [String: CatalogLayout.Files] {
  /// The files with the texts of the source language: its own and, of a kind that it has no file of,
  /// that of `Base`; nil where there are none.
  func source(_ language: String) -> CatalogLayout.Files? {
    guard let base = self["Base"] else { return self[language] }
    let own = self[language]
    return CatalogLayout.Files(
      strings: own?.strings ?? base.strings, stringsdict: own?.stringsdict ?? base.stringsdict)
  }

  /// The plain texts of `Base` beside those of the source language's own file, which count for keys that
  /// this lacks; nil where one of the two isn't there.
  func base(beside language: String) -> String? {
    self[language]?.strings == nil || language == "Base" ? nil : self["Base"]?.strings
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
}
