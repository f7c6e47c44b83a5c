import PlainBytes
import Testing

@Suite struct ByteHashTests {
  /// Test vectors of the algorithm: caches and the index of words keep hashes, so they stay as
  /// they are.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func hashesAreFNV(text: String, hash: UInt64) {
    #expect(text.utf8.reduce(ByteHash.seed, ByteHash.combine) == hash)
  }
}
