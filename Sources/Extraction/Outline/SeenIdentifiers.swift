/// Which identifiers a list has already, as far as a small table remembers: it forgets some, so
/// that the list may have them again.
struct SeenIdentifiers {
  private var hashes = [UInt64](repeating: 0, count: 2_048)

  /// Whether an identifier is new to a list.
  ///
  /// - Parameter list: The number of the list; each knows only its own.
  @inline(__always)
  mutating func insert(_ hash: UInt64, in list: Int) -> Bool {
    let mark = hash &+ UInt64(truncatingIfNeeded: list) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(truncatingIfNeeded: (mark ^ mark >> 29) & 2_047)
    guard hashes[place] != mark else { return false }
    hashes[place] = mark
    return true
  }
}
