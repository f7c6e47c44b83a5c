import Foundation

/// A value that several threads use, one at a time.
///
/// Not `Mutex`: on Linux ThreadSanitizer doesn't see its atomic operations, which are inside the
/// library, and reports every use as a race, so that real races would go unnoticed.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Calls `body` while no other thread has the value; `body` must not use the same value again.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
