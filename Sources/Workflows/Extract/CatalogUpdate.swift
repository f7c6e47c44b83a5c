import Catalogs
import Diagnostics
import Exchange
import Extraction
import Linting
import LocaleData
import Locking
import Reading

/// Merges the keys that belong to each table into it.
struct CatalogUpdate {
  private(set) var changes: [CatalogChange] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let catalogs: ProjectCatalogs
  private let options: ExtractOptions
  private let creation: NewCatalogs
  private let retirement: Retirement
  private let tree: any FileTree
  /// What is known of the words of texts that count something.
  private let engines: EngineCache
  /// How many keys are marked although those that nothing names were to be removed.
  private var keptCount = 0

  /// - Parameters:
  ///   - owned: The keys of each table.
  ///   - creation: What new catalogs are like.
  ///   - retirement: Which other keys of the tables may be marked or removed.
  init(
    owned: [ProjectCatalogs.Name: [ExtractedEntry]], creation: NewCatalogs,
    catalogs: ProjectCatalogs, options: ExtractOptions, retirement: Retirement,
    _ engines: EngineCache, in tree: any FileTree
  ) {
    self.tree = tree
    self.creation = creation
    self.engines = engines
    self.catalogs = catalogs
    self.options = options
    self.retirement = retirement
    for name in owned.keys.sorted(by: { ($0.folder, $0.table) < ($1.folder, $1.table) })
    where !catalogs.propertyLists.contains(name) {
      merge(owned[name] ?? [], into: name)
    }
    changes.sort { $0.file < $1.file }
    if keptCount > 0 { diagnostics.append(Self.kept(keptCount)) }
  }

  /// What becomes of a table's keys that nothing names.
  ///
  /// Where code looks up keys that only show when it runs, a person is to see the mark before a
  /// translation goes.
  private func removal(in name: ProjectCatalogs.Name) -> StaleKeyRemoval {
    guard options.removesStale else { return .none }
    return retirement.isOpen(name) ? .marked : .all
  }

  private mutating func countKept(_ changes: [MergeChange], _ name: ProjectCatalogs.Name) {
    guard removal(in: name) == .marked else { return }
    keptCount += changes.count { if case .markedStale = $0 { true } else { false } }
  }

  private static func kept(_ count: Int) -> Diagnostic {
    let marked = String.counted(
      count, "key that nothing names is marked, not removed",
      "keys that nothing names are marked, not removed")
    return Diagnostic(
      id: "unused-keys-kept", severity: .note,
      message: "\(marked), for code looks up keys that only show when it runs; list those in "
        + "`dynamicKeys` of l10n.json, which keeps them, and a further --remove-stale removes the "
        + "others")
  }

  private mutating func merge(_ entries: [ExtractedEntry], into name: ProjectCatalogs.Name) {
    let omitted = OmittedKeys(of: entries, in: name, catalogs)
    let entries = omitted.isEmpty ? entries : entries.filter { omitted[$0.key] == nil }
    if usesStringCatalog(name) { return mergeStringCatalog(entries, into: name) }
    let old =
      catalogs.tables[name]
      ?? TableCatalog(
        strings: StringsDocument(parsing: [], file: catalogs.sourceFile(of: name)),
        stringsdict: nil)
    addHints(for: entries, name, .strings) { old.stringsdict?.entry(forKey: $0) != nil }
    let kept = old.keys.filter { key in
      retirement.reason(toKeep: key, in: name, isExtracted: old.isExtracted(key)) != nil
    }
    var source = sourceEntries(of: entries)
    // Comments on property lists' keys are Xcode's own, which it writes to String Catalogs only.
    if InfoPlistTable.isName(name.table) {
      for index in source.indices where old.strings.entry(forKey: source[index].key) != nil {
        source[index].comments = []
      }
    }
    let (new, mergeChanges) = old.merging(
      source, keeping: Set(kept.map { ExactKey($0) }), removing: removal(in: name))
    countKept(mergeChanges, name)
    record(old, new, mergeChanges, name)
  }

  /// One source entry per key: a key of several bundles of one module has all their comments.
  private func sourceEntries(of entries: [ExtractedEntry]) -> [SourceEntry] {
    var byKey: [ExactKey: SourceEntry] = [:]
    for entry in entries {
      let known = byKey[ExactKey(entry.key)]
      // A place that gives no text apart from the key takes away none.
      let text = entry.givesText ? nil : known.flatMap { $0.hasDefaultValue ? $0.value : nil }
      byKey[ExactKey(entry.key)] = SourceEntry(
        key: entry.key, value: text ?? entry.sourceText,
        comments: Set((known?.comments ?? []) + entry.comments).sorted(),
        hasDefaultValue: entry.givesText || text != nil, isTranslatable: entry.isTranslatable,
        isIndirect: entry.isIndirect && known?.isIndirect != false)
    }
    for (name, phrases) in Self.shortcuts(of: entries) {
      byKey[ExactKey(name)]?.phrases = phrases
    }
    return byKey.values.sorted { $0.key.precedesInBytes($1.key) }
  }

  /// The phrases of App Shortcuts by their first, as the source has them.
  private static func shortcuts(of entries: [ExtractedEntry]) -> [String: [String]] {
    var places: [String: [(phrase: String, place: SourceReference)]] = [:]
    for entry in entries where entry.table == ExtractedEntry.phrasesTable {
      for place in entry.locations {
        guard let shortcut = place.shortcut else { continue }
        places[shortcut, default: []].append((entry.key, place))
      }
    }
    return places.mapValues { places in
      phrases(
        of: places.sorted {
          ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset)
        })
    }
  }

  /// The phrases of the first list as they stand there, one twice if it is there twice, as Xcode has
  /// them; of others, such as that of another system, which start with the same phrase, what is new.
  private static func phrases(
    of places: [(phrase: String, place: SourceReference)]
  ) -> [String] {
    let end =
      places.indices.dropFirst().first { index in
        places[index].place.file != places[0].place.file
          || places[index].phrase.isExactly(places[0].phrase)
      } ?? places.endIndex
    let first = places[..<end].map(\.phrase)
    var seen = Set(first.map { ExactKey($0) })
    return first + places[end...].map(\.phrase).filter { seen.insert(ExactKey($0)).inserted }
  }

  /// Says which of the keys that count something want plural forms or agreement.
  private mutating func addHints(
    for entries: [ExtractedEntry], _ name: ProjectCatalogs.Name, _ format: NewCatalogFormat,
    hasPlural: (String) -> Bool
  ) {
    let hint = PluralHint(
      language: LanguageTag(catalogs.sourceLanguage(of: name)), format: format, engines: engines)
    diagnostics += entries.compactMap { entry in
      hint.diagnostic(for: entry, hasPlural: hasPlural(entry.key))
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
    let source = catalogs.sourceLanguage(of: name)
    let languages =
      catalogs.layout.folder(at: name.folder)?.languages
      .filter { language in
        !LanguageTag.areSame(language, source) && language != "Base"
          && !LanguageTag.isPseudoLocale(language)
      } ?? []
    let (catalogs, tree) = (catalogs, tree)
    // Each language has files of its own, which is most of the work.
    let lacking = parallelMap(Self.bySpelling(languages)) { _, spellings in
      let keys = spellings.reduce(keys) { keys, language in
        catalogs.translation(of: name, to: language, in: tree)?.missingKeys(from: keys) ?? keys
      }
      return (language: spellings[0], keys: keys)
    }
    var missing: [String: [String]] = [:]
    for lacking in lacking {
      for key in lacking.keys { missing[key, default: []].append(lacking.language) }
    }
    return missing
  }

  /// The languages, each with all names that its folders have, the one that is a code first:
  /// `German.lproj` is `de.lproj` from before languages had codes.
  private static func bySpelling(_ languages: [String]) -> [[String]] {
    func isOld(_ name: String) -> Bool { LanguageTag.code(ofOldName: name) != nil }
    let ordered = languages.filter { !isOld($0) } + languages.filter(isOld)
    return ordered.reduce(into: []) { groups, language in
      if let position = groups.firstIndex(where: { LanguageTag.areSame($0[0], language) }) {
        groups[position].append(language)
      } else {
        groups.append([language])
      }
    }
  }
}

// MARK: String Catalogs

extension CatalogUpdate {
  /// An existing table keeps its format; where String Catalogs are kept, new tables become ones.
  ///
  /// Xcode builds no table in two forms: beside a String Catalog the other files are left from before
  /// there was one, or something else puts them together.
  private func usesStringCatalog(_ name: ProjectCatalogs.Name) -> Bool {
    if catalogs.stringCatalogs[name] != nil { return true }
    let folder = catalogs.layout.folder(at: name.folder)
    guard folder?.tables[name.table] == nil else { return false }
    if let format = options.format { return format == .xcstrings }
    if creation.isMissing(name) { return true }
    if folder?.stringCatalogs.isEmpty == false { return true }
    // Tables of storyboards and property lists say nothing of code's.
    if folder?.names.contains(where: catalogs.layout.isForCode) == true { return false }
    return options.createsCatalogs && creation.prefersStringCatalogs(in: name.folder)
  }

  private mutating func mergeStringCatalog(
    _ entries: [ExtractedEntry], into name: ProjectCatalogs.Name
  ) {
    let file = PathParts.join(name.folder, name.table + ".xcstrings")
    let known = catalogs.stringCatalogs[name]
    let old =
      known
      ?? StringCatalogDocument(
        emptyAt: file, sourceLanguage: catalogs.sourceLanguage(ofNew: name))
    addHints(for: entries, name, .xcstrings) { old.entry(forKey: $0)?.variesByNumber ?? false }
    let kept = old.entries.indices.map { old.entries.key(at: $0) }.filter { key in
      let isExtracted = old.entry(forKey: key)?.extractionState?.value != .migrated
      return retirement.reason(toKeep: key, in: name, isExtracted: isExtracted) != nil
    }
    // The plural forms beside a catalog that something else compiles are looked up first.
    let plurals = catalogs.tables[name]?.stringsdict
    let source = sourceEntries(of: entries).filter { entry in
      plurals?.entry(forKey: entry.key) == nil || old.entry(forKey: entry.key) != nil
    }
    let (new, mergeChanges) = old.merging(
      InfoPlistTable.isName(name.table) ? Self.withComments(source, of: old) : source,
      keeping: Set(kept.map { ExactKey($0) }), removing: removal(in: name))
    guard !mergeChanges.isEmpty else { return }
    countKept(mergeChanges, name)
    record(old, new, mergeChanges, known)
  }

  /// Xcode gives a property list's key the name that it shows for it, where there is no comment.
  private static func withComments(
    _ source: [SourceEntry], of catalog: StringCatalogDocument
  ) -> [SourceEntry] {
    source.map { entry in
      guard let own = catalog.entry(forKey: entry.key)?.comment?.text, !own.isEmpty else {
        return entry
      }
      var entry = entry
      entry.comments = [own]
      return entry
    }
  }

  private mutating func record(
    _ old: StringCatalogDocument, _ new: StringCatalogDocument, _ mergeChanges: [MergeChange],
    _ known: StringCatalogDocument?
  ) {
    let languages = old.languages.filter { language in
      language != old.sourceLanguage?.text && !LanguageTag.isPseudoLocale(language)
    }
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
  /// Whether a key looks as if it came from sources: it is its own text, or has a comment in front,
  /// as tools give to each.
  ///
  /// An entry without either is a person's; so are comments of `//`, which head sections.
  func isExtracted(_ key: String) -> Bool {
    guard let entry = strings.entry(forKey: key) else { return true }
    return entry.isStale || strings.value(of: entry).isExactly(key)
      || strings.comments(of: entry).contains { $0.isBlock && !$0.isStaleMark }
  }
}

extension ExtractedEntry {
  /// Whether the source gives a text apart from the key; to say the key again is to give none.
  fileprivate var givesText: Bool { defaultValue.map { !$0.isExactly(key) } ?? false }
}
