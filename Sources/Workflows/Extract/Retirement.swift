import Reading
import Catalogs
import Exchange
import Extraction
import Locking
import Projects
import Resources

/// Says which keys that the sources don't name any more may be marked stale.
///
/// Only what is surely unused: to mark a key that is still looked up loses its translations.
struct Retirement {
  /// Why a key stays as it is.
  enum Reason: Hashable {
    /// Not everything that can name the keys of the table was read.
    case unread
    /// A glob of the configuration's `dynamicKeys` matches it.
    case dynamic
    /// Its words stand in a file.
    case spelled(file: String)
    /// A person wrote the entry.
    case byHand
    /// Another module looks it up.
    case foreign
    /// The system looks it up, in the property list that a build makes.
    case propertyList

    var text: String {
      switch self {
      case .unread: "not all sources that can name it were read"
      case .dynamic: "`dynamicKeys` of the configuration says that it is looked up"
      case .spelled(let file): "it is spelled out in \(file)"
      case .byHand: "nothing shows that it was extracted from sources"
      case .foreign: "another module, or a source beside the paths, looks it up"
      case .propertyList: "the system may look it up"
      }
    }
  }

  private let complete: Set<ProjectCatalogs.Name>
  private let dynamic: [Glob]
  private var spelled: [String: String] = [:]
  private let foreign: Set<TableKey>

  /// - Parameters:
  ///   - dynamicKeys: The configuration's globs.
  ///   - spelled: The keys that are known to be spelled out, with the file of each.
  ///   - complete: The catalogs all of whose targets' sources were read.
  init(
    dynamicKeys: [String], foreign: Set<TableKey>, spelled: [String: String] = [:],
    complete: Set<ProjectCatalogs.Name>
  ) {
    dynamic = dynamicKeys.map { Glob($0) }
    self.foreign = foreign
    self.spelled = spelled
    self.complete = complete
  }

  /// Looks through files for keys that are spelled out; those it finds stay.
  mutating func look(
    for keys: Set<String>, in paths: [String], _ loader: SourceLoader, _ options: ExtractOptions
  ) {
    guard !keys.isEmpty else { return }
    let search: () -> SpelledKeys = { SpelledKeys(files: Self.files(naming: keys, paths, loader)) }
    guard let cache = options.cache else { return spelled = search().files }
    var contents = loader.hash(of: paths)
    for key in keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      contents.combine(key)
    }
    spelled = cache.value(.spelled, of: options.identity, for: contents, make: search).files
  }

  /// The keys that files spell out or, where symbols are generated, name the symbols of.
  private static func files(
    naming keys: Set<String>, _ paths: [String], _ loader: SourceLoader
  ) -> [String: String] {
    let hasSymbols = Locked(false)
    let read: @Sendable (String) -> [UInt8]? = { path in
      let bytes = loader.readIfPossible(path)
      if let bytes, path.hasSuffix(".swift"), SymbolSource.isLikely(bytes) {
        hasSymbols.withLock { $0 = true }
      }
      return bytes
    }
    var files = LiteralSearch(keys).found(in: paths, read: read)
    guard hasSymbols.withLock({ $0 }) else { return files }
    let open = keys.filter { files[$0] == nil }
    let names = Dictionary(
      open.compactMap { key in SymbolName(ofKey: key).map { (key, $0) } },
      uniquingKeysWith: { first, _ in first })
    let code = paths.filter { $0.hasSuffix(".swift") }
    let named = SymbolSearch(names.values).found(in: code, read: read)
    for (key, name) in names { files[key] = named[name] }
    return files
  }

  /// Why an unused key has to stay; nil if it may be marked.
  func reason(toKeep key: String, in name: ProjectCatalogs.Name, isExtracted: Bool) -> Reason? {
    if !complete.contains(name) { return .unread }
    if name.table == InfoPlist.table { return .propertyList }
    if foreign.contains(TableKey(table: name.table, key: key)) { return .foreign }
    if dynamic.contains(where: { $0.matches(key) }) { return .dynamic }
    if let file = spelled[key] { return .spelled(file: file) }
    return isExtracted ? nil : .byHand
  }
}
