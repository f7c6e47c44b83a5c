import PlainBytes

/// Quoted strings.
extension JSONParser {
  mutating func readString(_ token: Token) -> JSONString {
    isStringUnclosed = false
    guard token.length == 1 else { return readCurlyString(token) }
    let start = offset
    if token.byte == UInt8(ascii: "'"), dialect == .json {
      report(
        JSONError(
          start..<(start + 1), expected: "`\"`", found: "`'`",
          message: "single quotation marks are not allowed in JSON; write `\"` at both ends"))
    }
    let (end, isASCII) = endOfPlainText(from: start + 1, quote: token.byte)
    guard end < bytes.count, bytes[end] == token.byte else { return readIrregularString(token) }
    let content = UnsafeBufferPointer(rebasing: bytes[(start + 1)..<end])
    let value = String(decoding: content, as: UTF8.self)
    guard isASCII || isSame(value, content) else { return readIrregularString(token) }
    offset = end + 1
    return JSONString(value: value, range: start..<offset, openingLength: 1, closingLength: 1)
  }

  /// Where plain text ends: at the quotation mark, a backslash, a control character or the end.
  private func endOfPlainText(from start: Int, quote: UInt8) -> (end: Int, isASCII: Bool) {
    let raw = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = ones &* UInt64(quote)
    let backslashes = ones &* UInt64(UInt8(ascii: "\\"))
    let spaces = ones &* 0x20
    var index = start
    var seen: UInt64 = 0
    // Eight bytes at a time: a byte is 0 exactly where taking 1 from it sets its highest bit and
    // it wasn't set before. A borrow can only spoil the bytes above a real hit.
    while index + 8 <= raw.count {
      let word = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let quoteMatch = word ^ quotes
      let backslashMatch = word ^ backslashes
      let hits =
        ((quoteMatch &- ones) & ~quoteMatch | (backslashMatch &- ones) & ~backslashMatch
          | (word &- spaces) & ~word) & highs
      if hits != 0 {
        let length = hits.trailingZeroBitCount / 8
        let before = length == 0 ? 0 : word & highs & (~0 >> UInt64(64 - 8 * length))
        return (index + length, (seen | before) & highs == 0)
      }
      seen |= word
      index += 8
    }
    let (end, isTailASCII) = endOfPlainTail(from: index, quote: quote)
    return (end, isTailASCII && seen & highs == 0)
  }

  /// The same for the last bytes of the whole text.
  private func endOfPlainTail(from start: Int, quote: UInt8) -> (end: Int, isASCII: Bool) {
    var index = start
    var isASCII = true
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\\"),
      bytes[index] >= 0x20
    {
      if bytes[index] >= 0x80 { isASCII = false }
      index += 1
    }
    return (index, isASCII)
  }

  /// Whether decoding repaired nothing.
  private func isSame(_ value: String, _ content: UnsafeBufferPointer<UInt8>) -> Bool {
    value.utf8.withContiguousStorageIfAvailable { decoded in
      UnsafeRawBufferPointer(decoded).hasSameBytes(as: UnsafeRawBufferPointer(content))
    } ?? false
  }

  private mutating func readIrregularString(_ token: Token) -> JSONString {
    let start = offset
    let (end, closingLength) = endOfString(from: start + 1, quote: token.byte)
    offset = end + closingLength
    return JSONString(
      value: decode((start + 1)..<end), range: start..<offset, openingLength: 1,
      closingLength: closingLength)
  }

  private mutating func endOfString(
    from start: Int, quote: UInt8
  ) -> (end: Int, closingLength: Int) {
    var index = start
    while index < bytes.count {
      index = endOfPlainText(from: index, quote: quote).end
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte == quote { return (index, 1) }
      if byte.isLineEnd {
        return endAtLineBreak(at: index, from: start, quote: quote)
      }
      index += byte == UInt8(ascii: "\\") ? lengthOfEscape(at: index) : 1
    }
    return endOfUnclosed(start..<bytes.count, quote: quote)
  }

  /// Just far enough to get past a quotation mark or line break.
  private func lengthOfEscape(at index: Int) -> Int {
    let isPair =
      index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "\r")
      && bytes[index + 2] == UInt8(ascii: "\n")
    return min(isPair ? 3 : 2, bytes.count - index)
  }

  /// Only the first line break of a string is told.
  private mutating func endAtLineBreak(
    at index: Int, from start: Int, quote: UInt8
  ) -> (end: Int, closingLength: Int) {
    guard let end = endOfMultilineString(from: index, quote: quote) else {
      return endOfUnclosed(start..<index, quote: quote)
    }
    report(
      JSONError(
        index..<(index + 1), expected: "`\\n`", found: "a line break",
        message: "a text must not contain a line break; write `\\n` for it"))
    return (end, 1)
  }

  /// Whether the next quotation mark looks like the closing one rather than the next opening one.
  private func endOfMultilineString(from start: Int, quote: UInt8) -> Int? {
    var index = start
    var isBlank = true
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] > 0x20 { isBlank = false }
      index += bytes[index] == UInt8(ascii: "\\") ? lengthOfEscape(at: index) : 1
    }
    guard index < bytes.count, !isBlank else { return nil }
    return isDelimiter(from: index + 1, before: bytes.count) ? index : nil
  }

  private mutating func endOfUnclosed(
    _ range: Range<Int>, quote: UInt8
  ) -> (end: Int, closingLength: Int) {
    let mark = "`\(Unicode.Scalar(quote))`"
    if let curly = closingCurlyQuote(in: range, like: quote, isSure: true) {
      reportCurlyEnd(curly, quote: quote)
      return (curly.lowerBound, curly.count)
    }
    isStringUnclosed = true
    let isAtEnd = range.upperBound == bytes.count
    report(
      JSONError(
        (range.lowerBound - 1)..<range.upperBound, expected: mark,
        found: isAtEnd ? "the end of the text" : "a line break",
        message: "the text that starts here has no closing quotation mark \(mark)"))
    return (range.upperBound, 0)
  }
}
