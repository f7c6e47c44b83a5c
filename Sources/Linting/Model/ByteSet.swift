/// Which bytes a text has, so that a rule can leave at once where none concern it.
///
/// Four words and not a set type of the library: a hundred rules ask each text, and most leave here.
package struct ByteSet: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  package init() {}

  /// The bytes of a text in UTF-8.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { insert(byte) }
    }
  }

  package mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 &<< UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  package func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word &>> UInt64(byte & 63) & 1 != 0
  }

  package func intersects(_ other: ByteSet) -> Bool {
    words.0 & other.words.0 | words.1 & other.words.1 | words.2 & other.words.2
      | words.3 & other.words.3 != 0
  }

  package var isASCII: Bool { words.2 | words.3 == 0 }

  // Tuples are neither equatable nor hashable by themselves.
  package static func == (left: ByteSet, right: ByteSet) -> Bool { left.words == right.words }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }
}
