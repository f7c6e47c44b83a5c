/// Hashes identifiers the same way wherever they are met (FNV-1a, 64 bits).
enum Identifier {
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(seed, combine)
  }

  @inline(__always)
  static func isHead(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  @inline(__always)
  static func isBody(_ byte: UInt8) -> Bool {
    isHead(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}

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
