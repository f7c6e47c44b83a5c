package import Workflows

/// A table's catalogs with only some of their keys, so that what shows one doesn't read all.
package struct KeyFiles {
  private let keys: [String]
  private let session: Session

  package init(of keys: [String], in session: Session) {
    (self.keys, self.session) = (keys, session)
  }

  /// The session's files, of which some catalogs have only these keys.
  package func files(narrowing catalogs: [KnownCatalog]) -> any FileTree {
    var narrowed: [String: [UInt8]] = [:]
    for catalog in catalogs {
      // What is wrong with a file may be anywhere in it.
      guard let file = session.catalog(catalog.path), !file.hasErrors else { continue }
      let entries = Set(keys.compactMap(file.lastEntry(forKey:)))
      narrowed[catalog.path] = CatalogExcerpt(of: file, entries: Array(entries)).bytes
    }
    return OverlaidFiles(session.files, narrowed)
  }
}
