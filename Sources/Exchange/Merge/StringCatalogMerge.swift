package import Catalogs
import Messages
package import Reading

extension StringCatalogDocument {
  /// A catalog without entries, as Xcode writes it.
  package init(emptyAt file: String, sourceLanguage: String) {
    var language: [UInt8] = []
    StringCatalogSpelling().write(sourceLanguage, to: &language)
    let text = """
      {
        "sourceLanguage" : \(String(decoding: language, as: UTF8.self)),
        "strings" : {

        },
        "version" : "1.0"
      }
      """
    self.init(parsing: Array(text.utf8), file: file)
  }

  /// The catalog brought up to date with the source, and what that changed, in order of the keys.
  ///
  /// What is there stays byte for byte. Texts are not touched, but for those of the source language
  /// that came from the source and that nobody has reviewed; translations of such a text that changed
  /// are marked for review. Keys that were added by hand are nobody's but that person's. Keys that
  /// Xcode doesn't see become such, as the catalog's others are: Xcode would mark them stale; they get
  /// no symbol that Xcode couldn't make. Merging twice changes nothing; a catalog with errors stays.
  ///
  /// - Parameters:
  ///   - kept: Keys that are neither in the source nor to be marked.
  ///   - dropped: Keys that are removed, not marked, if the source doesn't have them.
  ///   - removal: Which of all such keys are removed.
  package func merging(
    _ source: [SourceEntry], keeping kept: Set<ExactKey> = [], dropping dropped: Set<ExactKey> = [],
    removing removal: StaleKeyRemoval = .none
  ) -> (document: StringCatalogDocument, changes: [MergeChange]) {
    guard !hasErrors else { return (self, []) }
    var merge = StringCatalogMerge(
      document: self, kept: kept, dropped: dropped, removal: removal)
    merge.add(source)
    merge.retireOthers()
    return (
      applying(merge.edits).turningOffImpossibleSymbols(of: merge.byHand),
      merge.changes.sorted { $0.key.precedesInBytes($1.key) }
    )
  }
}

/// Collects the edits that bring a String Catalog up to date.
private struct StringCatalogMerge {
  let document: StringCatalogDocument
  let kept: Set<ExactKey>
  let dropped: Set<ExactKey>
  let removal: StaleKeyRemoval
  private(set) var edits: StringCatalogChanges
  private(set) var changes: [MergeChange] = []
  private var sourceKeys: Set<ExactKey> = []
  /// Keys that became ones that are managed by hand.
  private(set) var byHand: Set<ExactKey> = []
  /// Whether people add the keys by hand that Xcode doesn't see.
  private var addsByHand = false
  private let language: String

  init(
    document: StringCatalogDocument, kept: Set<ExactKey>, dropped: Set<ExactKey>,
    removal: StaleKeyRemoval
  ) {
    self.document = document
    self.kept = kept
    self.dropped = dropped
    self.removal = removal
    edits = StringCatalogChanges(document: document)
    language = document.usedSourceLanguage
  }

  mutating func add(_ source: [SourceEntry]) {
    var new: [SourceEntry] = []
    addsByHand = isManual(most: source)
    for entry in source where sourceKeys.insert(ExactKey(entry.key)).inserted {
      if let old = document.entry(forKey: entry.key) {
        update(old, entry)
      } else {
        new.append(entry)
      }
    }
    let shortcuts = ShortcutMerge(source, into: document)
    for set in shortcuts.changed {
      setPhrases(set.phrases, state: set.state, of: set.key)
      changes.append(.updated(key: set.key))
    }
    guard !new.isEmpty else { return }
    let known = knownPhrases.union(shortcuts.settled)
    for entry in new {
      let key = ExactKey(entry.key)
      if shortcuts.added.contains(key) {
        addSet(of: entry)
      } else if !known.contains(key) {
        add(entry)
      }
    }
  }

  /// Whether most of the keys that Xcode doesn't see, of those that the catalog has, are managed by
  /// hand.
  private func isManual(most source: [SourceEntry]) -> Bool {
    let states = source.filter(\.isIndirect).compactMap { document.entry(forKey: $0.key) }
      .map { $0.extractionState?.value }.filter { $0 != .stale }
    return states.count { $0 == .manual } * 2 > states.count
  }

  private func state(of entry: SourceEntry) -> StringCatalogEntry.ExtractionState? {
    if entry.isIndirect, addsByHand { return .manual }
    return entry.hasDefaultValue ? .extractedWithValue : nil
  }

  /// The phrases of App Shortcuts, all of which are in the source although only one is a key.
  private var knownPhrases: Set<ExactKey> {
    Set(document.entries.flatMap { phrases(of: $0) }.map { ExactKey($0) })
  }

  private func phrases(of entry: StringCatalogEntry) -> [String] {
    entry.phrases(in: language)?.values ?? []
  }

  private mutating func set(_ state: StringCatalogEntry.ExtractionState?, of key: String) {
    edits.add(.setExtractionState(state, key: key))
    if state == .manual { byHand.insert(ExactKey(key)) }
  }

  // MARK: Keys of the source

  private mutating func add(_ entry: SourceEntry) {
    edits.add(.add(key: entry.key))
    changes.append(.added(key: entry.key))
    if let comment = entry.comment { edits.add(.setComment(comment, key: entry.key)) }
    if let state = state(of: entry) { set(state, of: entry.key) }
    if !entry.isTranslatable { edits.add(.setShouldTranslate(false, key: entry.key)) }
    // Without a text of its own the key is shown; several arguments are numbered for translators.
    if entry.hasDefaultValue || !entry.value.isExactly(entry.key) { setValue(of: entry) }
  }

  /// Adds an App Shortcut as Xcode writes it.
  private mutating func addSet(of entry: SourceEntry) {
    edits.add(.add(key: entry.key))
    changes.append(.added(key: entry.key))
    if let comment = entry.comment { edits.add(.setComment(comment, key: entry.key)) }
    edits.add(.setExtractionState(.extractedWithValue, key: entry.key))
    setPhrases(entry.phrases, state: .new, of: entry.key)
  }

  private mutating func setPhrases(_ phrases: [String], state: TextState, of key: String) {
    let place = StringCatalogPlace(key: key, language: language)
    edits.add(.setPhrases(phrases, state: state, at: place))
  }

  private mutating func update(_ old: StringCatalogEntry, _ entry: SourceEntry) {
    let state = old.extractionState?.value
    guard state != .manual else { return }
    var wanted = self.state(of: entry)
    if state == .stale, !phrases(of: old).isEmpty { wanted = .extractedWithValue }
    // What isn't marked stale is left as it was.
    if wanted == .manual, state != .stale { wanted = state }
    var isUpdated = false
    var outdated: [String] = []
    if state == .stale || state != wanted && followsSource(old) {
      set(wanted, of: entry.key)
      if state == .stale { changes.append(.revived(key: entry.key)) } else { isUpdated = true }
    }
    if entry.hasDefaultValue, takesValue(old, entry.value) {
      outdated = outdate(old, by: entry)
      setValue(of: entry)
      isUpdated = true
    }
    if !entry.isTranslatable, old.shouldTranslate?.value != false {
      edits.add(.setShouldTranslate(false, key: entry.key))
      isUpdated = true
    }
    if isUpdated { changes.append(.updated(key: entry.key, outdated: outdated)) }
    if let comment = entry.comment, !says(old.comment?.text, comment) {
      edits.add(.setComment(comment, key: entry.key))
      changes.append(.commentChanged(key: entry.key))
    }
  }

  /// Whether a comment has all lines of another, in whatever order their places came.
  private func says(_ old: String?, _ comment: String) -> Bool {
    guard let old else { return false }
    if old.isExactly(comment) { return true }
    func lines(_ text: String) -> [[UInt8]] {
      text.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init)
        .sorted { $0.lexicographicallyPrecedes($1) }
    }
    return lines(old) == lines(comment)
  }

  /// Whether the source language's text is one that the source gives; Xcode leaves the state of
  /// an entry alone whose text a person wrote, or made into several.
  private func followsSource(_ old: StringCatalogEntry) -> Bool {
    guard let content = old.localization(in: language)?.content else { return true }
    guard let unit = content.unit, content.substitutions.isEmpty else { return false }
    return unit.state?.value == .new
  }

  /// Whether the source language's text is missing, or is an older one of the source's.
  private func takesValue(_ old: StringCatalogEntry, _ value: String) -> Bool {
    guard let content = old.localization(in: language)?.content else { return true }
    guard let unit = content.unit, unit.state?.value == .new, content.substitutions.isEmpty else {
      return false
    }
    return !(unit.value?.text.isExactly(value) ?? false)
  }

  /// Marks what was translated of a text that the source gives otherwise now, as Xcode does.
  ///
  /// - Returns: The languages, in file order.
  private mutating func outdate(_ old: StringCatalogEntry, by entry: SourceEntry) -> [String] {
    guard let text = old.localization(in: language)?.content.unit?.value?.text,
      !entry.saysTheSame(as: text)
    else { return [] }
    var outdated: [String] = []
    for localization in old.localizations where !localization.language.value.isExactly(language) {
      let language = localization.language.value
      let translated = localization.content.leaves().filter {
        $0.state == .translated && $0.path.phrase == nil
      }
      for leaf in translated {
        let place = StringCatalogPlace(key: entry.key, language: language, path: leaf.path)
        edits.add(.setState(.needsReview, at: place))
      }
      if !translated.isEmpty { outdated.append(language) }
    }
    return outdated
  }

  private mutating func setValue(of entry: SourceEntry) {
    let place = StringCatalogPlace(key: entry.key, language: language)
    edits.add(.setUnit(value: entry.value, state: .new, at: place))
  }

  // MARK: Keys of nobody

  /// Marks or removes what the source doesn't use.
  mutating func retireOthers() {
    var retired: Set<ExactKey> = []
    for index in document.entries.indices {
      let key = document.entries.key(at: index)
      guard !isUsed(key),
        !document.hasDuplicates || retired.insert(ExactKey(key)).inserted,
        let entry = document.entry(forKey: key)
      else { continue }
      let state = entry.extractionState?.value
      let isRemoved = removal.removes(state == .stale) || dropped.contains(ExactKey(key))
      guard state != .manual, isRemoved || state != .stale,
        !phrases(of: entry).contains(where: { isUsed($0) })
      else { continue }
      edits.add(isRemoved ? .remove(key: key) : .setExtractionState(.stale, key: key))
      changes.append(isRemoved ? .removedStale(key: key) : .markedStale(key: key))
    }
  }

  private func isUsed(_ key: String) -> Bool {
    let key = ExactKey(key)
    return sourceKeys.contains(key) || kept.contains(key)
  }
}

extension SourceEntry {
  /// The comments as a catalog carries them; nil when there is none.
  fileprivate var comment: String? { comments.isEmpty ? nil : comments.joined(separator: "\n") }

  /// Whether a text is the entry's but for the numbers of specifiers and the space at its end.
  fileprivate func saysTheSame(as text: String) -> Bool {
    func plain(_ text: String) -> [UInt8] {
      let bytes = Array(SpecifierSkeleton.numbering(text).utf8)
      let end = bytes.lastIndex { $0 > UInt8(ascii: " ") } ?? -1
      return Array(bytes.prefix(end + 1))
    }
    return plain(text) == plain(value)
  }
}
