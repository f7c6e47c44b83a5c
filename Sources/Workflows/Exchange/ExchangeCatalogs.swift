import Catalogs
import Diagnostics
import Exchange
import LocaleData
import Reading

/// The catalogs of a project that take part in an exchange with translators.
struct ExchangeCatalogs {
  /// What to say where there are none.
  static func none(in scope: FileScope) -> Diagnostic {
    .noCatalog(
      "there are no catalogs here; name a folder with .lproj folders or String Catalogs, or make "
        + "them with l10n extract --create", in: scope)
  }

  private(set) var tables: [ExchangeTable] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// What the tables in `.lproj` folders have, each with its texts and its plural forms.
  private var folderTables: [FolderTable] = []

  /// Whether something wasn't found or read at all, so that nobody knows what would be left out.
  private var isBlocked: Bool
  /// The folders that they are in.
  let roots: [String]
  private let set: CatalogSet
  private let tree: any FileTree

  /// - Parameters:
  ///   - output: A folder whose files are an exchange's, not the project's.
  ///   - exchanged: Files that are an exchange's.
  ///   - builtOnly: Whether of a table in two forms only the one counts that a target has.
  init(
    _ options: ExchangeCatalogOptions, output: String? = nil, without exchanged: [String] = [],
    builtOnly: Bool = false, _ project: ProjectConfiguration, _ tree: any FileTree
  ) {
    var scope = options.scope
    scope.paths = scope.paths.map(PathParts.withoutSlash)
    var query = CatalogSet.Query(
      scope, sourceLanguage: options.sourceLanguage, project, in: tree)
    roots = query.paths
    self.tree = tree
    let (roots, isForeign) = (roots, Self.foreign(exchanged, tree))
    query.admits = { file in
      !isForeign(file) && output.map { roots.contains($0) || !PathParts.contains($0, file) } ?? true
    }
    query.leavesOutLeftovers = builtOnly
    set = CatalogSet(query, project, in: tree)
    diagnostics = set.diagnostics
    isBlocked = set.hasErrors
    addTables()
  }

  /// The catalogs of a project that was looked at before, as far as they lie in its folders.
  ///
  /// - Parameter files: The only catalogs that are read; nil for all.
  init(
    of survey: ProjectSurvey, _ project: ProjectConfiguration, in roots: [String],
    only files: Set<String>? = nil, _ tree: any FileTree
  ) {
    let folders = project.catalogRoots(roots, in: tree)
    self.roots = roots
    self.tree = tree
    set = CatalogSet(of: survey, sourceLanguage: project.configuration.sourceLanguage) {
      file in
      guard files?.contains(file) ?? true else { return false }
      return folders.contains { $0 == "." ? !file.hasPrefix("../") : PathParts.contains($0, file) }
    }
    isBlocked = false
    addTables()
  }

  private mutating func addTables() {
    for folder in set.layout.folders { add(folder) }
    tables.sort { $0.original.precedesInBytes($1.original) }
    for table in tables { diagnostics += table.diagnostics }
  }

  /// A file may be named in many ways, also through a link.
  private static func foreign(
    _ exchanged: [String], _ tree: any FileTree
  ) -> (String) -> Bool {
    let names = Set(exchanged.map(PathParts.name))
    let places = Set(exchanged.map { tree.realPath(of: $0) ?? $0 })
    return { file in
      names.contains(PathParts.name(of: file))
        && places.contains(tree.realPath(of: file) ?? file)
    }
  }

  var hasErrors: Bool { diagnostics.hasErrors }

  /// Whether some texts can be read in some language, so that an exchange can go on without the rest.
  var hasUsableTables: Bool { !isBlocked && tables.contains { !$0.isBroken } }

  /// The languages that any catalog is translated to, sorted.
  var languages: [String] {
    // One language may have several spellings; the first in use stands for all.
    LanguageTag.distinct(tables.flatMap(\.languages))
  }

  /// What is told of keys that can't take part, for nobody knows their source; looks at all of them.
  var unsourced: [Diagnostic] { folderTables.compactMap { Self.unsourced($0.texts, $0.forms) } }

  private mutating func add(_ folder: CatalogLayout.Folder) {
    for (_, file) in folder.stringCatalogs.sorted(by: { $0.key < $1.key }) {
      guard let bytes = read(file) else { continue }
      tables.append(
        ExchangeTable(
          stringCatalog: StringCatalogDocument(parsing: bytes, file: file),
          original: relative(file), sourceLanguage: set.sourceLanguage(of: [:])))
    }
    for (table, languages) in folder.tables.sorted(by: { $0.key < $1.key }) {
      add(table, languages, in: folder)
    }
  }

  private mutating func add(
    _ table: String, _ languages: [String: CatalogLayout.Files], in folder: CatalogLayout.Folder
  ) {
    let stem = { @Sendable (language: String) in
      PathParts.join(PathParts.languageFolder(language, in: folder.path), table)
    }
    let strings = languages.compactMapValues(\.strings)
    let plurals = languages.compactMapValues(\.stringsdict)
    let sourceLanguage = set.sourceLanguage(of: languages)
    let source = languages.source(sourceLanguage)
    var texts = documents(strings, source?.strings, StringsDocument.init(table:file:))
    let forms = documents(plurals, source?.stringsdict, StringsdictDocument.init(parsing:file:))
    if !strings.isEmpty {
      texts.source = completed(texts.source, languages, table, in: folder, sourceLanguage)
      tables.append(
        ExchangeTable(
          strings: texts.source, targets: texts.targets,
          original: relative(texts.source?.file ?? stem(sourceLanguage) + ".strings"),
          sourceLanguage: sourceLanguage, targetPath: { stem($0) + ".strings" }))
    }
    if !plurals.isEmpty {
      tables.append(
        ExchangeTable(
          stringsdict: forms.source, targets: forms.targets,
          original: relative(forms.source?.file ?? stem(sourceLanguage) + ".stringsdict"),
          sourceLanguage: sourceLanguage, targetPath: { stem($0) + ".stringsdict" }))
    }
    folderTables.append((texts, forms))
  }

  /// The source language's texts, with what `Base` has beside its own file, or what is shown from
  /// elsewhere.
  private mutating func completed(
    _ own: StringsDocument?, _ languages: [String: CatalogLayout.Files], _ table: String,
    in folder: CatalogLayout.Folder, _ sourceLanguage: String
  ) -> StringsDocument? {
    var source = own
    if let own, let file = languages.base(beside: sourceLanguage), let bytes = read(file) {
      let base = StringsDocument(table: bytes, file: file)
      diagnostics += base.diagnostics.filter { $0.severity == .error }
      source = own.completed(by: base)
    }
    return set.sourceStrings(of: source, table, in: folder, language: sourceLanguage)
  }

  private typealias Documents<Document> = (source: Document?, targets: [String: Document])
  private typealias FolderTable = (
    texts: Documents<StringsDocument>, forms: Documents<StringsdictDocument>
  )

  private static func unsourced(
    _ texts: Documents<StringsDocument>, _ forms: Documents<StringsdictDocument>
  ) -> Diagnostic? {
    let none = StringsDocument(parsing: [], file: "")
    let languages = Set(texts.targets.keys).union(forms.targets.keys)
      .filter { !LanguageTag.isPseudoLocale($0) }
    let hasSource = texts.source != nil || forms.source != nil
    return KeysWithoutSource(
      source: hasSource
        ? TableCatalog(strings: texts.source ?? none, stringsdict: forms.source) : nil,
      translations: languages.map {
        TableCatalog(strings: texts.targets[$0] ?? none, stringsdict: forms.targets[$0])
      }
    ).warning
  }

  /// The source language's document and the others; `Base` is no language to translate to.
  private mutating func documents<Document>(
    _ files: [String: String], _ source: String?, _ parse: ([UInt8], String) -> Document
  ) -> Documents<Document> {
    var read: Documents<Document> = (nil, [:])
    for (language, file) in files.sorted(by: { $0.key < $1.key }) {
      guard file == source || language != "Base", let bytes = self.read(file) else { continue }
      if file == source {
        read.source = parse(bytes, file)
      } else {
        read.targets[language] = parse(bytes, file)
      }
    }
    return read
  }

  private mutating func read(_ file: String) -> [UInt8]? {
    let bytes = tree.bytes(of: file, telling: &diagnostics)
    if bytes == nil { isBlocked = true }
    return bytes
  }

  /// As XLIFF files name it: seen from the project's folder.
  private func relative(_ file: String) -> String {
    roots.compactMap { PathParts.relative(file, to: $0) }.first { !$0.isEmpty } ?? file
  }
}

/// Where an exchange's catalogs are.
package struct ExchangeCatalogOptions: Sendable {
  package var scope: FileScope
  package var sourceLanguage: String?

  package init(_ scope: FileScope, sourceLanguage: String? = nil) {
    self.scope = scope
    self.sourceLanguage = sourceLanguage
  }

  /// - Parameter roots: The files and folders to look into.
  package init(roots: [String], sourceLanguage: String? = nil) {
    self.init(FileScope(paths: roots), sourceLanguage: sourceLanguage)
  }
}
