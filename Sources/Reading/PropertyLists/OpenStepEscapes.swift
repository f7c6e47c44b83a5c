import Diagnostics
import PlainBytes

/// Reads the backslash escapes of one quoted string.
package struct EscapeReader {
  /// A mistake that the runtime forgives silently.
  package enum Mistake: Equatable {
    /// `\u203A`, `\x41`, `\q`, `\ n`: the backslash vanishes and the rest is shown.
    case unknownEscape
    /// Half of a UTF-16 pair, which is shown as U+FFFD.
    case loneSurrogate
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private let end: Int
  /// UTF-8.
  package private(set) var decoded: [UInt8] = []
  /// What is wrong, with UTF-8 offsets in the bytes that were given.
  package private(set) var mistakes: [(Mistake, Range<Int>)] = []

  /// Decodes the content (without quotes) at `range`.
  package init(decoding bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
    decoded.reserveCapacity(range.count)
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte != UInt8(ascii: "\\") || offset >= end {
        decoded.append(byte)
      } else {
        readEscape(startingAt: offset - 1)
      }
    }
  }

  /// The text that stands at `range`, without quotes.
  package static func text(
    of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, hasEscapes: Bool
  ) -> String {
    guard hasEscapes else { return bytes.text(in: range) }
    return String(decoding: EscapeReader(decoding: bytes, in: range).decoded, as: UTF8.self)
  }

  private mutating func readEscape(startingAt start: Int) {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "U"):
      readUnicode(startingAt: start)
      return
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      readOctal()
      return
    case UInt8(ascii: "a"): decoded.append(0x07)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "v"): decoded.append(0x0B)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    default:
      decoded.append(byte)
      if let end = endOfMistake() { mistakes.append((.unknownEscape, start..<end)) }
    }
    offset += 1
  }

  /// Where an escape that is none ends; nil for a backslash that does no harm.
  ///
  /// A backslash before punctuation (`\/`, `\%`) shows what was meant; before a letter or a digit it
  /// was meant to be an escape. Machine translation puts a space between (`\ n`), and no word starts
  /// with that letter there unless a small one follows.
  private func endOfMistake() -> Int? {
    let byte = bytes[offset]
    if isUnquoted(byte), byte > UInt8(ascii: "/") { return offset + 1 }
    let next = offset + 1
    guard byte == UInt8(ascii: " "), next < end, "nrt".utf8.contains(bytes[next]),
      next + 1 == end || !bytes[next + 1].isASCIISmallLetter
    else { return nil }
    return next + 1
  }

  private mutating func readOctal() {
    var code = 0
    for _ in 0..<3 {
      guard offset < end, bytes[offset] & 0xF8 == UInt8(ascii: "0") else { break }
      code = code << 3 | Int(bytes[offset] & 7)
      offset += 1
    }
    code &= 0xFF
    append(code < 0x80 ? UInt32(code) : UInt32(nextStepUpperHalf[code - 0x80]))
  }

  private mutating func readUnicode(startingAt start: Int) {
    guard let unit = readUnit() else {
      decoded.append(UInt8(ascii: "U"))
      offset += 1
      mistakes.append((.unknownEscape, start..<offset))
      return
    }
    let afterFirst = offset
    if unit & 0xFC00 == 0xD800, offset + 1 < end, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "U")
    {
      offset += 1
      if let second = readUnit(), second & 0xFC00 == 0xDC00 {
        append(joinedSurrogates(unit, second))
        return
      }
      offset = afterFirst
    }
    if unit & 0xF800 == 0xD800 { mistakes.append((.loneSurrogate, start..<offset)) }
    append(unit)
  }

  /// Reads `U` and up to four hexadecimal digits; reads nothing when there is no digit.
  private mutating func readUnit() -> UInt32? {
    var unit: UInt32 = 0
    var index = offset + 1
    while index < min(end, offset + 5), let digit = bytes[index].hexadecimalValue {
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    guard index > offset + 1 else { return nil }
    offset = index
    return unit
  }

  private mutating func append(_ scalar: UInt32) {
    decoded += Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
  }
}

/// The quoted form of `text`: escapes only for what would break the string or can't be seen.
package func quotedForStrings(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\r": quoted += "\\r"
    case "\t": quoted += "\\t"
    case "\u{07}": quoted += "\\a"
    case "\u{08}": quoted += "\\b"
    case "\u{0B}": quoted += "\\v"
    case "\u{0C}": quoted += "\\f"
    case "\u{0}"..<" ", "\u{7F}":
      quoted += "\\U" + String(hexadecimal: scalar.value, width: 4, uppercase: true)
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
