import PlainBytes

/// The white space at the start and at the end of a text.
struct EdgeSpace {
  /// UTF-8 offsets of the white space at the start.
  var leading: Range<Int>
  /// UTF-8 offsets of the white space at the end; empty in a text of nothing else.
  var trailing: Range<Int>

  init(_ text: String) {
    var text = text
    (leading, trailing) = text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let (scalar, length) = ScalarReading.scalar(at: start, in: bytes)
        guard scalar.isSpace else { break }
        start += length
      }
      var end = bytes.count
      while end > start {
        var before = end - 1
        while before > start, bytes[before].isUTF8Continuation { before -= 1 }
        guard ScalarReading.scalar(at: before, in: bytes).scalar.isSpace else { break }
        end = before
      }
      return (0..<start, end..<bytes.count)
    }
  }

  /// Whether no edge of a text has white space, by its first and last byte alone.
  static func isClear(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    return isClear(first) && isClear(last) && last != 0xA0 && last != 0xAF && last != 0x80
      && first != 0xC2 && first != 0xE2 && first != 0xE3
  }

  private static func isClear(_ byte: UInt8) -> Bool { byte > 0x20 }
}
