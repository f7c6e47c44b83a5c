extension JSONText {
  /// Appends a string in quotation marks to UTF-8, as it is appended to a text.
  package static func append(_ value: String, to bytes: inout [UInt8]) {
    var value = value
    value.withUTF8 { append(utf8: $0, to: &bytes) }
  }

  /// The same for well-formed UTF-8.
  package static func append(utf8 value: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    guard isPlain(value) else {
      var text = ""
      append(String(decoding: value, as: UTF8.self), to: &text)
      return bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a text stands in JSON as it is: nothing in it is, or may have to be, escaped.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    var index = 0
    while index + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      guard isPlain(word) || raw[index..<(index + 8)].allSatisfy(isPlain) else { return false }
      index += 8
    }
    return raw[index...].allSatisfy(isPlain)
  }

  /// Eight bytes at a time; false where one of them wants a closer look.
  ///
  /// A byte is 0 exactly where taking 1 from it sets its highest bit and it wasn't set before. A
  /// borrow can only spoil the bytes above a real hit.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ ones &* UInt64(UInt8(ascii: "\""))
    let backslashes = word ^ ones &* UInt64(UInt8(ascii: "\\"))
    let deletions = word ^ ones &* 0x7F
    let hits =
      (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
      | (deletions &- ones) & ~deletions | (word &- ones &* 0x20) & ~word | word
    return hits & (ones &* 0x80) == 0
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && !VisibleText.mayHide(byte)
  }
}
