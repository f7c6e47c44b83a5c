package import Catalogs
import Reading

/// The keys of a `.strings` table that has no text in its source language.
///
/// Each stands for its own text, and what one language has is to be translated to the others.
package struct OwnSourceKeys: Sendable {
  private struct Key {
    var comment: String?
    /// Whether every file that has it marks it so.
    var isStale: Bool
  }

  private let keys: [(key: String, entry: Key)]

  /// - Parameter documents: The table's files, in order of their languages.
  package init(_ documents: [StringsDocument]) {
    var found: [ExactKey: Key] = [:]
    for document in documents {
      for entry in document.entries {
        let key = ExactKey(document.key(of: entry))
        let known = found[key]
        found[key] = Key(
          comment: known?.comment ?? document.comment(of: entry),
          isStale: entry.isStale && known?.isStale ?? true)
      }
    }
    keys = found.map { (key: $0.key.text, entry: $0.value) }
      .sorted { $0.key.precedesInBytes($1.key) }
  }

  /// What stands for a source language's file that says nothing; nil where it has texts, or where
  /// people could not read the keys.
  package init?(insteadOf source: StringsDocument, _ documents: [StringsDocument]) {
    guard source.entries.isEmpty, !source.hasErrors else { return nil }
    self.init(documents)
    guard areTexts else { return nil }
  }

  /// The keys that code still asks for, in code-point order.
  package var names: [String] { keys.compactMap { $0.entry.isStale ? nil : $0.key } }

  /// Whether people could read the keys: a good part is written in words, and most are none that a
  /// developer made up.
  package var areTexts: Bool {
    let texts = keys.count { !KeyName.isName($0.key) }
    let sentences = keys.count { $0.key.utf8.contains { $0 == 0x20 || $0 >= 0x80 } }
    return texts * 2 > keys.count && sentences * 4 >= keys.count
  }

  func units(target: StringsDocument?, includesStale: Bool) -> [ExchangeUnit] {
    keys.compactMap { key, entry in
      guard includesStale || !entry.isStale else { return nil }
      var unit = ExchangeUnit(id: key, key: key, source: key)
      unit.isSourceKnown = false
      unit.isStale = entry.isStale
      unit.target = target.flatMap { target in
        target.entry(forKey: key).map { target.value(of: $0) }
      }
      unit.notes = [entry.comment ?? noComment]
      return unit
    }
  }
}
