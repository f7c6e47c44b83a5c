/// Entries in the order of their file, whose keys are decoded when they are asked for.
protocol KeyedEntries {
  var count: Int { get }

  /// Calls `body` with the bytes of the decoded key of an entry.
  func withKey<Result>(
    at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result
}

/// Finds entries by the bytes of their decoded key.
///
/// Keys that differ only in Unicode normalization are different keys at run time, so `String`
/// would not do; and a dictionary of a million strings would cost more than the file itself.
struct KeyIndex: Sendable {
  /// For each slot, the entry's number plus one; open addressing with linear probing.
  private var slots: [UInt32]

  /// Builds the index and reports each entry whose key an earlier entry has.
  init(_ entries: some KeyedEntries, duplicate: (_ earlier: Int, _ later: Int) -> Void) {
    var capacity = 16
    while capacity < entries.count * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    for index in 0..<entries.count {
      entries.withKey(at: index) { key in
        let slot = self.slot(for: key, entries)
        if slots[slot] != 0 { duplicate(Int(slots[slot]) - 1, index) }
        slots[slot] = UInt32(index) + 1
      }
    }
  }

  /// The number of the last entry with this key: the one that the runtime shows.
  func index(of key: UnsafeBufferPointer<UInt8>, in entries: some KeyedEntries) -> Int? {
    let found = slots[slot(for: key, entries)]
    return found == 0 ? nil : Int(found) - 1
  }

  /// The slot that holds `key`, or the free one where it belongs.
  private func slot(for key: UnsafeBufferPointer<UInt8>, _ entries: some KeyedEntries) -> Int {
    // Hasher is seeded anew in each process, so no file can aim at collisions.
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(key))
    let mask = slots.count - 1
    var slot = hasher.finalize() & mask
    while slots[slot] != 0 {
      let isSame = entries.withKey(at: Int(slots[slot]) - 1) {
        $0.count == key.count && $0.elementsEqual(key)
      }
      if isSame { break }
      slot = (slot + 1) & mask
    }
    return slot
  }
}
