import Diagnostics

/// The characters of a text that XML 1.0 can't hold (section 2.2, "Char").
enum ControlCharacters {
  /// How many are named; a file with more of them is no text.
  static let limit = 1000

  /// UTF-8 offsets of them, those that references stand for (`&#3;`) among them.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count, found.count < limit {
      let byte = bytes[offset]
      var length = 1
      if byte == UInt8(ascii: "&") {
        if let end = endOfReference(in: bytes, at: offset) { length = end - offset }
        if length > 1 { found.append(offset..<(offset + length)) }
      } else if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D, byte != 0 {
        found.append(offset..<(offset + 1))
      } else if byte == 0xEF, isNoncharacter(bytes.dropFirst(offset)) {
        length = 3
        found.append(offset..<(offset + 3))
      }
      offset += length
    }
    return found
  }

  /// Whether U+FFFE or U+FFFF stands there.
  private static func isNoncharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [0xEF, 0xBF, 0xBE]) || bytes.starts(with: [0xEF, 0xBF, 0xBF])
  }

  /// Behind a reference to a character that XML can't hold; nil for any other.
  private static func endOfReference(in bytes: [UInt8], at start: Int) -> Int? {
    guard start + 2 < bytes.count, bytes[start + 1] == UInt8(ascii: "#"),
      let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let isHexadecimal = bytes[start + 2] == UInt8(ascii: "x")
    let digits = String(decoding: bytes[(start + (isHexadecimal ? 3 : 2))..<end], as: UTF8.self)
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
    guard let scalar = Unicode.Scalar(value), !scalar.isXMLCharacter else { return nil }
    return end + 1
  }
}
