#if !canImport(Darwin)
import Foundation
import Locking

/// The catalogs of bundles: each bundle's are read when first asked for, once, and shared by all
/// threads.
enum BundleTables {
  /// One folder's tables; the lock lets others wait for the first reader.
  private final class Entry: Sendable {
    private let tables = Locked<TableStore?>(nil)

    func tables(in folder: URL) -> TableStore {
      tables.withLock { tables in
        if let tables { return tables }
        let read = TableStore(folder: folder)
        tables = read
        return read
      }
    }
  }

  private static let entries = Locked<[String: Entry]>([:])

  static func tables(of bundle: Bundle) -> TableStore {
    tables(in: bundle.resourceURL ?? bundle.bundleURL)
  }

  /// - Parameter url: A bundle, or any folder with `.lproj` folders or String Catalogs.
  static func tables(at url: URL) -> TableStore {
    Bundle(url: url).map(tables(of:)) ?? tables(in: url)
  }

  private static func tables(in folder: URL) -> TableStore {
    let path = folder.standardizedFileURL.path
    let entry = entries.withLock { entries in
      if let entry = entries[path] { return entry }
      let entry = Entry()
      entries[path] = entry
      return entry
    }
    return entry.tables(in: folder)
  }
}
#endif
