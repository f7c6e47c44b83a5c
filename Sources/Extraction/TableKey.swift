package import Reading

/// A key in a table: the same as another only if the keys' bytes are, as at run time.
package struct TableKey: Hashable, Sendable {
  package var table: String
  package var key: ExactKey

  package init(_ key: String, in table: String) {
    (self.table, self.key) = (table, ExactKey(key))
  }
}

extension ExtractedEntry {
  /// What tells an entry from every other one.
  package struct Identity: Hashable, Sendable {
    package var key: TableKey
    package var bundle: String?
  }

  package var tableKey: TableKey { TableKey(key, in: table) }

  package var identity: Identity { Identity(key: tableKey, bundle: bundle) }

  /// Whether the entry comes first in the order of tables, bundles and the bytes of keys.
  package func precedes(_ other: ExtractedEntry) -> Bool {
    let (own, others) = ((table, bundle ?? ""), (other.table, other.bundle ?? ""))
    return own == others ? key.precedesInBytes(other.key) : own < others
  }
}
