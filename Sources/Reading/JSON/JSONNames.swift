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
    let found = JSONExcerpt.quoted(name.value)
    if offset > strange {
      let letter = JSONExcerpt.quoted(Unicode.Scalar(bytes[strange]))
      report(
        JSONError(
          strange..<(strange + 1), expected: "a name in quotation marks", found: letter,
          message: "the name \(found) contains \(letter) and needs quotation marks; "
            + "write `\(inQuotes(found))`"))
    } else if dialect == .json {
      report(
        JSONError(
          start..<offset, expected: "a name in quotation marks", found: found,
          message: "names need quotation marks in JSON; write `\(inQuotes(found))`"))
    }
    return name
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
