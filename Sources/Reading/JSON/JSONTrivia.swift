import Diagnostics
import PlainBytes

/// White space and comments.
extension JSONParser {
  @inline(__always)
  mutating func skipTrivia() {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    if byte > 0x20, byte < 0x80, byte != UInt8(ascii: "/") { return }
    skipSomeTrivia()
  }

  private mutating func skipSomeTrivia() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), 0x09, 0x0A, 0x0D:
        offset += 1
        skipIndentation()
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      case let byte where byte >= 0x80 || byte == 0x0B || byte == 0x0C:
        guard skipSpacesOfJSON5() else { return }
      default:
        return
      }
    }
  }

  /// Eight spaces at a time: half of a String Catalog is indentation.
  private mutating func skipIndentation() {
    let raw = UnsafeRawBufferPointer(bytes)
    while offset + 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == 0x2020_2020_2020_2020
    {
      offset += 8
    }
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  }

  private mutating func skipSpacesOfJSON5() -> Bool {
    let start = offset
    var first: Unicode.Scalar?
    while let (scalar, length) = bytes.scalar(at: offset, before: bytes.count),
      isSpaceOfJSON5(scalar)
    {
      first = first ?? scalar
      offset += length
    }
    guard let first else { return false }
    if dialect == .json {
      let found = first.codePoint
      report(
        JSONError(
          start..<offset, expected: "a plain space", found: found,
          message: "the space \(found) is not allowed in JSON; write a plain one"))
    }
    return true
  }

  /// JSON5, section 7.
  private mutating func skipComment() -> Bool {
    let start = offset
    guard start + 1 < bytes.count else { return false }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"): offset = endOfLine(from: start + 2)
    case UInt8(ascii: "*"):
      guard let end = endOfBlockComment(from: start + 2) else {
        offset = bytes.count
        report(
          JSONError(
            start..<offset, expected: "`*/`", found: "the end of the text",
            message: "the comment that starts here has no closing `*/`"))
        return true
      }
      offset = end
    default: return false
    }
    if dialect == .json {
      report(
        JSONError(
          start..<offset, expected: "no comment", found: "a comment",
          message: "comments are not allowed in JSON; remove it"))
    }
    reportIllFormed(in: start..<offset)
    return true
  }

  /// U+2028 and U+2029 end a comment too.
  private func endOfLine(from start: Int) -> Int {
    var index = start
    while index < bytes.count, !bytes[index].isLineEnd {
      if bytes[index] == 0xE2, let (scalar, _) = bytes.scalar(at: index, before: bytes.count),
        scalar == "\u{2028}" || scalar == "\u{2029}"
      {
        return index
      }
      index += 1
    }
    return index
  }

  private func endOfBlockComment(from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  private mutating func reportIllFormed(in range: Range<Int>) {
    guard bytes[range].contains(where: { $0 >= 0x80 }) else { return }
    var pieces = JSONStringPieces(bytes: bytes, offset: range.lowerBound, end: range.upperBound)
    while let piece = pieces.next() {
      if piece.remark == .illFormed { reportIllFormed(piece.range) }
    }
  }

  mutating func reportIllFormed(_ range: Range<Int>) {
    let shown = bytes[range].prefix(4).map {
      String(hexadecimal: $0, width: 2, uppercase: true)
    }
    let found = "the bytes " + shown.joined(separator: " ") + (range.count > 4 ? " …" : "")
    report(
      JSONError(
        range, expected: "text in UTF-8", found: found,
        message: "\(found) are not UTF-8; save the text in UTF-8"))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at an offset, or nil when the bytes before `end` are not well-formed there (Unicode
  /// Standard, table 3-7).
  package func scalar(at offset: Int, before end: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset >= 0, offset < end, end <= count else { return nil }
    let lead = UInt32(self[offset])
    let length: Int
    switch lead {
    case 0..<0x80: return (Unicode.Scalar(self[offset]), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard offset + length <= end else { return nil }
    var value = lead & (0x7F >> UInt32(length))
    for index in (offset + 1)..<(offset + length) {
      guard self[index].isUTF8Continuation else { return nil }
      value = value << 6 | UInt32(self[index] & 0x3F)
    }
    // The shortest form only: overlong ones could smuggle a quotation mark past a check.
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return nil }
    return (scalar, length)
  }
}

/// ECMAScript 5.1, section 7.6: IdentifierStart, but for the backslash.
func isIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "$", "_": return true
  case "\0"..."\u{7F}": return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .letterNumber:
    return true
  default: return false
  }
}

/// ECMAScript 5.1, section 7.6: IdentifierPart, but for the backslash.
func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "0"..."9", "\u{200C}", "\u{200D}": return true
  case _ where isIdentifierStart(scalar): return true
  case "\0"..."\u{7F}": return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
  default: return false
  }
}

/// What JSON5 allows between tokens and JSON doesn't (JSON5, section 8).
func isSpaceOfJSON5(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\u{B}", "\u{C}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}": true
  case "\0"..."\u{7F}": false
  default: scalar.properties.generalCategory == .spaceSeparator
  }
}
