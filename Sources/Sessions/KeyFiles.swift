import Catalogs
import Reading
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
      guard let file = session.catalog(catalog.path), !file.hasErrors else { continue }
      narrowed[catalog.path] = bytes(of: file)
    }
    return OverlaidFiles(session.files, narrowed)
  }

  /// Nil for a file that is read whole.
  private func bytes(of file: CatalogFile) -> [UInt8]? {
    let entries = keys.compactMap(file.lastEntry(forKey:)).sorted().map {
      Array(file.text.utf8[file.entries[$0].range])
    }
    if let document = file.stringCatalog {
      guard let language = document.sourceLanguage?.text else { return nil }
      return StringCatalogPiece(of: entries, sourceLanguage: language).bytes
    }
    guard CatalogFormat(path: file.path) == .strings else { return nil }
    return Array(entries.joined(separator: [UInt8(ascii: "\n")]))
  }
}
