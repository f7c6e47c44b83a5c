import Locking

/// A request that is being answered.
package final class RequestContext: Sendable {
  private let cancelled = Locked(false)
  /// When the request came: it asks about what there was then, or later.
  package let arrival = ContinuousClock.now

  package init() {}

  /// Whether the caller no longer wants the answer.
  package var isCancelled: Bool { cancelled.withLock { $0 } }

  func cancel() { cancelled.withLock { $0 = true } }

  /// Ends a request that nobody waits for any more.
  package func checkCancellation() throws(ResponseError) {
    if isCancelled { throw ResponseError(.requestCancelled, "the request was cancelled") }
  }
}
