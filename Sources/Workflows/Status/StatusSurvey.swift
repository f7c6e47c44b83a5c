import Catalogs
import Diagnostics
import Exchange
import LocaleData

/// Counts the keys of catalogs.
struct StatusSurvey {
  let options: StatusOptions
  let project: ProjectConfiguration
  let tree: any FileTree
  private(set) var report = StatusReport()
  private(set) var diagnostics: [Diagnostic] = []

  init(options: StatusOptions, project: ProjectConfiguration, tree: any FileTree) {
    self.options = options
    self.project = project
    self.tree = tree
  }

  mutating func run(on set: CatalogSet) {
    diagnostics = set.diagnostics
    for folder in set.layout.folders {
      let languages = Self.translated(folder, in: set)
      for (table, path) in folder.stringCatalogs.sorted(by: { $0.key < $1.key })
      where options.table ?? table == table {
        survey(stringCatalog: path, table)
      }
      for (table, files) in folder.tables.sorted(by: { $0.key < $1.key })
      where options.table ?? table == table {
        survey(files, table, of: folder, beside: languages, in: set)
      }
    }
  }

  private mutating func bytes(of path: String) -> [UInt8]? {
    tree.bytes(of: path, telling: &diagnostics)
  }

  /// Says what is wrong with a file; tells whether it can be counted.
  private mutating func check(_ found: [Diagnostic]) -> Bool {
    let errors = found.filter { $0.severity == .error }
    diagnostics += errors
    return errors.isEmpty
  }

  private var counted: CountedLocales {
    CountedLocales(
      asked: options.locales, always: project.configuration.locales + options.otherLocales)
  }

  /// The languages that the tables of a folder are translated to, each under all of its names.
  private static func translated(_ folder: CatalogLayout.Folder, in set: CatalogSet) -> [String] {
    let languages = folder.tables.values.map { files in
      targets(of: files, source: set.sourceLanguage(of: files))
    }
    return Set(languages.joined()).sorted()
  }

  private static func targets(
    of files: [String: CatalogLayout.Files], source: String
  ) -> [String] {
    files.keys.filter { $0 != source && $0 != "Base" }
  }

  // MARK: Tables

  private mutating func survey(stringCatalog path: String, _ table: String) {
    guard let bytes = bytes(of: path) else { return }
    let document = StringCatalogDocument(parsing: bytes, file: path)
    guard check(document.diagnostics) else { return }
    let source = document.usedSourceLanguage
    let own = document.languages.filter { $0 != source && $0 != "Base" }
    let locales = counted.locales(of: own, source: source)
    let count = StringCatalogCount(
      of: document, naming: options.failures.isEmpty ? [] : locales)
    report.tables.append(
      StatusReport.Table(
        name: table, path: path, sourceLanguage: source, keys: count.keys,
        staleKeys: count.staleKeys, conflicts: count.conflicts,
        locales: locales.map {
          StatusReport.Locale(
            locale: $0, counts: count.counts(in: $0), firstKeys: count.firstKeys(in: $0))
        }))
  }

  private mutating func survey(
    _ files: [String: CatalogLayout.Files], _ table: String, of folder: CatalogLayout.Folder,
    beside others: [String], in set: CatalogSet
  ) {
    let source = set.sourceLanguage(of: files)
    let sourceCatalog = self.source(source, of: files, table, folder, in: set)
    let own = Self.targets(of: files, source: source).sorted()
    var catalogs: [String: TableCatalog] = [:]
    for language in own { catalogs[language] = files[language].flatMap { catalog($0) } }
    let texts = catalogs.filter { !LanguageTag.isPseudoLocale($0.key) }.map(\.value)
    let count = TableCount(source: sourceCatalog, translations: texts)
    let unsourced = KeysWithoutSource(source: sourceCatalog, translations: texts)
    if let warning = unsourced.warning { diagnostics.append(warning) }
    // What can't be read is nothing that lacks texts.
    let locales = counted.locales(of: own, beside: others, source: source)
      .filter { files[$0] == nil || catalogs[$0] != nil }
    report.tables.append(
      StatusReport.Table(
        name: table, path: folder.path, sourceLanguage: source, keys: count.keys.count,
        keysWithoutSource: unsourced.count, staleKeys: count.staleKeys,
        locales: locales.map {
          StatusReport.Locale(
            locale: $0, counts: count.counts(in: catalogs[$0]),
            firstKeys: options.failures.isEmpty ? FirstKeys() : count.firstKeys(in: catalogs[$0]))
        }))
  }

  /// What the source language has, with what `Base` has beside it, or what is shown from elsewhere.
  private mutating func source(
    _ language: String, of files: [String: CatalogLayout.Files], _ table: String,
    _ folder: CatalogLayout.Folder, in set: CatalogSet
  ) -> TableCatalog? {
    let read = files.source(language).flatMap { catalog($0) }
    var texts = read?.strings
    if let own = texts, let file = files.base(beside: language),
      let base = catalog(CatalogLayout.Files(strings: file))
    {
      texts = own.completed(by: base.strings)
    }
    return set.sourceStrings(of: texts, table, in: folder, language: language)
      .map { TableCatalog(strings: $0, stringsdict: read?.stringsdict) }
  }

  private mutating func catalog(_ files: CatalogLayout.Files) -> TableCatalog? {
    var strings = StringsDocument(parsing: [], file: files.strings ?? "")
    if let path = files.strings {
      guard let bytes = bytes(of: path) else { return nil }
      strings = StringsDocument(table: bytes, file: path)
    }
    var stringsdict: StringsdictDocument?
    if let path = files.stringsdict {
      guard let bytes = bytes(of: path) else { return nil }
      stringsdict = StringsdictDocument(parsing: bytes, file: path)
    }
    guard check(strings.diagnostics + (stringsdict?.diagnostics ?? [])) else { return nil }
    return TableCatalog(strings: strings, stringsdict: stringsdict)
  }
}
