/// The connections that a server holds, and which of them gives way where there is no room for another.
struct HeldConnections: Sendable {
  /// A browser keeps six; more than that many are somebody else's.
  static let most = 64

  private struct Held: Sendable {
    /// When it began to wait for its client, in the order of what happened; nil while it is answered.
    var waitsSince: Int?
    /// Whether its client has shown the token.
    var isOwn = false
    /// Makes what waits for the client come to an end.
    let end: @Sendable () -> Void
  }

  private var held: [Int: Held] = [:]
  private var now = 0
  /// The one that was told to end, until it has.
  private var ending: Int?

  /// Takes a connection.
  ///
  /// - Parameter end: Makes what waits for its client come to an end; is called at most once.
  /// - Returns: What it is called here; nil where there is no room yet. Then one that waits was told to
  ///   end, and there is room once it has.
  mutating func add(end: @escaping @Sendable () -> Void) -> Int? {
    guard held.count < Self.most else {
      endLongestWaiting()
      return nil
    }
    now += 1
    held[now] = Held(waitsSince: now, end: end)
    return now
  }

  /// Lets go of a connection, before its descriptor may be another one's.
  mutating func remove(_ id: Int) {
    held[id] = nil
    if ending == id { ending = nil }
  }

  /// Notes that a connection's request is worked on.
  mutating func works(_ id: Int) { held[id]?.waitsSince = nil }

  /// Notes that a connection waits for its client: to take an answer, and to ask again.
  ///
  /// - Parameter isOwn: Whether its client has just shown the token.
  mutating func waits(_ id: Int, isOwn: Bool) {
    now += 1
    held[id]?.waitsSince = now
    if isOwn { held[id]?.isOwn = true }
  }

  private mutating func endLongestWaiting() {
    guard ending == nil, let id = longestWaiting else { return }
    ending = id
    held[id]?.end()
  }

  /// The page's own connections come last, so that nobody without the token can close them.
  private var longestWaiting: Int? {
    let waiting = held.compactMap { id, one in
      one.waitsSince.map { (id: id, isOwn: one.isOwn ? 1 : 0, since: $0) }
    }
    return waiting.min { ($0.isOwn, $0.since) < ($1.isOwn, $1.since) }?.id
  }
}
