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
    let length = token.length == 0 ? 0 : max(1, foundRange(token).count)
    report(JSONError(offset..<(offset + length), expected: expected, found: found(token)))
  }

  /// What stands at the current place, in words.
  func found(_ token: Token) -> String {
    guard token.length > 0 else { return "the end of the text" }
    guard let (scalar, _) = bytes.scalar(at: offset, before: bytes.count) else {
      return "the byte \(JSONExcerpt.codePoint(Unicode.Scalar(bytes[offset])).dropFirst(4)), "
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
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
