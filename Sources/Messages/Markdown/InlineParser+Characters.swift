import PlainBytes
import Reading

/// Escapes, character references and line ends.
extension InlineParser {
  /// CommonMark 0.31.2, sections 2.4 and 6.7.
  mutating func backslash() {
    let next = byte(at: position + 1)
    if next.isASCIIPunctuation {
      take(.escape, position..<(position + 2))
    } else if next.isLineEnd, position + 1 < end {
      take(.lineBreak, position..<endOfLineEnd(at: position + 1))
      skipIndentation()
    } else {
      position += 1
    }
  }

  /// CommonMark 0.31.2, section 2.5.
  mutating func characterReference() {
    guard let found = CharacterReference.read(at: position, in: bytes, end: end) else {
      position += 1
      return
    }
    take(.entity, found.range, detail: .entity(found.text))
  }

  /// CommonMark 0.31.2, sections 6.7 and 6.8.
  mutating func lineEnd() {
    var spaces = position
    while spaces > textStart, bytes[spaces - 1] == UInt8(ascii: " ") { spaces -= 1 }
    let isHard = position - spaces >= 2
    // Where white space is kept, swift-cmark lets two spaces be two spaces.
    if syntax.contains(.collapsesWhitespace) {
      take(isHard ? .lineBreak : .softBreak, spaces..<endOfLineEnd(at: position))
    } else {
      take(.softBreak, position..<endOfLineEnd(at: position))
    }
    skipIndentation()
  }

  /// Behind the line end at `offset`.
  func endOfLineEnd(at offset: Int) -> Int {
    let isPair = bytes[offset] == 0x0D && byte(at: offset + 1) == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  /// White space at the start of a line is no text in a paragraph; it counts to the line end.
  private mutating func skipIndentation() {
    guard syntax.contains(.collapsesWhitespace) else { return }
    while position < end, bytes[position].isBlank { position += 1 }
    nodes[Int(tail)].end = Int32(position)
    textStart = position
  }
}
