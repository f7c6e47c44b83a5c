import Messages
import PlainBytes
import Reading

/// Placeholders as other formats than Apple's write them.
enum ForeignPlaceholders {
  /// UTF-8 offsets of `{0}`, `{name}`, `{{name}}`, `%{name}`, `${name}`, `#{name}`, `$name`, `<0/>`,
  /// `<x id="1"/>`, `\(name)`, `\(.name)`.
  static func ranges(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      var found: [Range<Int>] = []
      var offset = 0
      while offset < bytes.count {
        if let end = end(of: bytes, at: offset) {
          found.append(start(of: bytes, at: offset)..<end)
          offset = end
        } else {
          offset += 1
        }
      }
      return found
    }
  }

  /// The same as they are written.
  static func names(in text: String) -> [String] {
    ranges(in: text).map { String(text[utf8: $0]) }
  }

  private static func end(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: "{"): return braceEnd(of: bytes, at: offset)
    case UInt8(ascii: "$"):
      guard offset + 2 < bytes.count, bytes[offset + 1].isASCIISmallLetter,
        bytes[offset + 2].isASCIISmallLetter,
        offset == 0 || !bytes[offset - 1].isASCIIWordPart && bytes[offset - 1] != UInt8(ascii: "$")
      else { return nil }
      return nameEnd(bytes, from: offset + 1)
    case UInt8(ascii: "\\"):
      guard offset + 2 < bytes.count, bytes[offset + 1] == UInt8(ascii: "(") else { return nil }
      let start = offset + (bytes[offset + 2] == UInt8(ascii: ".") ? 3 : 2)
      guard let end = nameEnd(bytes, from: start), end < bytes.count,
        bytes[end] == UInt8(ascii: ")")
      else { return nil }
      return end + 1
    case UInt8(ascii: "<"): return tagEnd(of: bytes, at: offset) ?? unitEnd(of: bytes, at: offset)
    default: return nil
    }
  }

  @inline(__always)
  private static func braceEnd(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    // `^[…](name: {key: true})` is no placeholder: its braces hold more than a name.
    let isDouble = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "{")
    guard let end = nameEnd(bytes, from: offset + (isDouble ? 2 : 1)), end < bytes.count,
      bytes[end] == UInt8(ascii: "}")
    else { return nil }
    guard isDouble else { return end + 1 }
    return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "}") ? end + 2 : nil
  }

  /// Behind a tag that has a number for its name.
  @inline(__always)
  private static func tagEnd(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    var end = offset + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
    guard end < bytes.count, bytes[end].isASCIIDigit else { return nil }
    while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: ">") ? end + 1 : nil
  }

  /// Behind a tag with which XLIFF stands for what isn't translated: `<x id="1"/>`, `<ph id="a"/>`.
  private static func unitEnd(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let rest = bytes[(offset + 1)...]
    guard let start = unitStarts.first(where: { rest.starts(with: $0) }) else { return nil }
    let behind = rest.dropFirst(start.count).prefix(longestUnit)
    guard let end = behind.firstIndex(of: UInt8(ascii: ">")), bytes[end - 1] == UInt8(ascii: "/")
    else { return nil }
    return end + 1
  }

  private static let unitStarts = ["x id=", "ph id=", "bx id=", "ex id="].map { Array($0.utf8) }

  /// How many bytes such a tag has behind its start; more are no tag of a tool.
  private static let longestUnit = 60

  /// The mark before a brace belongs to the placeholder.
  private static func start(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard offset > 0, bytes[offset] == UInt8(ascii: "{") else { return offset }
    switch bytes[offset - 1] {
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"): return offset - 1
    default: return offset
    }
  }

  /// Behind a name of letters, digits, `_`, `-` and `.`, with blanks around it.
  private static func nameEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let hasBrace = start > 0 && bytes[start - 1] == UInt8(ascii: "{")
    var end = start
    if hasBrace, end < bytes.count, bytes[end] == 0x20 { end += 1 }
    let first = end
    while end < bytes.count, bytes[end].isASCIIWordPart, end - first < 40 { end += 1 }
    guard end > first else { return nil }
    if hasBrace, end < bytes.count, bytes[end] == 0x20 { end += 1 }
    return end
  }
}
