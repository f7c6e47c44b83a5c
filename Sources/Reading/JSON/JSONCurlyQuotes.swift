import PlainBytes

/// Strings in “quotation marks” that JSON doesn't have, as word processors write them.
extension JSONParser {
  mutating func readCurlyString(_ token: Token) -> JSONString {
    let start = offset
    let content = start + token.length
    var line = content
    while line < bytes.count, !bytes[line].isLineEnd { line += 1 }
    let closing = closingCurlyQuote(in: content..<line, like: token.byte, isSure: false)
    isStringUnclosed = closing == nil
    offset = closing?.upperBound ?? line
    let mark = "`\(Unicode.Scalar(dialect == .json ? UInt8(ascii: "\"") : token.byte))`"
    let found = JSONExcerpt.quoted(text(in: start..<content))
    report(
      JSONError(
        start..<offset, expected: mark, found: found,
        message: "quotation marks like \(found) are not understood; write straight ones: \(mark)"))
    let end = closing?.lowerBound ?? line
    return JSONString(
      value: decode(content..<end), range: start..<offset, openingLength: token.length,
      closingLength: offset - end)
  }

  /// The quotation mark that closes a string: one with a delimiter behind it, as an apostrophe has
  /// none; unless it must be sure, else the first one.
  func closingCurlyQuote(in range: Range<Int>, like quote: UInt8, isSure: Bool) -> Range<Int>? {
    var index = range.lowerBound
    var first: Range<Int>?
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      guard byte == quote || byte >= 0x80,
        let (scalar, length) = bytes.scalar(at: index, before: range.upperBound)
      else {
        index += 1
        continue
      }
      if byte == quote || JSONLookalike.plain(scalar) == quote {
        let mark = index..<(index + length)
        if isDelimiter(from: mark.upperBound, before: range.upperBound) { return mark }
        first = first ?? mark
      }
      index += length
    }
    return isSure ? nil : first
  }

  // MARK: Strings with only one straight quotation mark

  /// Shortens the last value when it is a string that only seems to go on behind a curly quotation
  /// mark, because what follows it makes no sense.
  mutating func rereadLastString() -> Bool {
    let top = frames.count - 1
    if let last = frames[top].members.indices.last {
      guard case .string(let string) = frames[top].members[last].value.content,
        let shorter = reread(string)
      else { return false }
      frames[top].members[last].value = JSONValue(
        range: shorter.range, content: .string(shorter))
    } else if let last = frames[top].elements.indices.last {
      guard case .string(let string) = frames[top].elements[last].content,
        let shorter = reread(string)
      else { return false }
      frames[top].elements[last] = JSONValue(range: shorter.range, content: .string(shorter))
    } else {
      return false
    }
    return true
  }

  /// The string up to a curly quotation mark that may be meant to close it, or nil.
  mutating func reread(_ string: JSONString) -> JSONString? {
    let content = string.contentRange
    let quote = bytes[string.range.lowerBound]
    guard content.lowerBound == string.range.lowerBound + 1,
      content.upperBound == string.range.upperBound - 1,
      let curly = closingCurlyQuote(in: content, like: quote, isSure: true),
      bytes[curly.upperBound..<content.upperBound].contains(where: { $0 > 0x20 })
    else { return nil }
    withdrawErrors(from: string.range.lowerBound)
    let value = decode(content.lowerBound..<curly.lowerBound)
    reportCurlyEnd(curly, quote: quote)
    offset = curly.upperBound
    return JSONString(
      value: value, range: string.range.lowerBound..<offset, openingLength: 1,
      closingLength: curly.count)
  }

  mutating func reportCurlyEnd(_ curly: Range<Int>, quote: UInt8) {
    let mark = "`\(Unicode.Scalar(quote))`"
    let found = JSONExcerpt.quoted(text(in: curly))
    report(
      JSONError(
        curly, expected: mark, found: found,
        message: "quotation marks like \(found) are not understood; "
          + "write a straight one: \(mark)"))
  }

  /// Whether a comma, colon, closing bracket or the end of the line is next.
  func isDelimiter(from start: Int, before end: Int) -> Bool {
    var index = start
    while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == 0x09 { index += 1 }
    guard index < end, let (scalar, _) = bytes.scalar(at: index, before: end) else { return true }
    switch JSONLookalike.plain(scalar) ?? (scalar.isASCII ? UInt8(scalar.value) : 0) {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A, 0x0D:
      return true
    default: return false
    }
  }
}

/// Characters that keyboards and word processors put where JSON wants an ASCII one.
package enum JSONLookalike {
  /// The ASCII character that was meant, or nil for any other scalar.
  package static func plain(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\u{201C}"..."\u{201F}", "«", "»", "「", "」", "『", "』", "＂": UInt8(ascii: "\"")
    case "\u{2018}"..."\u{201B}", "‹", "›", "＇": UInt8(ascii: "'")
    case "：": UInt8(ascii: ":")
    case "，", "、", "،": UInt8(ascii: ",")
    case "；", "؛": UInt8(ascii: ";")
    case "＝": UInt8(ascii: "=")
    case "｛": UInt8(ascii: "{")
    case "｝": UInt8(ascii: "}")
    case "［": UInt8(ascii: "[")
    case "］": UInt8(ascii: "]")
    case "−", "–", "－": UInt8(ascii: "-")
    case "＋": UInt8(ascii: "+")
    default: nil
    }
  }

  /// What the ASCII character is called.
  static func name(_ plain: UInt8) -> String {
    let character = "`\(Unicode.Scalar(plain))`"
    return switch plain {
    case UInt8(ascii: ":"): "a plain colon \(character)"
    case UInt8(ascii: ","): "a plain comma \(character)"
    case UInt8(ascii: "\""), UInt8(ascii: "'"): "a straight quotation mark \(character)"
    default: "a plain \(character)"
    }
  }
}
