import Catalogs
import Locking
import Sessions
import Workflows

/// What lint says of catalogs as they are: one look at a time, which all take that ask for the same.
///
/// A look holds the whole table in memory; a client may ask while one goes on, and change a document
/// sooner than it ends.
final class CatalogChecks: Sendable {
  private let turn = Turn()
  private let last = Locked<Last?>(nil)

  private struct Last: Sendable {
    /// A String Catalog, or the other files of a table: what is found in them is found at once.
    var files: Set<String>
    /// Which project that is.
    var session: ObjectIdentifier
    var check = Remembered<CatalogCheck>()
  }

  func check(of path: String, in session: Session) -> CatalogCheck {
    turn.take { look(at: path, in: session) }
  }

  /// - Parameter isWanted: Whether anybody still asks once others have had their turn.
  func check(
    of path: String, in session: Session, if isWanted: () -> Bool
  ) -> CatalogCheck? {
    turn.take { isWanted() ? look(at: path, in: session) : nil }
  }

  private func look(at path: String, in session: Session) -> CatalogCheck {
    let remembered = remembered(of: path, in: session)
    return remembered.value(in: session) { files in
      CatalogCheck(of: path, in: session.knowledge(), on: files)
    }
  }

  private func remembered(of path: String, in session: Session) -> Remembered<CatalogCheck> {
    let project = ObjectIdentifier(session)
    let known = last.withLock { $0 }
    if let known, known.session == project, known.files.contains(path) { return known.check }
    let isStringCatalog = CatalogFormat(path: path) == .stringCatalog
    let table = session.knowledge().catalogs(ofTableWith: path).filter {
      ($0.format == .stringCatalog) == isStringCatalog
    }
    let new = Last(files: Set(table.map(\.path)).union([path]), session: project)
    last.withLock { $0 = new }
    return new.check
  }

  /// Forgets what was found, for nobody has the catalog open.
  func forget(_ path: String) {
    last.withLock { last in if last?.files.contains(path) == true { last = nil } }
  }
}
