import Locking
import Reading

/// Keys that were looked up before, for one or several orders; bounded, for an app's texts are used
/// again and again, but a server may be asked for anything.
final class KnownKeys: Sendable {
  private struct Key: Hashable, Sendable {
    var order: Int
    var key: ExactKey
  }

  private struct Known: Sendable {
    var keys = RecentValues<Key, ResolvedKey?>(limit: KnownKeys.limit)
    var orders = 0
  }

  static let limit = 16_384
  private let known = Locked(Known())

  /// How many keys are kept.
  var count: Int { known.withLock { $0.keys.count } }

  /// A number that no other order has.
  func newOrder() -> Int {
    known.withLock { known in
      known.orders += 1
      return known.orders
    }
  }

  /// - Returns: nil if nothing is known; an inner nil for a key that the order has nowhere.
  func key(_ key: ExactKey, in order: Int) -> ResolvedKey?? {
    known.withLock { $0.keys.value(for: Key(order: order, key: key)) }
  }

  func keep(_ resolved: ResolvedKey?, for key: ExactKey, in order: Int) {
    guard resolved != nil || key.text.utf8.count <= Self.longestMiss else { return }
    known.withLock { $0.keys.insert(resolved, for: Key(order: order, key: key)) }
  }

  /// In bytes.
  ///
  /// Keys of tables take memory anyway; others may be whatever somebody sends to a server.
  private static let longestMiss = 128
}
