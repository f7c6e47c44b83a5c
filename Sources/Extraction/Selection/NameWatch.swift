/// Finds in long lists of identifiers the few that matter.
struct NameWatch: Sendable {
  private let hashes: Set<UInt64>
  /// A bit for each value that the lowest bits of a hash take: most identifiers end here.
  private let marks: [UInt64]

  private static let size = 1 << 16

  init(_ hashes: Set<UInt64>) {
    self.hashes = hashes
    var marks = [UInt64](repeating: 0, count: Self.size / 64)
    for hash in hashes {
      let bit = Self.bit(of: hash)
      marks[bit / 64] |= 1 << UInt64(bit % 64)
    }
    self.marks = marks
  }

  @inline(__always)
  private static func bit(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(size - 1))
  }

  @inline(__always)
  func contains(_ hash: UInt64) -> Bool {
    let bit = Self.bit(of: hash)
    return marks[bit / 64] >> UInt64(bit % 64) & 1 == 1 && hashes.contains(hash)
  }

  /// Those of some identifiers that are watched.
  func found(in identifiers: some Sequence<UInt64>) -> Set<UInt64> {
    var found: Set<UInt64> = []
    for hash in identifiers where contains(hash) { found.insert(hash) }
    return found
  }
}
