import Catalogs
import Diagnostics
import Exchange
import Linting
import LocaleData
import Reading
import Resources

/// The catalogs that are linted: their files, and the tables that these make up.
struct LintCatalogs {
  /// A table with the files that hold it.
  struct Table {
    var table: any LintTable
    var files: [String]
    /// Where the project has it; nil for what came back from translators.
    var name: ProjectCatalogs.Name?
  }

  private(set) var tables: [Table] = []
  private(set) var files: [LintFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let tree: any FileTree
  private let set: CatalogSet

  /// What is linted: catalogs, and files that came back from translators.
  static func query(_ options: LintOptions) -> CatalogSet.Query {
    CatalogSet.Query(
      paths: options.paths, include: options.include, exclude: options.exclude,
      sourceLanguage: options.sourceLanguage, otherSuffixes: exchangeSuffixes(options.paths))
  }

  init(_ set: CatalogSet, in tree: any FileTree) {
    self.tree = tree
    self.set = set
    diagnostics = set.diagnostics
    let (exchanged, others) = set.files.partitioned { ExchangeFormat(path: $0).isExchanged }
    for file in exchanged where !Self.isSourceOfBundle(file) { addExchange(file) }
    let found = others.filter { !CatalogLayout.isExported($0) && !Self.isPseudo($0) }
    for folder in set.layout.folders { add(folder) }
    // A catalog in no language's folder belongs to no table, but it has a syntax.
    let known = Set(files.map(\.path))
    for file in found where !known.contains(file) { addLoose(file) }
  }

  /// Whether a file lies in the folder of a pseudo-locale: it is made, and nobody's mistake.
  private static func isPseudo(_ file: String) -> Bool {
    let folder = PathParts.folder(of: file)
    return PathParts.suffix(of: folder) == ".lproj"
      && LanguageTag.isPseudoLocale(PathParts.stem(of: folder))
  }

  private mutating func add(_ folder: CatalogLayout.Folder) {
    for (name, path) in folder.stringCatalogs.sorted(by: { $0.key < $1.key }) {
      addStringCatalog(path, name, of: folder)
    }
    for (name, languages) in folder.tables.sorted(by: { $0.key < $1.key }) {
      add(languages, name, of: folder)
    }
  }

  private mutating func addStringCatalog(
    _ path: String, _ name: String, of folder: CatalogLayout.Folder
  ) {
    guard let bytes = read(path) else { return }
    let document = StringCatalogDocument(parsing: bytes, file: path)
    let language = set.sourceLanguage(of: [:])
    let table = StringCatalogTable(
      document, name: name, sourceLanguage: language,
      shownSource: shownSource(of: name, in: folder, document.sourceLanguage?.text ?? language))
    files.append(
      LintFile(
        path: path, format: .stringCatalog, text: document.text, language: nil,
        languages: table.languages, diagnostics: document.findings))
    let place = ProjectCatalogs.Name(folder: folder.path, table: name)
    tables.append(Table(table: table, files: [path], name: place))
  }

  private mutating func add(
    _ languages: [String: CatalogLayout.Files], _ name: String, of folder: CatalogLayout.Folder
  ) {
    var documents: [String: LprojTable.Files] = [:]
    let languages = languages.filter { !LanguageTag.isPseudoLocale($0.key) }
    for (language, files) in languages.sorted(by: { $0.key < $1.key }) {
      let (text, list) = files.strings.map { strings($0, in: language) } ?? (nil, nil)
      documents[language] = LprojTable.Files(
        strings: text, dictionary: files.stringsdict.flatMap { dictionary($0, in: language) },
        list: list)
    }
    let source = set.sourceLanguage(of: languages)
    let table = LprojTable(
      name: name, sourceLanguage: source, files: documents,
      shownSource: set.sourceStrings(name, in: folder, language: source))
    tables.append(
      Table(
        table: table,
        files: languages.values.flatMap { [$0.strings, $0.stringsdict].compactMap { $0 } },
        name: ProjectCatalogs.Name(folder: folder.path, table: name)))
  }

  /// What the property list of a target says; a storyboard's String Catalog has all its texts.
  private func shownSource(
    of table: String, in folder: CatalogLayout.Folder, _ language: String
  ) -> StringsDocument? {
    table == InfoPlist.table ? set.sourceStrings(table, in: folder, language: language) : nil
  }

  /// Tables for spreadsheets could be anything, so they are read only when they are named.
  private static func exchangeSuffixes(_ roots: [String]) -> [String] {
    let named = roots.map { PathParts.suffix(of: $0) }.filter { [".csv", ".tsv"].contains($0) }
    return [".xliff", ".xlf"] + named
  }

  /// What a bundle shows beside the texts.
  private static func isSourceOfBundle(_ file: String) -> Bool {
    PathParts.prefixes(of: file).contains { $0.hasSuffix(".xcloc/Source Contents") }
  }

  /// Adds a file that came back from translators, with a table for each catalog in it.
  private mutating func addExchange(_ path: String) {
    guard let bytes = read(path) else { return }
    let text = SourceText(decoding: bytes)
    let parts: [ExchangeFile]
    let found: [Diagnostic]
    if ExchangeFormat(path: path) == .xliff {
      let document = XLIFFDocument(parsing: bytes, file: path)
      (parts, found) = (document.files, document.diagnostics)
    } else {
      let document = CSVDocument(parsing: bytes, file: path)
      (parts, found) = (document.files, document.diagnostics)
    }
    files.append(
      LintFile(
        path: path, format: .exchange, text: text, language: nil,
        languages: Set(parts.map(\.targetLanguage)).sorted(), diagnostics: found))
    for part in parts where !part.targetLanguage.isEmpty {
      let table = ExchangeFileTable(part, path: path, text: text)
      tables.append(Table(table: table, files: [path]))
    }
  }

  private mutating func addLoose(_ file: String) {
    switch CatalogFormat(path: file) {
    case .strings: _ = strings(file, in: nil)
    case .stringsdict: _ = dictionary(file, in: nil)
    case .stringCatalog, nil: break
    }
  }

  /// Reads a `.strings` file: its text, or the property list that it may be as well.
  private mutating func strings(
    _ file: String, in language: String?
  ) -> (text: StringsDocument?, list: StringsdictDocument?) {
    guard let bytes = read(file) else { return (nil, nil) }
    let text = SourceText(decoding: bytes)
    if text.isPropertyList {
      let list = StringsdictDocument(text, file: file)
      add(file, .strings, text, language, list.diagnostics)
      return (nil, list)
    }
    let document = StringsDocument(parsing: bytes, file: file)
    add(file, .strings, document.text, language, document.diagnostics)
    return (document, nil)
  }

  private mutating func dictionary(_ file: String, in language: String?) -> StringsdictDocument? {
    guard let bytes = read(file) else { return nil }
    let document = StringsdictDocument(parsing: bytes, file: file)
    add(file, .stringsdict, document.text, language, document.diagnostics)
    return document
  }

  private mutating func add(
    _ path: String, _ format: LintFormat, _ text: SourceText, _ language: String?,
    _ diagnostics: [Diagnostic]
  ) {
    files.append(
      LintFile(
        path: path, format: format, text: text, language: language,
        languages: [language].compactMap { $0 }, diagnostics: diagnostics))
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    do {
      return try tree.read(path)
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }
}

extension ExchangeFormat? {
  /// Whether a file of the format goes between a project and its translators, and is no catalog.
  fileprivate var isExchanged: Bool { self == .xliff || self == .csv }
}

extension Array {
  /// The elements that fulfil a condition, and the others.
  fileprivate func partitioned(_ condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
