import Catalogs
import Exchange
import Reading

/// How many keys of a `.strings` table are how far in a locale.
struct TableCount {
  /// What is to be translated: the keys of the source language, or all that some language has
  /// unmarked if it has no such table or one that says nothing.
  let keys: [String]
  /// How many others the source language says that code no longer asks for.
  let staleKeys: Int
  private let source: TableCatalog?

  init(source: TableCatalog?, translations: [TableCatalog]) {
    self.source = source
    guard let source else {
      let used = translations.flatMap { table in table.keys.filter { !table.isStale($0) } }
      keys = Set(used.map(ExactKey.init)).map(\.text).filter { !$0.isEmpty }
      staleKeys = 0
      return
    }
    let known = source.keys
    let own = known.filter { !source.isStale($0) }
    staleKeys = known.count - own.count
    let texts = OwnSourceKeys(insteadOf: source.strings, translations.map(\.strings))?.names ?? []
    keys = (own + texts.filter { !source.contains($0) }).filter { !$0.isEmpty }
  }

  func counts(in translation: TableCatalog?) -> StatusReport.Counts {
    var counts = StatusReport.Counts()
    counts.new = missing(in: translation).count
    counts.translated = keys.count - counts.new
    counts.stale = stale(in: translation).count
    return counts
  }

  /// What stops a check of the locale.
  func firstKeys(in translation: TableCatalog?) -> FirstKeys {
    var keys = FirstKeys()
    for key in missing(in: translation).prefix(FirstKeys.limit) {
      guard let (file, range) = source?.place(of: key) else { continue }
      keys.add(.missing, key, file, range)
    }
    for key in stale(in: translation).prefix(FirstKeys.limit) {
      guard let (file, range) = translation?.place(of: key) else { continue }
      keys.add(.stale, key, file, range)
    }
    return keys
  }

  private func missing(in translation: TableCatalog?) -> [String] {
    keys.filter { key in
      let texts = translation?.texts(of: key) ?? []
      return TranslationProgress(of: texts, from: source?.texts(of: key) ?? []) == .missing
    }
  }

  private func stale(in translation: TableCatalog?) -> [String] {
    let wanted = Set(keys.map(ExactKey.init))
    return (translation?.keys ?? []).filter { !$0.isEmpty && !wanted.contains(ExactKey($0)) }
  }
}

extension TableCatalog {
  /// Whether every entry of a key is marked as no longer in the source.
  fileprivate func isStale(_ key: String) -> Bool {
    let marks = [strings.entry(forKey: key)?.isStale, stringsdict?.entry(forKey: key)?.isStale]
    return marks.compactMap { $0 }.allSatisfy { $0 }
  }

  /// What the runtime takes for a key.
  fileprivate func texts(of key: String) -> [TextLeaf] {
    if let entry = stringsdict?.entry(forKey: key) { return entry.content.leaves }
    return strings.entry(forKey: key).map { [TextLeaf(text: strings.value(of: $0))] } ?? []
  }

  /// Where the entry of a key is that the runtime shows.
  fileprivate func place(of key: String) -> (file: String, range: Range<Int>)? {
    if let stringsdict, let entry = stringsdict.entry(forKey: key) {
      return (stringsdict.file, entry.keyRange)
    }
    return strings.entry(forKey: key).map {
      (strings.file, strings.isPropertyList ? 0..<0 : $0.keyRange)
    }
  }
}
