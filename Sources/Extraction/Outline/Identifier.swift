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

  /// What stands for a name that looks up what it is read of, from the hash of the name, which stands
  /// for one that is called or set.
  static func read(_ hash: UInt64) -> UInt64 { ~hash }

  /// Whether a function's name is an operator's, which no outline has.
  static func isOperator(_ name: String) -> Bool {
    name.utf8.first.map { !isHead($0) } ?? false
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
