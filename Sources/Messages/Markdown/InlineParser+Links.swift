import PlainBytes
import Reading

/// Where a link leads (CommonMark 0.31.2, section 6.3).
extension InlineParser {
  /// Reads `(destination "title")` after the closing bracket.
  func inlineLink(after close: Int) -> (link: MessageLink, end: Int)? {
    guard byte(at: close + 1) == UInt8(ascii: "(") else { return nil }
    var offset = skipWhitespace(from: close + 2)
    guard let destination = destination(at: offset) else { return nil }
    let titleStart = skipWhitespace(from: destination.end)
    var title: (range: Range<Int>, end: Int)?
    if titleStart > destination.end { title = self.title(at: titleStart) }
    offset = title.map { skipWhitespace(from: $0.end) } ?? titleStart
    guard byte(at: offset) == UInt8(ascii: ")") else { return nil }
    let link = MessageLink(
      destination: unescaped(destination.range), destinationRange: destination.range,
      title: title.map { unescaped($0.range) })
    return (link, offset + 1)
  }

  func skipWhitespace(from offset: Int) -> Int {
    var offset = offset
    while offset < end, bytes[offset].isASCIIWhitespace { offset += 1 }
    return offset
  }

  /// A destination, and the offset after it with its angle brackets.
  func destination(at start: Int) -> (range: Range<Int>, end: Int)? {
    if byte(at: start) == UInt8(ascii: "<") { return bracketedDestination(at: start) }
    var offset = start
    var depth = 0
    while offset < end, bytes[offset] != UInt8(ascii: " "), !bytes[offset].isASCIIControl {
      switch bytes[offset] {
      case UInt8(ascii: "\\") where byte(at: offset + 1).isASCIIPunctuation: offset += 1
      case UInt8(ascii: "("):
        depth += 1
        // The depth that cmark allows; the specification asks for three at least.
        guard depth <= 32 else { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { return (start..<offset, offset) }
        depth -= 1
      default: break
      }
      offset += 1
    }
    return depth == 0 && offset < end ? (start..<offset, offset) : nil
  }

  private func bracketedDestination(at start: Int) -> (range: Range<Int>, end: Int)? {
    var offset = start + 1
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: ">"): return ((start + 1)..<offset, offset + 1)
      case UInt8(ascii: "<"), 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\") where byte(at: offset + 1).isASCIIPunctuation: offset += 2
      default: offset += 1
      }
    }
    return nil
  }

  func title(at start: Int) -> (range: Range<Int>, end: Int)? {
    let open = byte(at: start)
    guard [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "(")].contains(open) else {
      return nil
    }
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open
    var offset = start + 1
    while offset < end {
      let byte = bytes[offset]
      if byte == close { return ((start + 1)..<offset, offset + 1) }
      if byte == UInt8(ascii: "("), open == byte { return nil }
      let isEscape = byte == UInt8(ascii: "\\") && self.byte(at: offset + 1).isASCIIPunctuation
      offset += isEscape ? 2 : 1
    }
    return nil
  }

  // MARK: References

  /// Reads `[label]`, `[]` or nothing after the closing bracket and looks the label up.
  func reference(_ opener: Bracket, closedAt close: Int) -> (link: MessageLink, end: Int)? {
    guard !references.targets.isEmpty else { return nil }
    let label = self.label(at: close + 1)
    var text = label.map(string) ?? ""
    if text.isEmpty {
      guard !opener.hasBracketInside, close - opener.contentStart <= 999 else { return nil }
      text = string(opener.contentStart..<close)
    }
    guard let target = references.targets[LinkReferences.normalized(text)] else { return nil }
    let link = MessageLink(
      destination: target.destination, destinationRange: close..<close, title: target.title)
    return (link, label.map { $0.upperBound + 1 } ?? close + 1)
  }

  /// The offsets inside a link label at `start`; at most 999 bytes without unescaped brackets.
  func label(at start: Int) -> Range<Int>? {
    guard byte(at: start) == UInt8(ascii: "[") else { return nil }
    var offset = start + 1
    while offset < end, offset - start <= 1000 {
      switch bytes[offset] {
      case UInt8(ascii: "]"): return (start + 1)..<offset
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\") where byte(at: offset + 1).isASCIIPunctuation: offset += 2
      default: offset += 1
      }
    }
    return nil
  }

  func unescaped(_ range: Range<Int>) -> String { Unescaping.text(of: bytes[range]) }
}
