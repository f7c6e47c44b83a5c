#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// A value that several threads use, one at a time.
final class Locked<Value: Sendable>: Sendable {
  // `Mutex` needs macOS 15.
  #if canImport(Darwin)
  private let lock: OSAllocatedUnfairLock<Value>

  init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  #else
  private let lock: Mutex<Value>

  init(_ value: Value) { lock = Mutex(value) }
  #endif

  /// Calls `body` while no other thread has the value.
  func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    lock.withLock { body(&$0) }
  }
}
