import PlainBytes

/// Hashes words the same way on every platform and in every run: `ByteHash` with a final mix, so that
/// any of its bits can choose a place in a table.
enum WordHash {
  /// The final mix, after the last byte: short words differ in few bits of FNV-1a.
  @inline(__always)
  static func finish(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash = (hash ^ (hash &>> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash &>> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ (hash &>> 33)
  }

  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = ByteHash.seed
    for byte in bytes { hash = ByteHash.combine(hash, byte) }
    return finish(hash)
  }

  /// The hash of a word in two parts.
  static func of(
    _ stem: UnsafeBufferPointer<UInt8>, _ ending: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    var hash = ByteHash.seed
    for byte in stem { hash = ByteHash.combine(hash, byte) }
    for byte in ending { hash = ByteHash.combine(hash, byte) }
    return finish(hash)
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    finish(ByteHash.of(bytes))
  }
}
