import Catalogs
import Diagnostics
import LocaleData
import Localization
import Reading

/// The catalogs under some paths, each folder with its own tables.
struct PreviewCatalogs: Sendable {
  struct Folder: Sendable {
    var path: String
    var store: TableStore
    /// Whether its texts are shown, and don't only stand for arguments.
    var isShown = true
  }

  private(set) var folders: [Folder] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ options: PreviewOptions, _ project: ProjectConfiguration, _ tree: any FileTree) {
    var scope = options.scope
    scope.paths += options.wordPaths
    let set = CatalogSet(
      CatalogSet.Query(scope, sourceLanguage: options.sourceLanguage, project, in: tree),
      project, in: tree)
    diagnostics = set.diagnostics
    let words = Set(options.wordPaths)
    for folder in set.layout.folders {
      var sources: [CatalogSource] = []
      for (table, file) in folder.stringCatalogs.sorted(by: { $0.key < $1.key }) {
        add(file, table, nil, .stringCatalog, tree, to: &sources)
      }
      for (table, languages) in folder.tables.sorted(by: { $0.key < $1.key }) {
        for (language, files) in languages.sorted(by: { $0.key < $1.key }) {
          add(files.strings, table, language, .strings, tree, to: &sources)
          add(files.stringsdict, table, language, .stringsdict, tree, to: &sources)
        }
      }
      let table = folder.tables.min { $0.key < $1.key }
      let language = set.knownSourceLanguage(of: table?.value ?? [:])
      let isShown = sources.contains { !words.contains($0.file) }
      let store = TableStore.memory(sources, sourceLanguage: language)
      folders.append(Folder(path: folder.path, store: store, isShown: isShown))
      let asked = options.locales.isEmpty ? nil : options.locales + [language ?? "en"]
      diagnostics += store.diagnostics.filter { Self.isTold($0, of: asked) }
    }
  }

  var hasErrors: Bool { diagnostics.hasErrors }

  /// Whether a diagnostic is told to who asks for some languages: a warning in the table of another
  /// one is not.
  private static func isTold(_ diagnostic: Diagnostic, of languages: [String]?) -> Bool {
    guard let languages, diagnostic.severity != .error, let file = diagnostic.location?.file,
      case let folder = PathParts.name(of: PathParts.folder(of: file)),
      PathParts.isLanguageFolder(folder), let own = LanguageTag(PathParts.stem(of: folder))
    else { return true }
    return languages.contains { LanguageTag($0)?.language == own.language }
  }

  private mutating func add(
    _ file: String?, _ table: String, _ localization: String?, _ format: CatalogFormat,
    _ tree: any FileTree, to sources: inout [CatalogSource]
  ) {
    guard let file, let bytes = tree.bytes(of: file, telling: &diagnostics) else { return }
    sources.append(
      CatalogSource(
        name: table, localization: localization, format: format, bytes: bytes, file: file))
  }

  /// One table of a folder.
  struct Table: Sendable {
    var store: TableStore
    var name: String

    /// The text of a key that is the same for all arguments.
    func fixedText(of key: String, in locale: LanguageTag) -> String? {
      store.lookUp(key, table: name, locale: locale).flatMap { $0.isFixed ? $0.format : nil }
    }
  }

  /// The tables that have a key.
  func tables(with key: String, in locale: LanguageTag) -> [Table] {
    folders.flatMap { folder in
      folder.store.tables.filter { folder.store.contains(key, table: $0, locale: locale) }
        .map { Table(store: folder.store, name: $0) }
    }
  }

  /// The text of a key in the first table that has a form for the arguments.
  static func format(
    of key: String, in tables: [Table], _ locale: LanguageTag, _ arguments: [Argument]
  ) -> String? {
    let counted = arguments.map(PluralArgument.init)
    for table in tables {
      let found = table.store.lookUp(
        key, table: table.name, locale: locale, arguments: counted)
      if let found { return found.format }
    }
    return nil
  }

  /// The localization of a word that is a key of a catalog, as the app would show it; the catalogs of
  /// the folder that asks come first.
  func localized(_ word: String, in locale: LanguageTag, askedFrom folder: String?) -> String? {
    let own = folders.filter { $0.path == folder }
    for folder in own + folders.filter({ $0.path != folder }) {
      for table in folder.store.tables {
        if let found = folder.store.lookUp(word, table: table, locale: locale), !found.isFallback {
          return found.format
        }
      }
    }
    return nil
  }
}
