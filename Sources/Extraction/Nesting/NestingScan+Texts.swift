import PlainBytes
import Reading

/// Strings, comments and regular expressions, as Swift's lexer tells them from code.
extension NestingScan {
  var isCommentStart: Bool {
    byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*")
  }

  mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  }

  /// - Returns: Whether the comment ends.
  mutating func skipComment() -> Bool {
    guard byte(1) == UInt8(ascii: "*") else {
      skipLine()
      return true
    }
    var depth = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return true }
      } else {
        if bytes[offset] == 0x0A { isAfterNewline = true }
        offset += 1
      }
    }
    return false
  }

  /// A string, from its first quotation mark.
  mutating func string(pounds: Int) {
    countToken()
    recorder?.text()
    startOperand()
    breakType()
    let byte = bytes[offset]
    var quote = Quote(byte: byte, pounds: pounds, isMultiline: false)
    if byte == UInt8(ascii: "\""), self.byte(1) == byte, self.byte(2) == byte,
      pounds == 0 || !closesOnLine(pounds: pounds, from: offset + 3)
    {
      quote.isMultiline = true
      offset += 3
    } else {
      offset += 1
    }
    text(of: quote)
  }

  /// `#"""#` and `#"""a"#` are strings of one line.
  private func closesOnLine(pounds: Int, from start: Int) -> Bool {
    if hasPounds(pounds, at: start) { return true }
    var place = start
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
      if bytes[place] == UInt8(ascii: "\""), hasPounds(pounds, at: place + 1) { return true }
      place += 1
    }
    return false
  }

  private func hasPounds(_ count: Int, at place: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    for other in place..<(place + count) where bytes[other] != UInt8(ascii: "#") { return false }
    return true
  }

  /// The text of a string, up to its end or into the next interpolation.
  mutating func text(of quote: Quote) {
    let start = offset
    defer { countText(offset - start) }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\"), hasPounds(quote.pounds, at: offset + 1) {
        if self.byte(quote.pounds + 1) == UInt8(ascii: "(") {
          return enterInterpolation(of: quote)
        }
        offset += quote.pounds + 1
        let isLineEnd = self.byte().isLineEnd
        if !isLineEnd { offset += 1 }
      } else if byte == quote.byte, closes(quote) {
        offset += (quote.isMultiline ? 3 : 1) + quote.pounds
        return endText()
      } else if !quote.isMultiline, byte.isLineEnd {
        break
      } else {
        offset += 1
      }
    }
    // Where a text has no end, nobody can tell what is code.
    recorder?.giveUp()
    if offset - start > NestingLimits.openText,
      isInterpolation(level.kind) || innermostInterpolation != nil
    {
      exceed(.work, at: start)
    }
    endText()
  }

  private mutating func endText() {
    offset = min(offset, bytes.count)
    forgetToken(sign: 0)
    isOperandEnd = true
  }

  private func closes(_ quote: Quote) -> Bool {
    guard quote.isMultiline else { return hasPounds(quote.pounds, at: offset + 1) }
    return byte(1) == quote.byte && byte(2) == quote.byte
      && hasPounds(quote.pounds, at: offset + 3)
  }

  private mutating func enterInterpolation(of quote: Quote) {
    countToken()
    checkDepth(at: offset)
    push(.interpolation(quote))
    if frames.count - angles > NestingLimits.brackets { exceed(.brackets) }
    let interpolations = frames.count { isInterpolation($0.level.kind) } + 1
    if interpolations > NestingLimits.interpolations { exceed(.interpolations) }
    offset += quote.pounds + 2
    forgetToken(sign: UInt8(ascii: "("))
  }

  /// `#` starts raw strings, extended regular expressions, macros and conditions.
  mutating func pound() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if byte(pounds) == UInt8(ascii: "\"") || byte(pounds) == UInt8(ascii: "'") {
      offset += pounds
      return string(pounds: pounds)
    }
    if byte(pounds) == UInt8(ascii: "/") { return extendedRegex(pounds: pounds) }
    countToken()
    let start = offset
    offset += 1
    skipIdentifier()
    let (name, depth) = (start + 1..<offset, bracketCount)
    recorder?.pound(name, depth: depth)
    if Words.opensCondition(bytes, start..<offset) {
      conditions += 1
      if conditions > NestingLimits.conditions { exceed(.brackets, at: start) }
    } else if Words.closesCondition(bytes, start..<offset) {
      conditions = max(0, conditions - 1)
    }
    startOperand()
    checkDepth(at: start)
    breakType()
    forgetToken(sign: 0)
    isOperandEnd = true
  }
}
