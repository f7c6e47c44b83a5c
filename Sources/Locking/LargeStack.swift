/// The stack of threads that walk syntax trees by recursion.
package enum LargeStack {
  /// In bytes, of which only those that are used take memory.
  package static let size = 256 << 20
}

/// Runs `work` on a thread with the stack that those of ``parallelMap(_:_:)`` have, and waits for it.
package func onLargeStack<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) -> Result {
  parallelMap([()]) { _, _ in work() }[0]
}
