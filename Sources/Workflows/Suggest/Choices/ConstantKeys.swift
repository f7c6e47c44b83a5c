import Catalogs
import Extraction
import Localization
import Locking
import Reading

/// The keys of a project that code names by constants: those that generators declare in its sources,
/// and the symbols that Xcode makes of its String Catalogs.
struct ConstantKeys: Sendable {
  struct Entry: Hashable, Sendable {
    var table: String
    var key: String
    /// How the constant reads its text; nil where each use decides.
    var reading: StringReading?
    /// The source that declares it; nil where a build makes one.
    var file: String?
  }

  let constants: KeyConstants
  private let entries: [String: Entry]
  /// The outermost types of the constants, each with a period behind.
  private let types: [[UInt8]]
  private let symbols: SymbolSearch

  init(_ files: [KeyedFile], _ stores: [TableStore], _ loader: SourceLoader) {
    let found = parallelMap(files) { _, file -> [(KeyConstant, Entry)] in
      guard let bytes = loader.source(file.path), bytes.containsSequence(Self.mark) else {
        return []
      }
      return file.constants(in: bytes)
    }.flatMap(\.self)
    let names = Self.symbols(stores)
    var entries: [String: (constant: KeyConstant, entry: Entry)] = [:]
    var shared: Set<String> = []
    for (constant, entry) in found + names.map({ ($0.constant, $0.entry) }) {
      let old = entries.updateValue((constant, entry), forKey: constant.name)?.entry
      if let old, old.key != entry.key || old.table != entry.table { shared.insert(constant.name) }
      // What the sources declare says more than what a catalog makes expect.
      if let old, old.file != nil { entries[constant.name]?.entry = old }
    }
    for name in shared { entries[name] = nil }
    constants = KeyConstants(entries.mapValues(\.constant))
    self.entries = entries.mapValues(\.entry)
    types = Set(entries.keys.map { $0.prefix { $0 != "." } + "." }).map { Array($0.utf8) }
    symbols = SymbolSearch(names.map(\.symbol))
  }

  private static let mark = Array("static ".utf8)

  /// The symbols of keys that are names; of a table with a file of its own inside of its type.
  private static func symbols(
    _ stores: [TableStore]
  ) -> [(constant: KeyConstant, entry: Entry, symbol: SymbolName)] {
    stores.flatMap { store in
      store.tables.flatMap { table -> [(constant: KeyConstant, entry: Entry, symbol: SymbolName)] in
        let language = store.sourceLanguage(of: table)
        let type = table == "Localizable" ? "" : SymbolName(ofTable: table).map { $0.text + "." }
        guard let type else { return [] }
        return store.keys(table: table).compactMap { key in
          guard !key.contains(" "), let symbol = SymbolName(ofKey: key),
            store.text(of: key, table: table, localization: language)?.file
              .hasSuffix(".xcstrings") == true
          else { return nil }
          let name = KeyConstant.implicitType + "." + type + symbol.text
          return (KeyConstant(name: name, .inOrder), Entry(table: table, key: key), symbol)
        }
      }
    }
  }

  func entry(of key: NamedKey) -> Entry? { entries[key.constant.name] }

  /// Whether a file may choose between constants by a number.
  func mayChoose(_ bytes: [UInt8]) -> Bool {
    guard !constants.isEmpty, NumberTest.isLikely(in: bytes) else { return false }
    return types.contains { bytes.containsSequence($0) } || symbols.names(in: bytes).count > 1
  }
}
