import Catalogs
import Diagnostics
import Exchange
import Extraction
import LocaleData
import Locking
import Projects
import Reading

/// The catalogs of a scanned project, read once.
struct ProjectCatalogs {
  let layout: CatalogLayout
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var hasErrors = false
  /// What lies where catalogs are and was not read.
  let leftOut: LeftOutCatalogs
  /// Which targets have which tables.
  let owners: CatalogOwners
  /// The source language's tables by folder and table name.
  private(set) var tables: [Name: TableCatalog] = [:]
  /// The tables that are kept in a form that nothing here can write.
  private(set) var propertyLists: Set<Name> = []
  /// The files of the other languages' tables, which are parsed only where keys are new to them.
  private var translations: [Name: [String: CatalogLayout.Files]] = [:]
  /// The String Catalogs, which hold all languages.
  private(set) var stringCatalogs: [Name: StringCatalogDocument] = [:]

  /// All tables that were read.
  var names: Set<Name> { Set(tables.keys).union(stringCatalogs.keys) }

  private var sourceLanguages: [Name: String] = [:]
  private let defaultSourceLanguage: String
  private let chosenSourceLanguage: String?

  struct Name: Hashable {
    var folder: String
    var table: String
  }

  init(options: ExtractOptions, survey: ProjectSurvey, tree: any FileTree) {
    let set = Self.set(options, survey, tree)
    diagnostics = set.diagnostics
    hasErrors = set.hasErrors
    leftOut = set.leftOut
    chosenSourceLanguage = options.chosenSourceLanguage
    defaultSourceLanguage =
      options.chosenSourceLanguage
      ?? survey.model.projects.lazy.compactMap(\.developmentRegion).first ?? "en"
    layout = set.layout
    owners = CatalogOwners(of: layout, in: survey.model)
    let tables = tablesToRead(options, survey)
    let loaded = parallelMap(tables) { _, table in LoadedTable(table, in: tree) }
    for (table, loaded) in zip(tables, loaded) { add(loaded, as: table) }
    readStringCatalogs(in: tree)
  }

  /// By folder, table and language.
  private mutating func tablesToRead(
    _ options: ExtractOptions, _ survey: ProjectSurvey
  ) -> [LoadedTable.Place] {
    layout.folders.flatMap { folder in
      folder.tables.sorted(by: { $0.key < $1.key }).flatMap { table, files in
        let name = Name(folder: folder.path, table: table)
        let language = Self.sourceLanguage(of: files, options, survey)
        sourceLanguages[name] = language
        return files.sorted(by: { $0.key < $1.key }).map {
          LoadedTable.Place(
            name: name, language: $0.key, files: $0.value, isSource: $0.key == language)
        }
      }
    }
  }

  private mutating func add(_ loaded: LoadedTable, as place: LoadedTable.Place) {
    diagnostics += loaded.diagnostics
    hasErrors = hasErrors || loaded.hasErrors
    if loaded.isPropertyList { propertyLists.insert(place.name) }
    if let catalog = loaded.catalog {
      tables[place.name] = catalog
    } else if !place.isSource {
      translations[place.name, default: [:]][place.language] = place.files
    }
  }

  /// The keys that a catalog has in the source language; none where there is no such catalog.
  func keys(of name: Name) -> [String] {
    stringCatalogs[name].map { catalog in
      catalog.entries.indices.map { catalog.entries.key(at: $0) }
    } ?? tables[name]?.keys ?? []
  }

  /// The file with the source texts of a catalog; nil where there is none.
  func file(of name: Name) -> String? {
    stringCatalogs[name]?.file ?? tables[name]?.strings.file
  }

  /// The text that a String Catalog has for a key in its source language, if that is one text.
  func sourceText(of key: String, in name: Name) -> String? {
    guard let catalog = stringCatalogs[name], let language = catalog.sourceLanguage?.text,
      let content = catalog.entry(forKey: key)?.localization(in: language)?.content,
      content.substitutions.isEmpty
    else { return nil }
    return content.unit?.value?.text
  }

  /// The table that is written: none beside a String Catalog, whatever is left of one from before.
  func ownTable(_ name: Name) -> TableCatalog? {
    stringCatalogs[name] == nil ? tables[name] : nil
  }

  /// Whether a table is there, and its `.strings` file of the source language isn't: it is in other
  /// languages only, or has only plural forms.
  func lacksSource(_ name: Name) -> Bool {
    guard stringCatalogs[name] == nil, !propertyLists.contains(name) else { return false }
    return hasOnlyPlurals(name) || tables[name] == nil && translations[name] != nil
  }

  /// Whether a table of the source language is a `.stringsdict` file alone.
  func hasOnlyPlurals(_ name: Name) -> Bool {
    guard tables[name] != nil, let files = layout.folder(at: name.folder)?.tables[name.table]
    else { return false }
    return files.source(sourceLanguage(of: name))?.strings == nil
  }

  /// Where the `.strings` file is, or would be, that a table's new texts are written to.
  func sourceFile(of name: Name) -> String {
    let folder = PathParts.languageFolder(sourceLanguage(of: name), in: name.folder)
    return PathParts.join(folder, name.table + ".strings")
  }

  /// Whether a catalog has a key, and doesn't say that nothing uses it.
  func isUsed(_ name: Name, _ key: String) -> Bool {
    if let entry = stringCatalogs[name]?.entry(forKey: key) {
      return entry.extractionState?.value != .stale
    }
    return ownTable(name)?.strings.entry(forKey: key).map { !$0.isStale } ?? false
  }

  /// Whether it is a String Catalog that says that nothing uses a key.
  func isStale(_ name: Name, _ key: String) -> Bool {
    stringCatalogs[name]?.entry(forKey: key)?.extractionState?.value == .stale
  }

  /// Whether a String Catalog says that nothing uses a key of a table.
  func isStale(_ key: String, table: String) -> Bool {
    stringCatalogs.keys.contains { $0.table == table && isStale($0, key) }
  }

  /// The texts that String Catalogs have for a key of a table.
  func sourceTexts(of key: String, table: String) -> [String] {
    stringCatalogs.keys.filter { $0.table == table }
      .compactMap { sourceText(of: key, in: $0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Another language's table; nil where there is none that can be read.
  func translation(of name: Name, to language: String, in tree: any FileTree) -> TableCatalog? {
    translations[name]?[language].flatMap { try? LoadedTable.catalog(of: $0, in: tree) }
  }

  /// The catalogs of the folders that were named for them, else those of the project.
  private static func set(
    _ options: ExtractOptions, _ survey: ProjectSurvey, _ tree: any FileTree
  ) -> CatalogSet {
    let folders = options.output.map { [$0] } ?? options.catalogs
    guard !folders.isEmpty else { return CatalogSet(builtIn: survey) }
    let scope = FileScope(paths: folders.filter(tree.exists), exclude: options.scope.exclude)
    return CatalogSet(
      CatalogSet.Query(only: scope, leavingOut: options.projectGlobs, in: tree),
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
    return likely.first { files[$0] != nil } ?? otherSpelling(of: likely[0], in: files)
      ?? likely[0]
  }

  /// The folder of a language that is called otherwise: English, en-us or en-US for en, and if
  /// there is none, any of the language.
  ///
  /// A second table of the same language beside it would hide all of its texts.
  private static func otherSpelling(
    of language: String, in files: [String: CatalogLayout.Files]
  ) -> String? {
    func isRegional(_ name: String) -> Bool {
      LanguageTag(name).map { $0.language == language.lowercased() && $0.region != nil } ?? false
    }
    return CatalogLayout.otherName(of: language, in: files)
      ?? files.keys.sorted().first(where: isRegional)
  }

  /// The language, or `Base`, that new texts of a table are written in.
  func sourceLanguage(of name: Name) -> String { sourceLanguages[name] ?? defaultSourceLanguage }

  /// The language that a new String Catalog's texts are written in: that of those beside it, or
  /// of all, where nobody chose another one.
  func sourceLanguage(ofNew name: Name) -> String {
    if let chosenSourceLanguage { return chosenSourceLanguage }
    let siblings = stringCatalogs.filter { $0.key.folder == name.folder }
    let languages = Set(
      (siblings.isEmpty ? stringCatalogs : siblings).compactMap { $0.value.sourceLanguage?.text })
    if languages.count == 1, let shared = languages.first { return shared }
    return sourceLanguage(of: name)
  }

  private mutating func readStringCatalogs(in tree: any FileTree) {
    let places = layout.folders.flatMap { folder in
      folder.stringCatalogs.sorted(by: { $0.key < $1.key }).map { table, file in
        (name: Name(folder: folder.path, table: table), file: file)
      }
    }
    let documents = parallelMap(places) { _, place in
      Result { () throws(FileError) in
        StringCatalogDocument(parsing: try tree.read(place.file), file: place.file)
      }
    }
    for (place, document) in zip(places, documents) {
      switch document {
      case .success(let catalog):
        // Warnings are about translations, which are lint's concern.
        diagnostics += catalog.diagnostics.filter { $0.severity == .error }
        hasErrors = hasErrors || catalog.hasErrors
        stringCatalogs[place.name] = catalog
      case .failure(let error):
        diagnostics.append(error.diagnostic)
        hasErrors = true
      }
    }
  }
}
