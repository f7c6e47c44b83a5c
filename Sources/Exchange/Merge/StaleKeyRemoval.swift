/// Which of the keys that the source doesn't have any more are removed when a catalog is brought up to
/// date; the others are marked.
package enum StaleKeyRemoval: Sendable {
  case none
  /// Those that the catalog marks as stale already, so that somebody may have seen the mark.
  case marked
  case all

  /// - Parameter isStale: Whether the catalog marks the key.
  func removes(_ isStale: Bool) -> Bool {
    switch self {
    case .none: false
    case .marked: isStale
    case .all: true
    }
  }
}
