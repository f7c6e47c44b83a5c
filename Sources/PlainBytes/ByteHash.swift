/// Hashes bytes one by one, the same way on every platform and in every run: FNV-1a, 64 bits.
///
/// Source: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, The FNV Non-Cryptographic Hash Algorithm.
@usableFromInline package enum ByteHash {
  /// The hash of no bytes.
  @inlinable package static var seed: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash of bytes in their order.
  @inlinable
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(seed, combine) }

  /// The hash of what was hashed before and one more byte.
  @inlinable @inline(__always)
  package static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
