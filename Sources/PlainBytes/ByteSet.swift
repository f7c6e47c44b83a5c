/// A set of bytes, such as those that a text has: rules leave at once where none concern them.
///
/// Four words and not a set type of the library: a hundred rules ask each text, and most leave here.
/// Usable from inline as a whole, for else other modules don't see what is inlinable in it.
@usableFromInline package struct ByteSet: Hashable, Sendable {
  @usableFromInline var words: (UInt64, UInt64, UInt64, UInt64)

  @inlinable package init() { words = (0, 0, 0, 0) }

  @inlinable package init(_ bytes: some Sequence<UInt8>) {
    self.init()
    for byte in bytes { insert(byte) }
  }

  /// The bytes of a text in UTF-8.
  package init(_ text: String) {
    self.init()
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { insert(byte) }
    }
  }

  @inlinable package mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 &<< UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  @inlinable package func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word &>> UInt64(byte & 63) & 1 != 0
  }

  @inlinable package func intersects(_ other: ByteSet) -> Bool {
    words.0 & other.words.0 | words.1 & other.words.1 | words.2 & other.words.2
      | words.3 & other.words.3 != 0
  }

  @inlinable package func isSubset(of other: ByteSet) -> Bool {
    words.0 & ~other.words.0 | words.1 & ~other.words.1 | words.2 & ~other.words.2
      | words.3 & ~other.words.3 == 0
  }

  @inlinable package var isASCII: Bool { words.2 | words.3 == 0 }

  // Tuples are neither equatable nor hashable by themselves.
  @inlinable package static func == (left: ByteSet, right: ByteSet) -> Bool {
    left.words == right.words
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }
}
