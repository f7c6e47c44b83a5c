package import Catalogs
import Reading

/// One table in one locale: its `.strings` file and the `.stringsdict` file beside it.
package struct TableCatalog: Sendable {
  /// The `.strings` file; an empty document when there is none.
  package var strings: StringsDocument
  /// The `.stringsdict` file, whose keys win over those of `strings`.
  package var stringsdict: StringsdictDocument?

  /// A table of one or two files.
  package init(strings: StringsDocument, stringsdict: StringsdictDocument? = nil) {
    self.strings = strings
    self.stringsdict = stringsdict
  }

  /// Whether one of the files can't be read, so that no tool should write the table.
  package var hasErrors: Bool { strings.hasErrors || stringsdict?.hasErrors ?? false }

  /// Whether the table has an entry for `key`, stale or not.
  package func contains(_ key: String) -> Bool {
    strings.index(forKey: key) != nil || stringsdict?.entry(forKey: key) != nil
  }

  /// All keys, each once, in code-point order.
  package var keys: [String] {
    // Keys are distinct when their bytes are, which is stricter than equality of strings.
    var keys = Set(strings.entries.map { ExactKey(strings.key(of: $0)) })
    keys.formUnion(stringsdict?.entries.map { ExactKey($0.key) } ?? [])
    return keys.map(\.text).sorted { $0.precedesInBytes($1) }
  }

  /// Those of `keys` that the table lacks or has only an empty value for, in the order given.
  package func missingKeys(from keys: [String]) -> [String] {
    keys.filter { key in
      if stringsdict?.entry(forKey: key) != nil { return false }
      guard let entry = strings.entry(forKey: key) else { return true }
      return entry.valueContentRange.isEmpty && !key.isEmpty
    }
  }
}
