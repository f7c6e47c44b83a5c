import PlainBytes

/// Finds what people don't read as words: `%lld`, `{name}`, `<br>`, `&amp;`, `a_b`, `me@example.com`,
/// `save()`.
///
/// A run goes from a space to a space; what it starts and ends with around brackets and quotation
/// marks is not looked at, for a sentence may stand in them. What a run holds is remembered, for
/// pieces may begin many times in it, behind each `>`.
struct CodeScanner {
  private var runEnd = 0
  /// The last of each in the run; -1 if there is none.
  private var lastLetter = -1
  private var lastSign = -1
  private var lastVersionPeriod = -1
  private static let notable = ByteSet("{}\\=._@%$&)< \t\n\u{B}\u{C}\r")

  /// Where the code that starts here ends; nil if it is none.
  ///
  /// - Parameter start: Where a run or a tag can start: at the text's start, at a `<`, after a space
  ///   or a `>`.
  @inline(__always)
  mutating func end(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if bytes[start] == UInt8(ascii: "<") { return tagEnd(from: start, in: bytes) }
    if start >= runEnd { readRun(from: start, in: bytes) }
    guard lastLetter >= start else { return nil }
    return lastSign >= start || lastVersionPeriod > start && bytes[start].isASCIILetter
      ? runEnd : nil
  }

  @inline(__always)
  private mutating func readRun(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    (lastLetter, lastSign, lastVersionPeriod) = (-1, -1, -1)
    let notable = Self.notable
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if notable.contains(byte) {
        if byte.isASCIIWhitespace || byte == UInt8(ascii: "<") { break }
        note(byte, at: index, from: start, in: bytes)
      }
      index += 1
    }
    runEnd = index
    guard lastSign >= 0 || lastVersionPeriod >= 0 else { return }
    lastLetter = bytes[start..<index].lastIndex { $0.isASCIILetter } ?? -1
  }

  private mutating func note(
    _ byte: UInt8, at index: Int, from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    let previous = index > start ? bytes[index - 1] : 0
    switch byte {
    // A version: v2.0.
    case UInt8(ascii: "."):
      if previous.isASCIIDigit, next.isASCIIDigit { lastVersionPeriod = index }
      return
    case UInt8(ascii: "_"):
      guard next.isASCIILetter || previous.isASCIILetter else { return }
    case UInt8(ascii: "@"), UInt8(ascii: "%"):
      guard next.isASCIILetter else { return }
    // $count is code; US$ and $5 are money.
    case UInt8(ascii: "$"):
      guard next.isASCIILetter || next == UInt8(ascii: "(") else { return }
    // save() is code, file(s) is not.
    case UInt8(ascii: ")"):
      guard previous == UInt8(ascii: "("), index > start + 1, bytes[index - 2].isASCIILetter
      else { return }
    // R&D is a word, &amp; is not.
    case UInt8(ascii: "&"): guard endsEntity(after: index, bytes) else { return }
    default: break
    }
    lastSign = index
  }

  /// Whether letters and then a semicolon follow.
  private func endsEntity(after index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = index + 1
    while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
    return end > index + 1 && end < bytes.count && bytes[end] == UInt8(ascii: ";")
  }

  /// The end of `<b>` or `</b>`: what stands between tags is text.
  private func tagEnd(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = start + 1
    guard end < bytes.count, bytes[end].isASCIILetter || bytes[end] == UInt8(ascii: "/")
    else { return nil }
    while end < bytes.count, bytes[end] != UInt8(ascii: "<") {
      if bytes[end] == UInt8(ascii: ">") { return end + 1 }
      end += 1
    }
    return nil
  }
}
