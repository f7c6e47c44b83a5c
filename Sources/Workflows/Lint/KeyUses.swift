import Catalogs
import Diagnostics
import Exchange
import Extraction
import Linting
import Locking
import PlainBytes
import Projects
import Reading
import Resources

/// Tells which keys of catalogs anything asks for, with the evidence that `extract` wants before it
/// marks a key as stale, but for which targets' catalogs a literal belongs to.
///
/// A class, so that what was looked for in a project's texts is known to later passes.
final class KeyUses: Sendable {
  /// The rules that want to know.
  static let rules: Set = ["extra-key", "unused-key", "unused-symbol"]

  private let sources: SourceExtraction
  private let survey: ProjectSurvey
  private let dynamicKeys: [String]
  /// Whether symbols of all keys may have been generated.
  private let hasSymbols: Bool
  /// What the project's sources ask for, in all their kinds.
  private let named: Set<TableKey>
  /// The keys that code asks for by constants.
  private let constants: ConstantLookUps
  /// The tables that code asks for.
  private let codeTables: Set<String>
  /// The tables in which code looks up keys that nobody can tell.
  private let openTables: OpenTables
  private let searched = Locked(Searched())

  /// What was looked for in the project's texts.
  private struct Searched: Sendable {
    var keys: Set<ExactKey> = []
    /// Those that were looked for in comments, too.
    var commented: Set<ExactKey> = []
    /// The places that spell out a key.
    var spelled: [ExactKey: [SpelledPlace]] = [:]
    var symbols: Set<SymbolName> = []
    var usedSymbols: Set<SymbolName> = []
    /// Whether a server may name keys; nil until it is asked.
    var receivesNotifications: Bool?
  }

  init(_ sources: SourceExtraction, _ survey: ProjectSurvey, dynamicKeys: [String]) {
    self.sources = sources
    self.survey = survey
    self.dynamicKeys = dynamicKeys
    hasSymbols = survey.files.contains { SymbolSource.isFileName(PathParts.name(of: $0)) }
    let code = sources.entries + sources.others
    let others = sources.resources.flatMap { $0.entries + $0.wordlessEntries }
    named = Set((code + others).map(\.tableKey))
    codeTables = Set(code.map(\.table)).union(["Localizable"])
    constants = ConstantLookUps(sources.openLookUps)
    openTables = OpenTables(sources.openLookUps)
  }

  /// Whether anything asks for the keys of each table, by key.
  func uses(of tables: [LintPart.Table], in layout: CatalogLayout) -> [[ExactKey: KeyUse]] {
    let owners = CatalogOwners(of: layout, in: survey.model)
    let keys = tables.map { isChecked($0) ? self.keys(of: $0.table) : [] }
    let unnamed = zip(tables, keys).flatMap { table, keys in
      keys.filter { !isNamed($0.key, in: table.table.name) }
    }
    search(for: unnamed, inComments: commented(tables, keys))
    let (spelled, symbols) = searched.withLock { ($0.spelled, $0.usedSymbols) }
    let complete = tables.compactMap(\.name).filter { name in
      sources.isComplete(for: owners.targets(of: name), in: survey)
    }
    let evidence = SpellingEvidence(
      unnamed.isEmpty ? [] : sources.entries + sources.others, nil, owners, survey)
    let retirement = Retirement(
      dynamicKeys: dynamicKeys, foreign: [], constants, spelled: spelled, evidence,
      complete: Set(complete))
    return zip(tables, keys).map { table, keys in
      guard let name = table.name else { return [:] }
      let usesSymbols = usesSymbols(keys, symbols)
      let isOpen = isOpen(name, keys, spelled, symbols, evidence)
      return Dictionary(
        keys.map { key in
          let use = use(of: key, name, retirement, symbols, usesSymbols: usesSymbols)
          return (ExactKey(key.key), use == .unused && isOpen ? .unnamed : use)
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  private func isNamed(_ key: String, in table: String) -> Bool {
    named.contains(TableKey(key, in: table)) || constants.contains(key, in: table)
  }

  /// Whether a key that nothing names may be looked up nevertheless: code looks up keys of the table
  /// that nobody can tell, or most keys that it spells are given to what isn't known to localize, as a
  /// function of a package that isn't there.
  ///
  /// Where `dynamicKeys` lists any, somebody has told these.
  private func isOpen(
    _ name: ProjectCatalogs.Name, _ keys: [Key], _ spelled: [ExactKey: [SpelledPlace]],
    _ symbols: Set<SymbolName>, _ evidence: SpellingEvidence
  ) -> Bool {
    guard dynamicKeys.isEmpty else { return false }
    guard !openTables.contains(name.table) else { return true }
    var (known, unknown) = (0, 0)
    for key in keys {
      if isNamed(key.key, in: name.table) {
        known += 1
      } else if spelled[ExactKey(key.key)]?.contains(where: { place in
        place.offset != nil && !openTables.looksUp(place)
          && evidence.counts(place, of: key.key, in: name)
      }) == true {
        unknown += 1
      } else if key.isNamed(in: symbols) {
        // A literal may read like a symbol, so it is looked at first.
        known += 1
      }
    }
    return unknown > known
  }

  /// Whether code looks a table's manual keys up by their symbols: most of them are named.
  ///
  /// Anything may be called like a single one (`case author`), and where only few are named the others
  /// may be looked up by keys that a server sends.
  private func usesSymbols(_ keys: [Key], _ symbols: Set<SymbolName>) -> Bool {
    let manual = keys.filter(\.isManual)
    let named = manual.count { $0.isNamed(in: symbols) }
    return named > 0 && named * 2 >= manual.count
  }

  private func use(
    of key: Key, _ name: ProjectCatalogs.Name, _ retirement: Retirement,
    _ symbols: Set<SymbolName>, usesSymbols: Bool
  ) -> KeyUse {
    if isNamed(key.key, in: name.table) { return .used }
    func unsure() -> KeyUse {
      retirement.file(spelling: key.key, in: name).map { .spelled(file: $0) } ?? .unknown
    }
    if key.isNamed(in: symbols) { return key.isManual ? .used : unsure() }
    // A table whose symbols nobody uses may be for a server, or for code of another kind.
    guard !key.isManual || usesSymbols && key.symbol != nil,
      retirement.reason(toKeep: key.key, in: name, isExtracted: true) == nil,
      !mayComeFromServer(key.key, name)
    else { return unsure() }
    return .unused
  }

  private func mayComeFromServer(_ key: String, _ name: ProjectCatalogs.Name) -> Bool {
    guard RemoteNotifications.mayName(key, in: name.table) else { return false }
    if let known = searched.withLock({ $0.receivesNotifications }) { return known }
    // Files are not read while others wait.
    let found = RemoteNotifications.areReceived(in: survey)
    searched.withLock { $0.receivesNotifications = found }
    return found
  }

  /// Tables of storyboards and property lists have no keys in code.
  private func isChecked(_ table: LintPart.Table) -> Bool {
    table.name != nil && !InfoPlistTable.isName(table.table.name)
      && codeTables.contains(table.table.name)
  }

  // MARK: Keys

  /// A key with how code may name it.
  private struct Key {
    var key: String
    var isManual: Bool
    var symbol: SymbolName?

    func isNamed(in symbols: Set<SymbolName>) -> Bool {
      symbol.map(symbols.contains) ?? false
    }
  }

  private func keys(of table: any LintTable) -> [Key] {
    (0..<table.count).map { index in
      let key = table.key(at: index, languages: [])
      let name = key.isManual ? key.symbol?.name : generatedName(of: key.key)
      return Key(key: key.key, isManual: key.isManual, symbol: name)
    }
  }

  /// What tools such as SwiftGen call a key that is a name, `L10n.serverName` of `serverName`, and
  /// what `l10n symbols` calls any key.
  private func generatedName(of key: String) -> SymbolName? {
    hasSymbols || key.utf8.allSatisfy { $0.isASCIIWordPart || $0 == 0x2E || $0 == 0x2D }
      ? SymbolName(ofKey: key) : nil
  }

  // MARK: Searching

  /// The keys that people may name in comments for genstrings: those of `.strings` files.
  private func commented(_ tables: [LintPart.Table], _ keys: [[Key]]) -> Set<ExactKey> {
    var commented: Set<ExactKey> = []
    for (table, keys) in zip(tables, keys)
    where !table.files.contains(where: { CatalogFormat(path: $0) == .stringCatalog }) {
      commented.formUnion(keys.map { ExactKey($0.key) })
    }
    return commented
  }

  /// Looks through the project's texts for what wasn't looked for yet.
  private func search(for keys: [Key], inComments commented: Set<ExactKey>) {
    let (new, symbols) = searched.withLock { searched in
      let wanted = Set(keys.map { ExactKey($0.key) })
      let new = wanted.subtracting(searched.keys)
        .union(wanted.intersection(commented).subtracting(searched.commented))
      let symbols = Set(keys.compactMap(\.symbol)).subtracting(searched.symbols)
      searched.keys.formUnion(new)
      searched.commented.formUnion(new.intersection(commented))
      searched.symbols.formUnion(symbols)
      return (new, symbols)
    }
    guard !new.isEmpty || !symbols.isEmpty else { return }
    let tree = survey.tree
    let read: @Sendable (String) -> [UInt8]? = { try? tree.read($0, .source) }
    let search = LiteralSearch(
      new.map(\.text), inComments: new.intersection(commented), lookUps: sources.lookUps)
    let spelled = search.found(in: survey.textFiles, read: read)
    let code = survey.files.filter { $0.hasSuffix(".swift") }
    let used = SymbolSearch(symbols).found(in: code, read: read)
    searched.withLock { searched in
      searched.spelled.merge(spelled) { _, last in last }
      searched.usedSymbols.formUnion(used.keys)
    }
  }
}
