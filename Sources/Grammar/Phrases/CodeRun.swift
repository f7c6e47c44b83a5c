/// Finds what people don't read as words: `%lld`, `{name}`, `<br>`, `&amp;`, `a_b`, `me@example.com`.
enum CodeRun {
  /// Where a run of code that starts here ends; nil if it is none.
  ///
  /// A run goes from a space to a space; what it starts and ends with around brackets and quotation
  /// marks is not looked at, for a sentence may stand in them.
  static func end(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if bytes[start] == UInt8(ascii: "<") { return tagEnd(from: start, in: bytes) }
    guard start == 0 || isSpace(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ">") else {
      return nil
    }
    var hasLetter = false
    var hasSign = false
    var end = start
    while end < bytes.count, !isSpace(bytes[end]), bytes[end] != UInt8(ascii: "<") {
      hasLetter = hasLetter || isLetter(bytes[end])
      hasSign = hasSign || isSign(at: end, start, bytes)
      end += 1
    }
    return hasLetter && hasSign ? end : nil
  }

  private static func isSign(
    at index: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    let previous = index > start ? bytes[index - 1] : 0
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), UInt8(ascii: "="): return true
    // A version: v2.0.
    case UInt8(ascii: "."): return isLetter(bytes[start]) && isDigit(previous) && isDigit(next)
    case UInt8(ascii: "_"): return isLetter(next) || isLetter(previous)
    case UInt8(ascii: "@"), UInt8(ascii: "%"): return isLetter(next)
    // $count is code; US$ and $5 are money.
    case UInt8(ascii: "$"): return isLetter(next) || next == UInt8(ascii: "(")
    // R&D is a word, &amp; is not.
    case UInt8(ascii: "&"): return endsEntity(after: index, bytes)
    default: return false
    }
  }

  /// Whether letters and then a semicolon follow.
  private static func endsEntity(after index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = index + 1
    while end < bytes.count, isLetter(bytes[end]) { end += 1 }
    return end > index + 1 && end < bytes.count && bytes[end] == UInt8(ascii: ";")
  }

  /// The end of `<b>` or `</b>`: what stands between tags is text.
  private static func tagEnd(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = start + 1
    guard end < bytes.count, isLetter(bytes[end]) || bytes[end] == UInt8(ascii: "/") else {
      return nil
    }
    while end < bytes.count, bytes[end] != UInt8(ascii: "<") {
      if bytes[end] == UInt8(ascii: ">") { return end + 1 }
      end += 1
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }
}
