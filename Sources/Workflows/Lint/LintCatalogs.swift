import Catalogs
import Diagnostics
import Exchange
import Extraction
import Linting
import LocaleData
import Locking
import Reading

/// The catalogs that are linted: what belongs together, with the bytes of its files.
struct LintCatalogs {
  private(set) var parts: [LintPart] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Those that were asked for, whether they could be read or not.
  private var asked: Set<String> = []
  private let tree: any FileTree
  private let set: CatalogSet

  /// What is linted: catalogs, and files that came back from translators.
  static func set(
    _ options: LintOptions, _ project: ProjectConfiguration, in tree: any FileTree
  ) -> CatalogSet {
    var query = CatalogSet.Query(
      options.scope, sourceLanguage: options.sourceLanguage, project, in: tree)
    query.otherSuffixes = ExchangeFormat.xliff.suffixes + ExchangeFormat.csv.suffixes
    let named = Set(options.scope.paths.compactMap(tree.realPath))
    query.admits = { file in
      guard ExchangeFormat(path: file) == .csv else { return true }
      // A table for spreadsheets could be anything, unless a person means it.
      if tree.realPath(of: file).map(named.contains) ?? false { return true }
      return (try? tree.read(file)).map(CSVDocument.hasColumns) ?? false
    }
    return CatalogSet(query, project, in: tree)
  }

  /// - Parameters:
  ///   - paths: What a person named.
  ///   - memory: What knows parts that were parsed before.
  ///   - parsed: The same, of looks that know nothing else of each other.
  init(
    _ set: CatalogSet, naming paths: [String] = [], in tree: any FileTree,
    _ memory: LintMemory? = nil, _ parsed: ParsedParts? = nil
  ) {
    self.tree = tree
    self.set = set
    diagnostics = set.diagnostics + Self.bundles(paths, tree)
    let (exchanged, others) = set.files.partitioned { ExchangeFormat(path: $0).isExchanged }
    // What a bundle shows beside the texts are copies.
    for file in exchanged where XclocBundle.bundle(showing: file) == nil {
      add(.exchange(file), [file])
    }
    let found = others.filter { !CatalogLayout.isExported($0) && !Self.isPseudo($0) }
    for folder in set.layout.folders { add(folder) }
    for file in found where !asked.contains(file) { add(.loose(file), [file]) }
    if let memory { parts = memory.known(parts) }
    if let parsed { parts = parsed.known(parts) }
  }

  /// Parses parts before they are asked for, several at a time.
  func parse(where isWanted: (LintPart) -> Bool) {
    _ = parallelMap(parts.filter(isWanted)) { _, part in part.content.files.count }
  }

  /// Whether no file could be read.
  var isEmpty: Bool { parts.allSatisfy(\.bytes.isEmpty) }

  var tables: [LintPart.Table] { parts.flatMap(\.content.tables) }
  var files: [LintFile] { parts.flatMap(\.content.files) }

  /// The files that could be read and that the project has itself.
  var ownFiles: [String] { parts.filter { !$0.isExchanged }.flatMap(\.bytes.keys) }

  /// Whether a file lies in the folder of a pseudo-locale.
  private static func isPseudo(_ file: String) -> Bool {
    let folder = PathParts.folder(of: file)
    return PathParts.isLanguageFolder(folder)
      && LanguageTag.isPseudoLocale(PathParts.stem(of: folder))
  }

  private mutating func add(_ folder: CatalogLayout.Folder) {
    for (name, path) in folder.stringCatalogs.sorted(by: { $0.key < $1.key }) {
      addStringCatalog(path, name, of: folder)
    }
    for (name, languages) in folder.tables.sorted(by: { $0.key < $1.key }) {
      // A pseudo-locale is made, and nobody's mistake.
      let languages = languages.filter { !LanguageTag.isPseudoLocale($0.key) }
      let source = set.sourceLanguage(of: languages)
      let shown = set.sourceStrings(name, in: folder, language: source)
      add(
        .folders(languages, place(of: name, in: folder, source), shown: shown),
        LintPart.files(of: languages))
    }
  }

  private mutating func addStringCatalog(
    _ path: String, _ name: String, of folder: CatalogLayout.Folder
  ) {
    guard let bytes = read(path) else { return }
    let language = set.sourceLanguage(of: [:])
    var shown: StringsDocument?
    // A storyboard's String Catalog has all its texts; that of a property list may lack some.
    if InfoPlistTable.isName(name) {
      let own = StringCatalogDocument(parsing: bytes, file: path).sourceLanguage?.text
      shown = set.sourceStrings(name, in: folder, language: own ?? language)
    }
    let kind = LintPart.Kind.stringCatalog(
      path, place(of: name, in: folder, language), shown: shown)
    parts.append(LintPart(kind, bytes: [path: bytes]))
  }

  private func place(
    of table: String, in folder: CatalogLayout.Folder, _ sourceLanguage: String
  ) -> LintPart.Place {
    LintPart.Place(
      name: ProjectCatalogs.Name(folder: folder.path, table: table), sourceLanguage: sourceLanguage)
  }

  /// What is wrong with bundles that were named, beside what is in their files, and with packed ones.
  private static func bundles(_ paths: [String], _ tree: any FileTree) -> [Diagnostic] {
    // What isn't there at all was told when it was looked for.
    let named = paths.map(PathParts.withoutSlash).filter(tree.exists)
    let bundles = named.filter { ExchangeFormat(path: $0) == .xcloc }
    return named.filter(ZIPArchive.isName).map(ZIPArchive.diagnostic(at:))
      + bundles.flatMap {
        XclocBundle.localizedFiles(of: $0, in: tree).diagnostics
          + XclocBundle.mistakes(inContentsOf: $0, in: tree)
      }
  }

  /// Adds what belongs together, with those of its files that can be read.
  private mutating func add(_ kind: LintPart.Kind, _ files: [String]) {
    var bytes: [String: [UInt8]] = [:]
    for file in files { bytes[file] = read(file) }
    parts.append(LintPart(kind, bytes: bytes))
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    asked.insert(path)
    return tree.bytes(of: path, telling: &diagnostics)
  }
}

extension LintPart {
  /// The files of a table, by language.
  static func files(of languages: [String: CatalogLayout.Files]) -> [String] {
    languages.sorted { $0.key < $1.key }
      .flatMap { $0.value.paths }
  }
}

extension ExchangeFormat? {
  /// Whether a file of the format goes between a project and its translators, and is no catalog.
  var isExchanged: Bool { self == .xliff || self == .csv }
}

extension Array {
  /// The elements that fulfil a condition, and the others.
  fileprivate func partitioned(_ condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
