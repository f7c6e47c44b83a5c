/// Finds entries by the bytes of their decoded key.
struct StringCatalogKeyIndex: Sendable {
  /// For each slot, the entry's number plus one; open addressing with linear probing.
  private var slots: [UInt32]

  /// Builds the index and reports each entry whose key an earlier entry has.
  package init(
    _ entries: StringCatalogEntries, duplicate: (_ earlier: Int, _ later: Int) -> Void
  ) {
    var capacity = 16
    while capacity < entries.count * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    for index in entries.indices {
      entries.withKey(at: index) { key in
        let slot = self.slot(for: key, entries)
        if slots[slot] != 0 { duplicate(Int(slots[slot]) - 1, index) }
        slots[slot] = UInt32(index) + 1
      }
    }
  }

  /// The last entry with this key.
  package func index(forKey key: String, in entries: StringCatalogEntries) -> Int? {
    var key = key
    let found = key.withUTF8 { slots[slot(for: $0, entries)] }
    return found == 0 ? nil : Int(found) - 1
  }

  /// The slot that holds `key`, or the free one where it belongs.
  private func slot(
    for key: UnsafeBufferPointer<UInt8>, _ entries: StringCatalogEntries
  ) -> Int {
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
