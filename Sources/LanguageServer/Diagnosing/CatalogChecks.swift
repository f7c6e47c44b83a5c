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
    var path: String
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
    let remembered = last.withLock { last in
      if let last, last.path == path { return last.check }
      let new = Last(path: path)
      last = new
      return new.check
    }
    return remembered.value(in: session) { files in
      CatalogCheck(of: path, in: session.knowledge(), on: files)
    }
  }

  /// Forgets what was found, for nobody has the catalog open.
  func forget(_ path: String) {
    last.withLock { last in if last?.path == path { last = nil } }
  }
}
