import Diagnostics
import PlainBytes

extension JSONParser {
  /// What the next character means where a token starts.
  struct Token {
    /// The character itself, or the ASCII one that it looks like; 0 for any other.
    var byte: UInt8
    /// In bytes; 0 at the end of the text.
    var length: Int

    var isLookalike: Bool { length > 1 && byte != 0 }
  }

  func nextToken() -> Token {
    guard offset < bytes.count else { return Token(byte: 0, length: 0) }
    let byte = bytes[offset]
    guard byte >= 0x80 else { return Token(byte: byte, length: 1) }
    guard let (scalar, length) = bytes.scalar(at: offset, before: bytes.count) else {
      return Token(byte: 0, length: 1)
    }
    return Token(byte: JSONLookalike.plain(scalar) ?? 0, length: length)
  }

  mutating func reportLookalike(_ token: Token) {
    guard token.isLookalike else { return }
    let name = JSONLookalike.name(token.byte)
    let found = found(token)
    report(
      JSONError(
        offset..<(offset + token.length), expected: name, found: found,
        message: "\(found) has no meaning here; write \(name)"))
  }

  mutating func reportFound(_ token: Token, expected: String) {
    if let marker = ConflictMarker.range(at: offset, in: bytes) {
      return report(
        JSONError(
          marker, expected: expected, found: "git's conflict marker",
          message: ConflictMarker.message))
    }
    let length = token.length == 0 ? 0 : max(1, foundRange(token).count)
    report(JSONError(offset..<(offset + length), expected: expected, found: found(token)))
  }

  /// What stands at the current place, in words.
  func found(_ token: Token) -> String {
    guard token.length > 0 else { return "the end of the text" }
    guard let (scalar, _) = bytes.scalar(at: offset, before: bytes.count) else {
      return "the byte \(String(hexadecimal: bytes[offset], width: 2, uppercase: true)), "
        + "which is not UTF-8"
    }
    let range = foundRange(token)
    return range.count > token.length
      ? JSONExcerpt.quoted(text(in: range)) : JSONExcerpt.quoted(scalar)
  }

  /// The whole word, number or string, or else the single character.
  private func foundRange(_ token: Token) -> Range<Int> {
    var end = offset + token.length
    switch token.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard token.length == 1 else { break }
      while end < bytes.count, !bytes[end].isLineEnd, bytes[end] != token.byte { end += 1 }
      if end < bytes.count, bytes[end] == token.byte { end += 1 }
    default:
      end = endOfWord(from: offset)
    }
    return offset..<max(end, offset + token.length)
  }

  /// Where the letters, digits and the like that start at `start` end.
  func endOfWord(from start: Int) -> Int {
    var end = start
    while let (scalar, length) = bytes.scalar(at: end, before: bytes.count),
      isIdentifierPart(scalar)
    {
      end += length
    }
    return end
  }

  func text(in range: Range<Int>) -> String {
    bytes.text(in: range)
  }
}

/// The names of members.
extension JSONParser {
  mutating func readName(_ token: Token) -> JSONString? {
    isStringUnclosed = false
    switch token.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return readString(token)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return readNumericName()
    case UInt8(ascii: "\\"):
      return readIdentifier()
    default:
      if let (scalar, _) = bytes.scalar(at: offset, before: bytes.count),
        isIdentifierStart(scalar)
      {
        return readIdentifier()
      }
      reportFound(token, expected: frames.last?.kind == .object ? "a name or `}`" : "a name")
      return nil
    }
  }

  private mutating func readNumericName() -> JSONString {
    let start = offset
    offset = endOfLooseName(from: start)
    let name = name(start..<offset)
    let found = JSONExcerpt.quoted(name.value)
    report(
      JSONError(
        start..<offset, expected: "a name", found: found,
        message: "the name \(found) starts with a digit and needs quotation marks; "
          + "write `\(inQuotes(found))`"))
    return name
  }

  /// ECMAScript 5.1, section 7.6, and what stands directly behind it.
  private mutating func readIdentifier() -> JSONString {
    let start = offset
    while offset < bytes.count {
      let end = endOfWord(from: offset)
      if end > offset {
        offset = end
      } else if bytes[offset] == UInt8(ascii: "\\") {
        skipEscapeInName()
      } else {
        break
      }
    }
    let strange = offset
    offset = endOfLooseName(from: offset)
    let name = name(start..<offset)
    reportUnquoted(name, in: start..<offset, strangeFrom: strange)
    return name
  }

  /// Reports a name that needs quotation marks, for a character at `strange` or for the dialect.
  private mutating func reportUnquoted(
    _ name: JSONString, in range: Range<Int>, strangeFrom strange: Int
  ) {
    let found = JSONExcerpt.quoted(name.value)
    if range.upperBound > strange {
      let letter = JSONExcerpt.quoted(Unicode.Scalar(bytes[strange]))
      report(
        JSONError(
          strange..<(strange + 1), expected: "a name in quotation marks", found: letter,
          message: "the name \(found) contains \(letter) and needs quotation marks; "
            + "write `\(inQuotes(found))`"))
    } else if dialect == .json {
      report(
        JSONError(
          range, expected: "a name in quotation marks", found: found,
          message: "names need quotation marks in JSON; write `\(inQuotes(found))`"))
    }
  }

  private func name(_ range: Range<Int>) -> JSONString {
    var value = ""
    var pieces = JSONStringPieces(bytes: bytes, offset: range.lowerBound, end: range.upperBound)
    while let piece = pieces.next() {
      switch piece.content {
      case .verbatim: value += text(in: piece.range)
      case .scalar(let scalar): value.unicodeScalars.append(scalar)
      case .nothing: break
      }
    }
    return JSONString(value: value, range: range, openingLength: 0, closingLength: 0)
  }

  private func inQuotes(_ excerpt: String) -> String {
    let mark = dialect == .json ? "\"" : "'"
    return mark + excerpt.dropFirst().dropLast() + mark
  }

  /// Only `\uXXXX` of a letter may stand in a name.
  private mutating func skipEscapeInName() {
    let start = offset
    var pieces = JSONStringPieces(bytes: bytes, offset: start, end: bytes.count)
    guard let piece = pieces.next() else { return }
    offset = max(start + 1, piece.range.upperBound)
    let isUnicode = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "u")
    if case .scalar(let scalar) = piece.content, isUnicode, piece.remark == nil,
      isIdentifierPart(scalar)
    {
      return
    }
    let found = JSONExcerpt.quoted(text(in: start..<offset))
    report(
      JSONError(
        start..<offset, expected: "a letter", found: found,
        message: "\(found) stands for no letter of a name; put the name in quotation marks"))
  }

  /// Names such as `multi-word` and `10.5` are common mistakes and clear in meaning.
  private func endOfLooseName(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let word = endOfWord(from: end)
      if word > end {
        end = word
      } else if "-.@%#*!?&~+".utf8.contains(bytes[end]) {
        end += 1
      } else {
        break
      }
    }
    return end
  }
}
