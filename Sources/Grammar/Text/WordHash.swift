/// Hashes words the same way on every platform and in every run: FNV-1a, 64 bits, with a final mix,
/// so that any of its bits can choose a place in a table.
enum WordHash {
  /// What an empty word has before the final mix.
  static var seed: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// Adds a byte to a hash that isn't mixed yet.
  @inline(__always)
  static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The final mix, after the last byte: short words differ in few bits of FNV-1a.
  @inline(__always)
  static func finish(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash = (hash ^ (hash &>> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash &>> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ (hash &>> 33)
  }

  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = combine(hash, byte) }
    return finish(hash)
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 { finish(bytes.reduce(seed, combine)) }
}
