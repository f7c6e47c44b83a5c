import PlainBytes

/// A stretch of a string literal and what it stands for.
struct JSONStringPiece {
  enum Content {
    /// The bytes themselves, which are well-formed.
    case verbatim
    case scalar(Unicode.Scalar)
    /// Nothing: a line that goes on in the next one.
    case nothing
  }

  /// What somebody may want to say about a stretch; the first ones are fine in JSON5.
  enum Remark {
    case controlCharacter
    case escapeOfJSON5
    case lineContinuation
    case needlessEscape
    case digitEscape
    case shortHexadecimalEscape
    case shortUnicodeEscape
    case bracedUnicodeEscape
    case loneSurrogate
    case loneBackslash
    case illFormed
  }

  var range: Range<Int>
  var content: Content
  var remark: Remark?

  /// How many UTF-8 bytes it stands for.
  var decodedLength: Int {
    switch content {
    case .verbatim: range.count
    case .scalar(let scalar): UTF8.width(scalar)
    case .nothing: 0
    }
  }

  var isVerbatim: Bool {
    if case .verbatim = content { true } else { false }
  }
}

/// Cuts the inside of a string literal into pieces, the same way in both dialects.
struct JSONStringPieces: IteratorProtocol {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  let end: Int

  mutating func next() -> JSONStringPiece? {
    guard offset < end else { return nil }
    let start = offset
    switch bytes[start] {
    case UInt8(ascii: "\\"):
      return nextEscape()
    case let byte where byte < 0x20 && !byte.isLineEnd:
      return piece(length: 1, .scalar(Unicode.Scalar(byte)), .controlCharacter)
    default:
      skipVerbatim()
      guard offset == start else {
        return JSONStringPiece(range: start..<offset, content: .verbatim)
      }
      skipIllFormed()
      return JSONStringPiece(
        range: start..<offset, content: .scalar("\u{FFFD}"), remark: .illFormed)
    }
  }

  private mutating func skipVerbatim() {
    while offset < end {
      let byte = bytes[offset]
      if byte >= 0x80 {
        guard let length = bytes.scalar(at: offset, before: end)?.length else { return }
        offset += length
      } else if byte == UInt8(ascii: "\\") || byte < 0x20 && !byte.isLineEnd {
        return
      } else {
        offset += 1
      }
    }
  }

  private mutating func skipIllFormed() {
    repeat { offset += 1 } while offset < end && bytes.scalar(at: offset, before: end) == nil
  }

  private mutating func piece(
    length: Int, _ content: JSONStringPiece.Content, _ remark: JSONStringPiece.Remark? = nil
  ) -> JSONStringPiece {
    let start = offset
    offset = min(end, start + length)
    return JSONStringPiece(range: start..<offset, content: content, remark: remark)
  }

  // MARK: Escapes

  private mutating func nextEscape() -> JSONStringPiece {
    guard offset + 1 < end else { return piece(length: 1, .nothing, .loneBackslash) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""): return piece(length: 2, .scalar("\""))
    case UInt8(ascii: "\\"): return piece(length: 2, .scalar("\\"))
    case UInt8(ascii: "/"): return piece(length: 2, .scalar("/"))
    case UInt8(ascii: "b"): return piece(length: 2, .scalar("\u{8}"))
    case UInt8(ascii: "f"): return piece(length: 2, .scalar("\u{C}"))
    case UInt8(ascii: "n"): return piece(length: 2, .scalar("\n"))
    case UInt8(ascii: "r"): return piece(length: 2, .scalar("\r"))
    case UInt8(ascii: "t"): return piece(length: 2, .scalar("\t"))
    case UInt8(ascii: "u"): return nextUnicodeEscape()
    default: return nextEscapeOfJSON5()
    }
  }

  /// JSON5, section 5.1; outside of it, a backslash stands for nothing.
  private mutating func nextEscapeOfJSON5() -> JSONStringPiece {
    let byte = bytes[offset + 1]
    switch byte {
    case UInt8(ascii: "'"): return piece(length: 2, .scalar("'"), .escapeOfJSON5)
    case UInt8(ascii: "v"): return piece(length: 2, .scalar("\u{B}"), .escapeOfJSON5)
    case UInt8(ascii: "x"): return nextHexadecimalEscape()
    case UInt8(ascii: "0"):
      let isDigitNext = offset + 2 < end && bytes[offset + 2].isASCIIDigit
      return piece(length: 2, .scalar("\0"), isDigitNext ? .digitEscape : .escapeOfJSON5)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      return piece(length: 2, .scalar(Unicode.Scalar(byte)), .digitEscape)
    case UInt8(ascii: "\n"):
      return piece(length: 2, .nothing, .lineContinuation)
    case UInt8(ascii: "\r"):
      let isPair = offset + 2 < end && bytes[offset + 2] == UInt8(ascii: "\n")
      return piece(length: isPair ? 3 : 2, .nothing, .lineContinuation)
    default:
      guard let (scalar, length) = bytes.scalar(at: offset + 1, before: end) else {
        return piece(length: 1, .nothing, .loneBackslash)
      }
      if scalar == "\u{2028}" || scalar == "\u{2029}" {
        return piece(length: 1 + length, .nothing, .lineContinuation)
      }
      return piece(length: 1 + length, .scalar(scalar), .needlessEscape)
    }
  }

  private mutating func nextHexadecimalEscape() -> JSONStringPiece {
    let digits = hexadecimalDigits(from: offset + 2, count: 2)
    guard digits.count == 2 else {
      return piece(length: 2 + digits.count, .scalar("\u{FFFD}"), .shortHexadecimalEscape)
    }
    return piece(length: 4, .scalar(Unicode.Scalar(UInt8(digits.value))), .escapeOfJSON5)
  }

  private mutating func nextUnicodeEscape() -> JSONStringPiece {
    let digits = hexadecimalDigits(from: offset + 2, count: 4)
    guard digits.count == 4 else { return nextBracedEscape(digitCount: digits.count) }
    if let scalar = Unicode.Scalar(digits.value) { return piece(length: 6, .scalar(scalar)) }
    // What is no scalar is a surrogate.
    if digits.value < 0xDC00, let low = lowSurrogate(at: offset + 6),
      let scalar = Unicode.Scalar(0x10000 + ((digits.value - 0xD800) << 10) + (low - 0xDC00))
    {
      return piece(length: 12, .scalar(scalar))
    }
    return piece(length: 6, .scalar("\u{FFFD}"), .loneSurrogate)
  }

  private func lowSurrogate(at index: Int) -> UInt32? {
    guard index + 1 < end, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = hexadecimalDigits(from: index + 2, count: 4)
    return digits.count == 4 && (0xDC00...0xDFFF).contains(digits.value) ? digits.value : nil
  }

  /// What Swift and ECMAScript 6 write, but JSON5 doesn't have.
  private mutating func nextBracedEscape(digitCount: Int) -> JSONStringPiece {
    if digitCount == 0, offset + 2 < end, bytes[offset + 2] == UInt8(ascii: "{") {
      let digits = hexadecimalDigits(from: offset + 3, count: 8)
      let close = offset + 3 + digits.count
      if digits.count > 0, close < end, bytes[close] == UInt8(ascii: "}"),
        let scalar = Unicode.Scalar(digits.value)
      {
        return piece(length: 4 + digits.count, .scalar(scalar), .bracedUnicodeEscape)
      }
    }
    return piece(length: 2 + digitCount, .scalar("\u{FFFD}"), .shortUnicodeEscape)
  }

  private func hexadecimalDigits(from start: Int, count: Int) -> (value: UInt32, count: Int) {
    var value: UInt32 = 0
    var index = start
    while index < min(end, start + count), let digit = bytes[index].hexadecimalValue {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return (value, max(0, index - start))
  }
}
