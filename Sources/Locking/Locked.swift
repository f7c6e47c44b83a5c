#if canImport(Darwin)
public import Darwin
#elseif canImport(Musl)
public import Musl
#else
public import Glibc
#endif

/// A value that several threads use, one at a time.
///
/// Not `Mutex`: it needs macOS 15, and on Linux ThreadSanitizer doesn't see its atomic operations,
/// which are inside the library, and reports every use as a race, so that real races would go
/// unnoticed.
///
/// Unchecked, but safe: the value is reached only under the lock, and the mutex stays at one address
/// as long as the object lives, which outlives every call.
@usableFromInline package final class Locked<Value: Sendable>: @unchecked Sendable {
  @usableFromInline let lock: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline var value: Value

  @inlinable package init(_ value: Value) {
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    self.value = value
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  /// Calls `body` while no other thread has the value; `body` must not use the same value again.
  ///
  /// Inlinable, for without its types it would cost more than what it guards; other modules see the
  /// body only because the type is usable from inline, too.
  @inlinable package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows
    -> Result
  {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
