import Catalogs
import Exchange
import Reading

/// A translation that may be used again.
struct TranslationRecord {
  let key: String
  /// The catalog or exchange file that it stands in.
  let file: String
  /// The table that it stands in; nil for one of others.
  let table: String?
  let source: String
  let comment: String?
  let isStale: Bool
  let forms: [TextPath: String]
  let targets: [TextPath: String]

  /// - Returns: nil for a key without a translation that can be relied on.
  init?(_ key: KeyTranslation, file: String, table: String?) {
    guard key.isTranslated, !key.isSymbolic, !key.isCopied else { return nil }
    self.key = key.key
    self.file = file
    self.table = table
    source = key.source
    comment = key.comment
    isStale = key.isStale
    forms = key.forms
    targets = key.targets
  }

  /// Where the translation comes from, seen from a table.
  func origin(for table: String) -> ReuseOutcome.Reuse.Origin {
    guard let own = self.table else { return .memory }
    return isStale && own == table ? .stale : .project
  }
}
