extension JSONText {
  /// Appends a string in quotation marks to UTF-8, as it is appended to a text.
  package static func append(_ value: String, to bytes: inout [UInt8]) {
    var value = value
    value.withUTF8 { append(utf8: $0, to: &bytes) }
  }

  /// The same for well-formed UTF-8.
  private static func append(utf8 value: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(UInt8(ascii: "\""))
    guard append(escaped: value, to: &bytes) else {
      bytes.removeSubrange(start...)
      var text = ""
      append(String(decoding: value, as: UTF8.self), to: &text)
      return bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends what stands between the quotation marks.
  ///
  /// - Returns: False where a character has to be looked at with its neighbours.
  private static func append(
    escaped value: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) -> Bool {
    var start = 0
    while true {
      let end = endOfPlain(in: value, from: start)
      bytes.append(contentsOf: value[start..<end])
      guard end < value.count else { return true }
      guard let letter = letter(afterBackslash: value[end]) else { return false }
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(letter)
      start = end + 1
    }
  }

  /// Where the text ends that stands in JSON as it is.
  private static func endOfPlain(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index < raw.count {
      if index + 8 <= raw.count,
        isPlain(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      {
        index += 8
        continue
      }
      let next = min(index + 8, raw.count)
      while index < next {
        guard letter(afterBackslash: raw[index]) == nil,
          let length = lengthOfVisible(in: text, at: index)
        else { return index }
        index += length
      }
    }
    return index
  }

  /// Whether eight bytes stand in JSON as they are; false where one of them wants a closer look.
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

  private static func letter(afterBackslash byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    case UInt8(ascii: "\n"): UInt8(ascii: "n")
    case UInt8(ascii: "\r"): UInt8(ascii: "r")
    case UInt8(ascii: "\t"): UInt8(ascii: "t")
    default: nil
    }
  }

  /// How many bytes can be seen for sure; nil where that takes a look at the character.
  private static func lengthOfVisible(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int? {
    guard VisibleText.mayHide(text[index]) else { return 1 }
    // Dashes, quotation marks and dots from U+2010 to U+2027, which many texts have.
    guard index + 2 < text.count, text[index] == 0xE2, text[index + 1] == 0x80,
      (0x90...0xA7).contains(text[index + 2])
    else { return nil }
    return 3
  }
}
