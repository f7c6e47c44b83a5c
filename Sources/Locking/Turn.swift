/// Lets one thread at a time do something; the others wait.
///
/// Not a `Locked` of nothing: a value without size has the address of the object itself, and
/// ThreadSanitizer takes each use of it for a race with whoever looks at the object's class.
@usableFromInline package final class Turn: Sendable {
  @usableFromInline let isTaken = Locked(false)

  package init() {}

  /// Does something when no other thread does; `body` must not take the same turn again.
  @inlinable package func take<Result>(_ body: () throws -> Result) rethrows -> Result {
    try isTaken.withLock { _ in try body() }
  }
}
