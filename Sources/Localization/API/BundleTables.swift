import Foundation
import Locking

/// The catalogs of bundles: each bundle's are read when first asked for, once, and shared by all
/// threads.
enum BundleTables {
  /// One folder's tables; the lock lets others wait for the first reader.
  private final class Entry: Sendable {
    private let tables = Locked<TableStore?>(nil)

    func tables(_ reading: () -> TableStore) -> TableStore {
      tables.withLock { tables in
        if let tables { return tables }
        let read = reading()
        tables = read
        return read
      }
    }
  }

  private static let entries = Locked<[String: Entry]>([:])

  /// What a thread was asked for lately: finding a bundle's folder takes longer than a text.
  private static let recent = Sharded { RecentValues<Place, Known>(limit: 64) }

  private enum Place: Hashable, Sendable {
    case bundle(ObjectIdentifier)
    case url(URL)
  }

  /// Unchecked, but safe: nothing is asked of the bundle, whose type need not say that threads may
  /// share it.
  private struct Known: @unchecked Sendable {
    var tables: TableStore
    /// Kept, so that no other bundle can come to lie at its place.
    var bundle: Bundle
  }

  static func tables(of bundle: Bundle) -> TableStore {
    let place = Place.bundle(ObjectIdentifier(bundle))
    if let tables = known(place) { return tables }
    let tables = entry(for: bundle.resourceURL ?? bundle.bundleURL).tables {
      TableStore(bundle: bundle)
    }
    keep(Known(tables: tables, bundle: bundle), for: place)
    return tables
  }

  /// - Parameter url: A bundle, or any folder with `.lproj` folders or String Catalogs.
  static func tables(at url: URL) -> TableStore {
    let place = Place.url(url)
    if let tables = known(place) { return tables }
    // What isn't there yet may become a bundle.
    guard let bundle = Bundle(url: url) else {
      return entry(for: url).tables { TableStore(folder: url) }
    }
    let tables = tables(of: bundle)
    keep(Known(tables: tables, bundle: bundle), for: place)
    return tables
  }

  private static func known(_ place: Place) -> TableStore? {
    recent.withValue { $0.value(for: place)?.tables }
  }

  private static func keep(_ known: Known, for place: Place) {
    recent.withValue { $0.insert(known, for: place) }
  }

  private static func entry(for folder: URL) -> Entry {
    let path = folder.standardizedFileURL.path
    return entries.withLock { entries in
      if let entry = entries[path] { return entry }
      let entry = Entry()
      entries[path] = entry
      return entry
    }
  }
}
