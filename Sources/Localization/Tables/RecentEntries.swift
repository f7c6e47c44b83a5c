import Catalogs
import Locking
import Reading

/// The entries of a String Catalog that were read last.
///
/// An entry is read with all its languages, and a lookup asks for one language after the other: the
/// locale, what it falls back to, the source language. Of several threads each asks for another key, and
/// with one entry for all of them each would have to read its own again and again.
final class RecentEntries: Sendable {
  private let last = Locked(RecentValues<ExactKey, StringCatalogEntry>(limit: 8))

  /// The entry for a key of the one document that this belongs to.
  func entry(forKey key: String, of document: StringCatalogDocument) -> StringCatalogEntry? {
    let wanted = ExactKey(key)
    if let known = last.withLock({ $0.value(for: wanted) }) { return known }
    guard let entry = document.entry(forKey: key) else { return nil }
    last.withLock { $0.insert(entry, for: wanted) }
    return entry
  }
}
