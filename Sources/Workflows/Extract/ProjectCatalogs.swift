import Catalogs
import Diagnostics

/// The catalogs of a scanned project, read once.
struct ProjectCatalogs {
  let layout: CatalogLayout
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var hasErrors = false
  /// What lies where catalogs are and was not read.
  let leftOut: [String]
  /// The source language's tables by folder and table name.
  private(set) var tables: [Name: TableCatalog] = [:]
  /// The other languages' tables.
  private(set) var translations: [Name: [String: TableCatalog]] = [:]
  /// The String Catalogs, which hold all languages.
  private(set) var stringCatalogs: [Name: StringCatalogDocument] = [:]

  struct Name: Hashable {
    var folder: String
    var table: String
  }

  init(options: ExtractOptions, tree: any FileTree) {
    var globs = options.projectGlobs
    globs?.include = []
    let selection = FileSelection(
      suffixes: [".strings", ".stringsdict", ".xcstrings"], include: [], exclude: options.exclude,
      project: globs)
    let folders = options.output.map { [$0] } ?? options.catalogs
    let roots = folders.isEmpty ? options.paths : folders.filter(tree.exists)
    let listing = tree.files(under: roots, selection)
    diagnostics = listing.diagnostics
    hasErrors = listing.hasErrors && !options.paths.elementsEqual(roots)
    leftOut = listing.leftOut
    layout = CatalogLayout(files: listing.files)
    for folder in layout.folders {
      for (table, files) in folder.tables.sorted(by: { $0.key < $1.key }) {
        load(table, files, of: folder, options.sourceLanguage, tree)
      }
      for (table, file) in folder.stringCatalogs.sorted(by: { $0.key < $1.key }) {
        stringCatalogs[Name(folder: folder.path, table: table)] = readStringCatalog(file, tree)
      }
    }
  }

  /// The keys of the source language's tables and of all String Catalogs.
  var keys: [String] {
    tables.values.flatMap(\.keys)
      + stringCatalogs.values.flatMap { catalog in
        catalog.entries.indices.map { catalog.entries.key(at: $0) }
      }
  }

  private mutating func load(
    _ table: String, _ files: [String: CatalogLayout.Files], of folder: CatalogLayout.Folder,
    _ sourceLanguage: String, _ tree: any FileTree
  ) {
    let name = Name(folder: folder.path, table: table)
    for (language, files) in files.sorted(by: { $0.key < $1.key }) {
      let isSource = language == sourceLanguage
      guard let catalog = read(files, isSource: isSource, tree) else { continue }
      if isSource {
        tables[name] = catalog
      } else {
        translations[name, default: [:]][language] = catalog
      }
    }
  }

  private mutating func read(
    _ files: CatalogLayout.Files, isSource: Bool, _ tree: any FileTree
  ) -> TableCatalog? {
    guard let path = files.strings ?? files.stringsdict.map(Self.stringsPath) else { return nil }
    do {
      let strings = try StringsDocument(
        parsing: files.strings.map { try tree.read($0) } ?? [], file: path)
      let plurals = try files.stringsdict.map {
        try StringsdictDocument(parsing: tree.read($0), file: $0)
      }
      let catalog = TableCatalog(strings: strings, stringsdict: plurals)
      // Translations are lint's concern; here only what is written has to be whole.
      if isSource {
        diagnostics += strings.diagnostics + (plurals?.diagnostics ?? [])
        hasErrors = hasErrors || catalog.hasErrors
      }
      return catalog
    } catch let error as FileError {
      diagnostics.append(error.diagnostic)
      hasErrors = true
      return nil
    } catch {
      return nil
    }
  }

  private static func stringsPath(_ stringsdict: String) -> String {
    String(stringsdict.dropLast("dict".utf8.count))
  }

  private mutating func readStringCatalog(
    _ file: String, _ tree: any FileTree
  ) -> StringCatalogDocument? {
    do throws(FileError) {
      let catalog = StringCatalogDocument(parsing: try tree.read(file), file: file)
      // Warnings are about translations, which are lint's concern.
      diagnostics += catalog.diagnostics.filter { $0.severity == .error }
      hasErrors = hasErrors || catalog.hasErrors
      return catalog
    } catch {
      diagnostics.append(error.diagnostic)
      hasErrors = true
      return nil
    }
  }
}
