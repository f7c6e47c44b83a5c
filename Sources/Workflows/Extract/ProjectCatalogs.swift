import Catalogs
import Diagnostics
import Exchange
import Projects

/// The catalogs of a scanned project, read once.
struct ProjectCatalogs {
  let layout: CatalogLayout
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var hasErrors = false
  /// What lies where catalogs are and was not read.
  let leftOut: [String]
  /// Which targets have which tables.
  let owners: CatalogOwners
  /// The source language's tables by folder and table name.
  private(set) var tables: [Name: TableCatalog] = [:]
  /// The other languages' tables.
  private(set) var translations: [Name: [String: TableCatalog]] = [:]
  /// The String Catalogs, which hold all languages.
  private(set) var stringCatalogs: [Name: StringCatalogDocument] = [:]

  private var sourceLanguages: [Name: String] = [:]
  private let defaultSourceLanguage: String

  struct Name: Hashable {
    var folder: String
    var table: String
  }

  init(options: ExtractOptions, survey: ProjectSurvey, tree: any FileTree) {
    let set = Self.set(options, survey, tree)
    diagnostics = set.diagnostics
    hasErrors = set.hasErrors
    leftOut = set.leftOut
    defaultSourceLanguage =
      options.chosenSourceLanguage
      ?? survey.model.projects.lazy.compactMap(\.developmentRegion).first ?? "en"
    layout = set.layout
    owners = CatalogOwners(of: layout, in: survey.model)
    for folder in layout.folders {
      for (table, files) in folder.tables.sorted(by: { $0.key < $1.key }) {
        let name = Name(folder: folder.path, table: table)
        sourceLanguages[name] = Self.sourceLanguage(of: files, options, survey)
        load(files, of: name, tree)
      }
      for (table, file) in folder.stringCatalogs.sorted(by: { $0.key < $1.key }) {
        stringCatalogs[Name(folder: folder.path, table: table)] = readStringCatalog(file, tree)
      }
    }
  }

  /// The catalogs of the folders that were named for them, else those of the project.
  private static func set(
    _ options: ExtractOptions, _ survey: ProjectSurvey, _ tree: any FileTree
  ) -> CatalogSet {
    let folders = options.output.map { [$0] } ?? options.catalogs
    guard !folders.isEmpty else { return CatalogSet(of: survey) }
    var globs = options.projectGlobs
    globs?.include = []
    return CatalogSet(
      CatalogSet.Query(paths: folders.filter(tree.exists), exclude: options.exclude, globs: globs),
      among: survey.files, in: tree)
  }

  /// The keys of the source language's tables and of all String Catalogs.
  var keys: [String] {
    tables.values.flatMap(\.keys)
      + stringCatalogs.values.flatMap { catalog in
        catalog.entries.indices.map { catalog.entries.key(at: $0) }
      }
  }

  /// The folder that a table's source texts are in: the language that was asked for, or else that
  /// of the project, or else what stands for both.
  static func sourceLanguage(
    of files: [String: CatalogLayout.Files], _ options: ExtractOptions, _ survey: ProjectSurvey
  ) -> String {
    if let chosen = options.chosenSourceLanguage { return chosen }
    let likely = [survey.developmentRegion(of: files), "en", "Base"].compactMap(\.self)
    return likely.first { files[$0] != nil } ?? likely[0]
  }

  /// The language, or `Base`, that new texts of a table are written in.
  func sourceLanguage(of name: Name) -> String { sourceLanguages[name] ?? defaultSourceLanguage }

  private mutating func load(
    _ files: [String: CatalogLayout.Files], of name: Name, _ tree: any FileTree
  ) {
    for (language, files) in files.sorted(by: { $0.key < $1.key }) {
      let isSource = language == sourceLanguage(of: name)
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
