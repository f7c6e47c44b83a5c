/// Numbers by the hashes of words: a small table that is built once and asked often.
///
/// The hashes are good already, so they aren't hashed again.
struct HashTable: Sendable {
  private var slots: [(hash: UInt64, number: Int32)] = []
  private var mask = 0

  /// - Parameter entries: Of several with one hash the last counts.
  init(_ entries: [(hash: UInt64, number: Int)] = []) {
    guard !entries.isEmpty else { return }
    var count = 8
    while count < entries.count * 3 { count *= 2 }
    slots = Array(repeating: (0, -1), count: count)
    mask = count - 1
    for (hash, number) in entries {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot].number >= 0, slots[slot].hash != hash { slot = (slot + 1) & mask }
      slots[slot] = (hash, Int32(clamping: number))
    }
  }

  subscript(hash: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].number >= 0 {
      if slots[slot].hash == hash { return Int(slots[slot].number) }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
