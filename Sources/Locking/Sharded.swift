#if canImport(Darwin)
public import Darwin
#elseif canImport(Musl)
public import Musl
#else
public import Glibc
#endif

/// A value of which threads have a copy each, as long as there are not too many threads: none waits
/// for another, nor for memory that another has just written.
///
/// For what is made again where it is missing, or is set for all at once. A copy that is in use is
/// no reason to wait either: the next one serves as well.
///
/// Unchecked, but safe: a copy is reached only under its lock, and both stay at one address as long
/// as the object lives, which outlives every call.
@usableFromInline package final class Sharded<Value: Sendable>: @unchecked Sendable {
  /// Where the copies lie: so far apart that no two share a line of a processor's cache.
  @usableFromInline let memory: UnsafeMutableRawPointer
  @usableFromInline let stride: Int
  @usableFromInline let count: Int

  private static var lineSize: Int { 128 }
  /// Where a copy lies behind its lock, in bytes.
  @usableFromInline static var valueOffset: Int { 64 }

  /// - Parameters:
  ///   - count: How many copies there are.
  ///   - make: Gives one.
  package init(count: Int = ThreadNumber.suggestedShards, _ make: () -> Value) {
    let line = Self.lineSize
    self.count = max(1, count)
    precondition(
      MemoryLayout<pthread_mutex_t>.size <= Self.valueOffset
        && MemoryLayout<Value>.alignment <= Self.valueOffset)
    stride = (Self.valueOffset + MemoryLayout<Value>.stride + line - 1) / line * line
    memory = .allocate(byteCount: stride * self.count, alignment: line)
    for index in 0..<self.count {
      let lock = lock(index)
      lock.initialize(to: pthread_mutex_t())
      pthread_mutex_init(lock, nil)
      value(index).initialize(to: make())
    }
  }

  deinit {
    for index in 0..<count {
      value(index).deinitialize(count: 1)
      pthread_mutex_destroy(lock(index))
      lock(index).deinitialize(count: 1)
    }
    memory.deallocate()
  }

  @inlinable func lock(_ index: Int) -> UnsafeMutablePointer<pthread_mutex_t> {
    (memory + index * stride).assumingMemoryBound(to: pthread_mutex_t.self)
  }

  @inlinable func value(_ index: Int) -> UnsafeMutablePointer<Value> {
    (memory + index * stride + Self.valueOffset).assumingMemoryBound(to: Value.self)
  }

  /// Calls `body` with the thread's copy, or with another one if that is in use just now.
  ///
  /// Inlinable, as in ``Locked``.
  @inlinable package func withValue<Result>(_ body: (inout Value) throws -> Result) rethrows
    -> Result
  {
    let own = ThreadNumber.current % count
    var index = own
    while pthread_mutex_trylock(lock(index)) != 0 {
      index = index + 1 < count ? index + 1 : 0
      if index == own {
        pthread_mutex_lock(lock(own))
        break
      }
    }
    defer { pthread_mutex_unlock(lock(index)) }
    return try body(&value(index).pointee)
  }

  /// Calls `body` with one copy after the other.
  package func withEachValue(_ body: (inout Value) -> Void) {
    for index in 0..<count {
      pthread_mutex_lock(lock(index))
      defer { pthread_mutex_unlock(lock(index)) }
      body(&value(index).pointee)
    }
  }
}
