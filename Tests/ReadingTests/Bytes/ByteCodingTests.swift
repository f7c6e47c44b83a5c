import Testing

@testable import Reading

/// Bytes are read back as they were written, and any other bytes end in an error.
@Suite struct ByteCodingTests {
  @Test func textsAndNumbersComeBack() throws {
    var writer = ByteWriter()
    // é in one scalar and in two.
    let texts = ["", "a", "\u{E9}", "e\u{301}", "a", "\u{E9}"]
    writer.write(texts)
    writer.write(Int.max)
    writer.write(Optional<String>.none)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.textList().map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    #expect(try reader.number() == .max)
    #expect(try reader.optionalText() == nil)
    #expect(reader.isAtEnd)
  }

  @Test(
    arguments: [[], [0], [0, 5, 65], [9], [0xFF], Array(repeating: 0x80, count: 20)] as [[UInt8]])
  func otherBytesAreErrors(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    #expect(throws: ByteCodingError.self) { try reader.text() }
  }

  @Test func hashesDependOnEveryByte() {
    let bytes = (0..<67).map { UInt8($0) }
    var hashes: Set<ContentHash> = [ContentHash(of: bytes)]
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1
      hashes.insert(ContentHash(of: changed))
      hashes.insert(ContentHash(of: Array(bytes[..<place])))
    }
    #expect(hashes.count == 1 + 2 * bytes.count)
    #expect(ContentHash(of: []).text.utf8.count == 32)
  }
}
