import PlainBytes
import Reading

/// Autolinks and inline HTML (CommonMark 0.31.2, sections 6.5 and 6.6).
extension InlineParser {
  mutating func angleBracket() {
    if let close = urlEnd(at: position + 1) ?? emailEnd(at: position + 1) {
      let destination = (position + 1)..<close
      let link = MessageLink(
        destination: Unescaping.text(of: bytes[destination], backslashes: false),
        destinationRange: destination)
      take(.autolink, position..<(close + 1), detail: .link(link))
      appendAddress(destination)
    } else if let tagEnd = htmlEnds.end(ofTagAt: position, in: bytes, end: end) {
      let tag = position..<tagEnd
      take(.html, tag)
      appendInside(.text, tag)
    } else {
      position += 1
    }
  }

  /// Appends the text of an autolink below it, in which only character references mean something.
  private mutating func appendAddress(_ range: Range<Int>) {
    var start = range.lowerBound
    for offset in range where bytes[offset] == UInt8(ascii: "&") {
      let found = CharacterReference.read(at: offset, in: bytes, end: range.upperBound)
      guard let found else { continue }
      if start < offset { appendInside(.text, start..<offset) }
      appendInside(.entity, found.range)
      set(.entity(found.text), of: Int32(nodes.count - 1))
      start = found.range.upperBound
    }
    if start < range.upperBound { appendInside(.text, start..<range.upperBound) }
  }

  /// The offset of the `>` after an absolute URI.
  private func urlEnd(at start: Int) -> Int? {
    guard byte(at: start).isASCIILetter else { return nil }
    var offset = start + 1
    while offset < end, bytes[offset].isSchemeByte { offset += 1 }
    guard (2...32).contains(offset - start), byte(at: offset) == UInt8(ascii: ":") else {
      return nil
    }
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">") { return offset }
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: " ") || byte.isASCIIControl {
        return nil
      }
      offset += 1
    }
    return nil
  }

  /// The offset of the `>` after an e-mail address (HTML Living Standard, "valid e-mail address").
  private func emailEnd(at start: Int) -> Int? {
    var offset = start
    while offset < end, bytes[offset].isMailboxByte { offset += 1 }
    guard offset > start, byte(at: offset) == UInt8(ascii: "@") else { return nil }
    repeat {
      offset += 1
      let label = offset
      while offset < end, bytes[offset].isHostByte { offset += 1 }
      guard (1...63).contains(offset - label), bytes[label] != UInt8(ascii: "-"),
        bytes[offset - 1] != UInt8(ascii: "-")
      else { return nil }
    } while byte(at: offset) == UInt8(ascii: ".")
    return byte(at: offset) == UInt8(ascii: ">") ? offset : nil
  }
}

extension UInt8 {
  fileprivate var isSchemeByte: Bool {
    isASCIILetterOrDigit || self == 0x2B || self == 0x2D || self == 0x2E
  }

  fileprivate var isHostByte: Bool { isASCIILetterOrDigit || self == 0x2D }

  fileprivate var isMailboxByte: Bool {
    if isASCIILetterOrDigit { return true }
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"),
      UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "~"), UInt8(ascii: "-"):
      return true
    default: return false
    }
  }
}
