/// A set of the hashes of names.
///
/// Hashing them again as `Set` does would take most of its time.
struct NameSet: Sendable {
  /// Another one in each process, so that no project can make all its names fall into one place.
  private static let spread = UInt64.random(in: .min ... .max) | 1

  private let spread = Self.spread
  /// 0 where there is none.
  private var places = [UInt64](repeating: 0, count: 1_024)
  private(set) var count = 0

  func contains(_ hash: UInt64) -> Bool {
    places[place(of: hash)] == hash && hash != 0
  }

  /// Whether a hash wasn't there before.
  mutating func insert(_ hash: UInt64) -> Bool {
    // No name hashes to 0 but by an accident, which makes it one that is always new.
    guard hash != 0 else { return true }
    let place = place(of: hash)
    guard places[place] != hash else { return false }
    places[place] = hash
    count += 1
    if 2 * count > places.count { grow() }
    return true
  }

  /// Where a hash is, or would be.
  private func place(of hash: UInt64) -> Int {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash &* spread >> 32) & mask
    while places[place] != hash, places[place] != 0 { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = places
    places = [UInt64](repeating: 0, count: 2 * old.count)
    for hash in old where hash != 0 { places[place(of: hash)] = hash }
  }
}
