import Catalogs
import Exchange
import Reading

/// How many keys of a `.strings` table are how far in a locale.
struct TableCount {
  /// What is to be translated: the keys of the source language, or all if it has no such table.
  let keys: [String]

  init(source: TableCatalog?, translations: [TableCatalog]) {
    guard let source else {
      let all = Set(translations.flatMap(\.keys).map(ExactKey.init))
      keys = all.map(\.text).filter { !$0.isEmpty }
      return
    }
    keys = source.keys.filter { !$0.isEmpty && !source.isStale($0) }
  }

  func counts(in translation: TableCatalog?) -> StatusReport.Counts {
    var counts = StatusReport.Counts()
    guard let translation else {
      counts.new = keys.count
      return counts
    }
    counts.new = translation.missingKeys(from: keys).count
    counts.translated = keys.count - counts.new
    let wanted = Set(keys.map(ExactKey.init))
    counts.stale = translation.keys.count { !$0.isEmpty && !wanted.contains(ExactKey($0)) }
    return counts
  }
}

extension TableCatalog {
  /// Whether every entry of a key is marked as no longer in the source.
  fileprivate func isStale(_ key: String) -> Bool {
    let marks = [strings.entry(forKey: key)?.isStale, stringsdict?.entry(forKey: key)?.isStale]
    return marks.compactMap { $0 }.allSatisfy { $0 }
  }
}
