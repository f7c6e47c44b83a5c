/// Values that were asked for lately, never more than a certain number.
///
/// Two generations: when the young one is full it becomes the old one, and what is asked for in the
/// old one is young again. So what is used again and again stays, whatever else comes by.
struct RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let generation: Int

  /// - Parameter limit: How many values there are at most; two or more.
  init(limit: Int) { generation = max(1, limit / 2) }

  var count: Int { young.count + old.count }

  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard !old.isEmpty, let value = old[key] else { return nil }
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= generation, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
