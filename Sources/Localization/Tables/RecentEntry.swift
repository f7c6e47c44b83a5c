import Catalogs
import Locking
import Reading

/// The entry of a String Catalog that was read last.
///
/// An entry is read with all its languages, and a lookup asks for one language after the other: the
/// locale, what it falls back to, the source language.
final class RecentEntry: Sendable {
  private let last = Locked<StringCatalogEntry?>(nil)

  /// The entry for a key of the one document that this belongs to.
  func entry(forKey key: String, of document: StringCatalogDocument) -> StringCatalogEntry? {
    if let known = last.withLock({ $0 }), ExactKey(known.key.value) == ExactKey(key) {
      return known
    }
    let entry = document.entry(forKey: key)
    if let entry { last.withLock { $0 = entry } }
    return entry
  }
}
