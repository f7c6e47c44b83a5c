import Catalogs
import Diagnostics
import Extraction

/// Distributes entries to the tables that own them and merges each table.
struct CatalogUpdate {
  private(set) var changes: [CatalogChange] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let catalogs: ProjectCatalogs
  private let options: ExtractOptions
  private let mayRetire: Bool

  /// - Parameter mayRetire: Whether keys that no entry has may be marked or removed.
  init(
    entries: [ExtractedEntry], catalogs: ProjectCatalogs, options: ExtractOptions, mayRetire: Bool
  ) {
    self.catalogs = catalogs
    self.options = options
    self.mayRetire = mayRetire
    let owned = distribute(entries)
    let foreign = Set(entries.filter { $0.isForeign }.map { TableKey($0.table, $0.key) })
    for name in owned.keys.sorted(by: { ($0.folder, $0.table) < ($1.folder, $1.table) }) {
      merge(owned[name] ?? [], into: name, foreign)
    }
    changes.sort { $0.file < $1.file }
  }

  private struct TableKey: Hashable {
    var table: String
    var key: String

    init(_ table: String, _ key: String) {
      self.table = table
      self.key = key
    }
  }

  private mutating func distribute(
    _ entries: [ExtractedEntry]
  ) -> [ProjectCatalogs.Name: [ExtractedEntry]] {
    var owned: [ProjectCatalogs.Name: [ExtractedEntry]] = [:]
    var homeless = false
    for entry in entries where !entry.isForeign {
      for (folder, locations) in owners(of: entry) {
        guard let folder else {
          homeless = true
          continue
        }
        var part = entry
        part.locations = locations
        owned[ProjectCatalogs.Name(folder: folder, table: entry.table), default: []].append(part)
      }
    }
    if homeless, options.needsCatalog { reportMissingCatalog() }
    addTablesWithoutEntries(&owned)
    return owned
  }

  /// The folders that own an entry, with the places of the entry that each owns.
  private func owners(of entry: ExtractedEntry) -> [(String?, [SourceReference])] {
    if let output = options.output { return [(output, entry.locations)] }
    let grouped = Dictionary(grouping: entry.locations) { place in
      catalogs.layout.folder(for: place.file, table: entry.table)?.path
    }
    return grouped.sorted { ($0.key ?? "") < ($1.key ?? "") }
  }

  /// The default table is kept true even when the last string of it is gone.
  ///
  /// Other tables without a single entry are left alone: storyboards, Info.plist and dynamic
  /// look-ups use them.
  private func addTablesWithoutEntries(
    _ owned: inout [ProjectCatalogs.Name: [ExtractedEntry]]
  ) {
    let names = Array(catalogs.tables.keys) + Array(catalogs.stringCatalogs.keys)
    for name in names where name.table == "Localizable" { owned[name, default: []] += [] }
  }

  private mutating func reportMissingCatalog() {
    diagnostics.append(
      Diagnostic(
        id: "no-catalog", severity: .error,
        message: "there is no catalog for the strings of these sources; name the folder for new "
          + "ones with --output, or add \(options.sourceLanguage).lproj/Localizable.strings"))
  }

  private mutating func merge(
    _ entries: [ExtractedEntry], into name: ProjectCatalogs.Name, _ foreign: Set<TableKey>
  ) {
    if usesStringCatalog(name) { return mergeStringCatalog(entries, into: name, foreign) }
    let stem = PathParts.join(
      PathParts.join(name.folder, options.sourceLanguage + ".lproj"), name.table)
    let old =
      catalogs.tables[name]
      ?? TableCatalog(
        strings: StringsDocument(parsing: [], file: stem + ".strings"), stringsdict: nil)
    addHints(for: entries, .strings) { old.stringsdict?.entry(forKey: $0) != nil }
    let kept = old.keys.filter { key in
      foreign.contains(TableKey(name.table, key)) || (!mayRetire && !old.isStale(key))
    }
    let source =
      sourceEntries(of: entries) + kept.map { SourceEntry(key: $0, value: $0, comments: []) }
    let (new, mergeChanges) = old.merging(
      source, removeStale: options.removesStale && mayRetire)
    record(old, new, mergeChanges, name)
  }

  /// One source entry per key: a key of several bundles of one module has all their comments.
  private func sourceEntries(of entries: [ExtractedEntry]) -> [SourceEntry] {
    var byKey: [String: SourceEntry] = [:]
    for entry in entries {
      let known = byKey[entry.key]?.comments ?? []
      byKey[entry.key] = SourceEntry(
        key: entry.key, value: entry.sourceText,
        comments: Set(known + entry.comments).sorted(),
        hasDefaultValue: entry.defaultValue != nil)
    }
    return byKey.values.sorted { $0.key < $1.key }
  }

  private mutating func addHints(
    for entries: [ExtractedEntry], _ format: CatalogFormat, hasPlural: (String) -> Bool
  ) {
    for entry in entries {
      if let hint = PluralHint.diagnostic(
        for: entry, hasPlural: hasPlural(entry.key), format: format)
      {
        diagnostics.append(hint)
      }
    }
  }

  private mutating func record(
    _ old: TableCatalog, _ new: TableCatalog, _ mergeChanges: [MergeChange],
    _ name: ProjectCatalogs.Name
  ) {
    let added = mergeChanges.compactMap { change -> String? in
      if case .added(let key) = change { key } else { nil }
    }
    let missing = missingLocales(for: added, name)
    let strings = (old.strings.serialized(), new.strings.serialized())
    if strings.0 != strings.1 {
      changes.append(
        CatalogChange(
          file: new.strings.file, old: strings.0, new: strings.1,
          changes: mergeChanges, missingLocales: missing))
    }
    guard let oldPlurals = old.stringsdict, let newPlurals = new.stringsdict else { return }
    let plurals = (oldPlurals.serialized(), newPlurals.serialized())
    if plurals.0 != plurals.1 {
      let own = mergeChanges.filter { change in
        old.strings.entry(forKey: change.key) == nil && oldPlurals.entry(forKey: change.key) != nil
      }
      changes.append(
        CatalogChange(
          file: newPlurals.file, old: plurals.0, new: plurals.1, changes: own, missingLocales: [:]))
    }
  }

  private func missingLocales(
    for keys: [String], _ name: ProjectCatalogs.Name
  ) -> [String: [String]] {
    guard !keys.isEmpty else { return [:] }
    let languages =
      catalogs.layout.folders.first { $0.path == name.folder }?.languages
      .filter { $0 != options.sourceLanguage && $0 != "Base" } ?? []
    var missing: [String: [String]] = [:]
    for language in languages {
      let table = catalogs.translations[name]?[language]
      for key in table?.missingKeys(from: keys) ?? keys {
        missing[key, default: []].append(language)
      }
    }
    return missing
  }
}

// MARK: String Catalogs

extension CatalogUpdate {
  /// An existing table keeps its format; where String Catalogs are kept, new tables become ones.
  private func usesStringCatalog(_ name: ProjectCatalogs.Name) -> Bool {
    if catalogs.stringCatalogs[name] != nil { return catalogs.tables[name] == nil }
    let folder = catalogs.layout.folders.first { $0.path == name.folder }
    guard folder?.tables[name.table] == nil else { return false }
    return options.format.map { $0 == .xcstrings } ?? (folder?.stringCatalogs.isEmpty == false)
  }

  private mutating func mergeStringCatalog(
    _ entries: [ExtractedEntry], into name: ProjectCatalogs.Name, _ foreign: Set<TableKey>
  ) {
    let file = PathParts.join(name.folder, name.table + ".xcstrings")
    let known = catalogs.stringCatalogs[name]
    let old =
      known ?? StringCatalogDocument(emptyAt: file, sourceLanguage: options.sourceLanguage)
    addHints(for: entries, .xcstrings) { old.entry(forKey: $0)?.variesByNumber ?? false }
    let kept: [ExactKey] =
      mayRetire
      ? foreign.filter { $0.table == name.table }.map { ExactKey($0.key) }
      : old.entries.indices.map { ExactKey(old.entries.key(at: $0)) }
    let (new, mergeChanges) = old.merging(
      sourceEntries(of: entries), keeping: Set(kept),
      removeStale: options.removesStale && mayRetire)
    guard !mergeChanges.isEmpty else { return }
    let languages = old.languages.filter { $0 != old.sourceLanguage?.text }
    let added = mergeChanges.compactMap { change -> (String, [String])? in
      if case .added(let key) = change, !languages.isEmpty { (key, languages) } else { nil }
    }
    changes.append(
      CatalogChange(
        file: new.file, old: known?.serialized() ?? [], new: new.serialized(),
        changes: mergeChanges,
        missingLocales: Dictionary(added, uniquingKeysWith: { first, _ in first })))
  }
}

extension StringCatalogEntry {
  /// Whether the text in any language has plural forms.
  fileprivate var variesByNumber: Bool {
    localizations.contains { localization in
      let content = localization.content
      return !content.substitutions.isEmpty || !content.cases(of: .plural).isEmpty
        || content.variations.contains { variation in
          variation.cases.contains { !$0.content.cases(of: .plural).isEmpty }
        }
    }
  }
}

extension TableCatalog {
  fileprivate func isStale(_ key: String) -> Bool {
    strings.entry(forKey: key)?.isStale ?? stringsdict?.entry(forKey: key)?.isStale ?? false
  }
}

extension ExtractedEntry {
  /// Whether the entry names another module's bundle, so that its catalog is not among those beside
  /// the source.
  fileprivate var isForeign: Bool {
    guard let bundle else { return false }
    return ![".module", "Bundle.module", "#bundle", "Bundle(for: Self.self)"].contains(bundle)
      && !bundle.hasPrefix("Bundle(for:") && !bundle.hasPrefix(".forClass(")
  }
}
