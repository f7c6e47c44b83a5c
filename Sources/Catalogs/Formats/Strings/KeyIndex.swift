import Reading

/// Finds entries by the bytes of their decoded key.
///
/// Keys that differ only in Unicode normalization are different keys at run time, so `String`
/// would not do; and a dictionary of a million strings would cost more than the file itself.
struct KeyIndex: Sendable {
  /// For each slot, the entry's number plus one; open addressing with linear probing.
  private var slots: [UInt32]

  /// Builds the index and reports each entry whose key an earlier entry has.
  package init(
    _ entries: [StringsEntry], of text: UnsafeBufferPointer<UInt8>,
    duplicate: (_ earlier: Int, _ later: Int) -> Void
  ) {
    var capacity = 16
    while capacity < entries.count * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    for index in entries.indices {
      entries[index].withKey(in: text) { key in
        let slot = self.slot(for: key, entries, text)
        if slots[slot] != 0 { duplicate(Int(slots[slot]) - 1, index) }
        slots[slot] = UInt32(index) + 1
      }
    }
  }

  /// The last entry with this key: the one that the runtime shows.
  package func entry(
    for key: UnsafeBufferPointer<UInt8>, _ entries: [StringsEntry],
    of text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let found = slots[slot(for: key, entries, text)]
    return found == 0 ? nil : Int(found) - 1
  }

  /// The slot that holds `key`, or the free one where it belongs.
  private func slot(
    for key: UnsafeBufferPointer<UInt8>, _ entries: [StringsEntry],
    _ text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    // Hasher is seeded anew in each process, so no file can aim at collisions.
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(key))
    let mask = slots.count - 1
    var slot = hasher.finalize() & mask
    while slots[slot] != 0 {
      let other = entries[Int(slots[slot]) - 1]
      if other.withKey(in: text, { $0.count == key.count && $0.elementsEqual(key) }) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }
}

extension StringsEntry {
  /// Calls `body` with the decoded key's bytes, which are the text's own unless it has escapes.
  func withKey<Result>(
    in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = keyContentRange
    guard traits.contains(.keyHasEscapes) else {
      return body(UnsafeBufferPointer(rebasing: text[range]))
    }
    return EscapeReader(decoding: text, in: range).decoded.withUnsafeBufferPointer(body)
  }
}
