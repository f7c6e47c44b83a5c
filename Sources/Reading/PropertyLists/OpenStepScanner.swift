/// Reads the tokens of an old-style property list, each byte once.
package struct OpenStepScanner {
  /// UTF-8; they must outlive the scanner.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next token or trivia starts, in bytes.
  package var offset = 0

  /// A scanner at an offset of the bytes, in UTF-8.
  package init(bytes: UnsafeBufferPointer<UInt8>, offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Whether all bytes are read.
  package var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the current place, or 0 at the end.
  package var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The byte at an offset, or 0 behind the end.
  package func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// What the next thing between tokens is.
  package enum Trivia {
    case space
    case lineEnd
    case comment(Range<Int>, isClosed: Bool)
  }

  /// Reads one piece of what may stand between tokens, or nil before a token or the end.
  package mutating func nextTrivia() -> Trivia? {
    switch current {
    case UInt8(ascii: " "), 0x09, 0x0B, 0x0C:
      offset += 1
      return .space
    case UInt8(ascii: "\n"):
      offset += 1
      return .lineEnd
    case UInt8(ascii: "\r"):
      offset += byte(at: offset + 1) == UInt8(ascii: "\n") ? 2 : 1
      return .lineEnd
    case UInt8(ascii: "/"):
      return nextComment()
    case 0xE2 where isSeparator(at: offset):
      offset += 3
      return .lineEnd
    default:
      return nil
    }
  }

  /// U+2028 and U+2029 end lines for Foundation's parser too.
  private func isSeparator(at index: Int) -> Bool {
    byte(at: index) == 0xE2 && byte(at: index + 1) == 0x80 && byte(at: index + 2) & 0xFE == 0xA8
  }

  /// A slash that starts no comment is a letter of an unquoted word.
  private mutating func nextComment() -> Trivia? {
    let start = offset
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"):
      offset += 2
      skipToLineEnd()
      return .comment(start..<offset, isClosed: true)
    case UInt8(ascii: "*"):
      offset += 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          return .comment(start..<offset, isClosed: true)
        }
        offset += 1
      }
      offset = bytes.count
      return .comment(start..<offset, isClosed: false)
    default:
      return nil
    }
  }

  /// Goes to the next line end, or to the end of the text.
  package mutating func skipToLineEnd(or mark: UInt8? = nil) {
    while offset < bytes.count, bytes[offset] != mark {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
      case 0xE2 where isSeparator(at: offset): return
      default: offset += 1
      }
    }
  }

  /// A key or a value as written.
  package struct Token {
    /// UTF-8 offsets with the quotes.
    package var range: Range<Int>
    package var isQuoted = false
    /// Whether a backslash stands in it.
    package var hasEscapes = false
    /// Whether an escape is none of the common ones, so that it may be a mistake.
    package var hasUnusualEscapes = false
    /// Whether the quote at the end is there.
    package var isClosed = true

    /// The text as written, without its quotes.
    package var content: Range<Int> {
      let length = isQuoted ? 1 : 0
      return (range.lowerBound + length)..<(range.upperBound - (isClosed ? length : 0))
    }
  }

  /// Reads a quoted string or an unquoted word, or nil where neither starts.
  package mutating func nextString() -> Token? {
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quotedString()
    case let byte where isUnquoted(byte): unquotedWord()
    default: nil
    }
  }

  private mutating func quotedString() -> Token {
    let start = offset
    let quote = bytes[start]
    var token = Token(range: start..<start, isQuoted: true)
    var index = start + 1
    let end = bytes.count
    while index < end {
      let byte = bytes[index]
      if byte == quote {
        offset = index + 1
        token.range = start..<offset
        return token
      }
      if byte == UInt8(ascii: "\\") {
        token.hasEscapes = true
        index += 1
        if !isCommonEscape(self.byte(at: index)) { token.hasUnusualEscapes = true }
      }
      index += 1
    }
    offset = end
    token.range = start..<end
    token.isClosed = false
    return token
  }

  private mutating func unquotedWord() -> Token {
    let start = offset
    while offset < bytes.count, isUnquoted(bytes[offset]) { offset += 1 }
    return Token(range: start..<offset)
  }
}

/// The bytes that Foundation's old-style property lists allow without quotes.
func isUnquoted(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
    UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
    true
  default:
    false
  }
}

private func isCommonEscape(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "n"), UInt8(ascii: "\\"), UInt8(ascii: "t"),
    UInt8(ascii: "'"), UInt8(ascii: "r"):
    true
  default:
    false
  }
}
