import PlainBytes

extension NumberTest {
  /// Whether a file may ask whether a number is 1: `== 1`, `1 <`, `case 1`, `>= 2`.
  package static func isLikely(in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "1") || bytes[index] == UInt8(ascii: "2"),
        !isNamePart(bytes, index - 1), !isNamePart(bytes, index + 1)
      else { return false }
      let before = bytes[..<index].last { $0 != UInt8(ascii: " ") } ?? 0
      let behind = bytes[(index + 1)...].first { $0 != UInt8(ascii: " ") } ?? 0
      return comparisons.contains(before) || comparisons.contains(behind)
        || bytes[..<index].suffix(5).elementsEqual("case ".utf8)
    }
  }

  private static let comparisons = Set("=<>!".utf8)

  private static func isNamePart(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes.indices.contains(index)
      && (bytes[index].isASCIIWordPart || bytes[index] == UInt8(ascii: "."))
  }
}
