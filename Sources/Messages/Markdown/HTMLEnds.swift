import PlainBytes
import Reading

/// Where HTML tags, comments, instructions, declarations and CDATA end (CommonMark 0.31.2, section
/// 6.6).
///
/// It remembers which endings do not occur any more, so that openings without one stay linear.
struct HTMLEnds {
  /// For each ending: the offset from which on it was not found.
  private var missing: [Ending: Int] = [:]

  private enum Ending: String {
    case comment = "-->"
    case instruction = "?>"
    case declaration = ">"
    case characterData = "]]>"
  }

  /// - Returns: The offset after the tag that starts at `start`, or nil if none does.
  mutating func end(ofTagAt start: Int, in bytes: UnsafeBufferPointer<UInt8>, end: Int) -> Int? {
    let scan = TagScan(bytes: bytes, end: end)
    if scan.has("<!--", at: start) {
      if scan.has(">", at: start + 4) { return start + 5 }
      if scan.has("->", at: start + 4) { return start + 6 }
      return find(.comment, from: start + 4, scan)
    }
    if scan.has("<?", at: start) { return find(.instruction, from: start + 2, scan) }
    if scan.has("<![CDATA[", at: start) { return find(.characterData, from: start + 9, scan) }
    if scan.has("<!", at: start), scan.byte(start + 2).isASCIILetter {
      return find(.declaration, from: start + 3, scan)
    }
    return scan.has("</", at: start) ? scan.closingTagEnd(start) : scan.openTagEnd(start)
  }

  private mutating func find(_ ending: Ending, from start: Int, _ scan: TagScan) -> Int? {
    if let from = missing[ending], from <= start { return nil }
    let last = Array(ending.rawValue.utf8)
    var offset = start
    while offset + last.count <= scan.end {
      if scan.bytes[offset] == last[0], scan.has(ending.rawValue, at: offset) {
        return offset + last.count
      }
      offset += 1
    }
    missing[ending] = start
    return nil
  }
}

/// Reads one tag.
private struct TagScan {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int

  func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  func has(_ text: String, at offset: Int) -> Bool {
    offset + text.utf8.count <= end
      && bytes[offset..<(offset + text.utf8.count)].elementsEqual(text.utf8)
  }

  func closingTagEnd(_ start: Int) -> Int? {
    guard let name = nameEnd(start + 2) else { return nil }
    let close = whitespaceEnd(name)
    return byte(close) == UInt8(ascii: ">") ? close + 1 : nil
  }

  func openTagEnd(_ start: Int) -> Int? {
    guard var offset = nameEnd(start + 1) else { return nil }
    while let attribute = attributeEnd(offset) { offset = attribute }
    offset = whitespaceEnd(offset)
    if byte(offset) == UInt8(ascii: "/") { offset += 1 }
    return byte(offset) == UInt8(ascii: ">") ? offset + 1 : nil
  }

  private func nameEnd(_ start: Int) -> Int? {
    guard byte(start).isASCIILetter else { return nil }
    var offset = start + 1
    while byte(offset).isASCIILetterOrDigit || byte(offset) == 0x2D {
      offset += 1
    }
    return offset
  }

  private func whitespaceEnd(_ start: Int) -> Int {
    var offset = start
    while byte(offset).isASCIIWhitespace { offset += 1 }
    return offset
  }

  private func attributeEnd(_ start: Int) -> Int? {
    var offset = whitespaceEnd(start)
    guard offset > start, byte(offset).startsAttributeName else { return nil }
    while byte(offset).continuesAttributeName { offset += 1 }
    let equals = whitespaceEnd(offset)
    guard byte(equals) == UInt8(ascii: "=") else { return offset }
    return valueEnd(whitespaceEnd(equals + 1))
  }

  private func valueEnd(_ start: Int) -> Int? {
    let quote = byte(start)
    var offset = start
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      offset += 1
      while offset < end, bytes[offset] != quote { offset += 1 }
      return offset < end ? offset + 1 : nil
    }
    while offset < end, !bytes[offset].endsUnquotedValue { offset += 1 }
    return offset > start ? offset : nil
  }
}

extension UInt8 {
  fileprivate var startsAttributeName: Bool {
    isASCIILetter || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
  }

  fileprivate var continuesAttributeName: Bool {
    startsAttributeName || isASCIIDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }

  fileprivate var endsUnquotedValue: Bool {
    isASCIIWhitespace
      || [0x22, 0x27, 0x3D, 0x3C, 0x3E, 0x60].contains(self)
  }
}
