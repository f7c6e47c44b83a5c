import Locking

/// A value that many phrases share: handing it on costs one reference.
@dynamicMemberLookup
final class CachedValue<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}

/// Readings of words that were looked up before: texts use the same words again and again.
///
/// It is safe from any thread and starts afresh when it is full, so that its size is bounded.
final class ReadingCache<Reading: Sendable>: Sendable {
  private static var limit: Int { 8192 }

  private let readings = Locked<[[UInt8]: CachedValue<Reading>]>([:])

  func reading(of word: [UInt8], orMake make: () -> Reading) -> CachedValue<Reading> {
    if let known = readings.withLock({ $0[word] }) { return known }
    let reading = CachedValue(make())
    // Long words are seldom words, and would let the cache grow.
    guard word.count <= 64 else { return reading }
    readings.withLock { readings in
      if readings.count >= Self.limit { readings.removeAll(keepingCapacity: true) }
      readings[word] = reading
    }
    return reading
  }
}
