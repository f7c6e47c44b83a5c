import PlainBytes
import Reading

/// Literals, and what their escapes stand for.
extension LiteralScan {
  /// Reads up to the closing quotation mark; a literal that doesn't end on its line, but for one of
  /// three marks, is none.
  ///
  /// - Parameter pounds: How many `#` stand around a raw literal.
  mutating func readLiteral(pounds: Int) {
    text.removeAll(keepingCapacity: true)
    let isLong = bytes[index...].starts(with: [0x22, 0x22])
    if isLong { index += 2 }
    while index < end {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\"") where !isLong && isDelimiter(pounds):
        index += pounds
        return
      case UInt8(ascii: "\"")
      where isLong && bytes[index...].starts(with: [0x22, 0x22]) && isDelimiter(pounds, behind: 2):
        index += 2 + pounds
        return trimLines()
      case UInt8(ascii: "\n") where !isLong: return
      // A line of a long literal ends alike in files of either kind.
      case UInt8(ascii: "\r") where isLong && index < end && bytes[index] == UInt8(ascii: "\n"):
        break
      case UInt8(ascii: "\\") where isLong && isDelimiter(pounds) && skipJoinedLineEnd(pounds):
        text += Self.joinedLineEnd
      case UInt8(ascii: "\\") where isDelimiter(pounds):
        index += pounds
        readEscape()
      default: text.append(byte)
      }
    }
  }

  /// Whether the `#` of a raw literal stand here, or some bytes further.
  private func isDelimiter(_ pounds: Int, behind distance: Int = 0) -> Bool {
    let start = index + distance
    return pounds == 0
      || start + pounds <= end
        && bytes[start..<start + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Stands for a line end that a backslash takes away, until the lines are without indentation.
  static let joinedLineEnd: [UInt8] = [0x00, UInt8(ascii: "\n")]

  /// Goes behind the line end that a backslash takes away, if one does so here.
  private mutating func skipJoinedLineEnd(_ pounds: Int) -> Bool {
    let rest = bytes[min(index + pounds, end)..<end].drop(while: \.isBlank)
    guard let first = rest.first, first.isLineEnd else { return false }
    index = rest.startIndex + (rest.starts(with: [0x0D, 0x0A]) ? 2 : 1)
    return true
  }

  private mutating func readEscape() {
    guard index < end else { return }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "u"): readScalar()
    case UInt8(ascii: "("):
      skipInterpolation()
      text += LiteralSearch.gap
    default: text.append(byte)
    }
  }

  /// A scalar: `\u{2019}` of Swift, or `\u2019` of C and JSON, where two may be halves of one.
  private mutating func readScalar() {
    if index < end, bytes[index] == UInt8(ascii: "{") {
      index += 1
      let value = hexadecimal(atMost: 8)
      if index < end, bytes[index] == UInt8(ascii: "}") { index += 1 }
      return append(value)
    }
    let first = hexadecimal(atMost: 4)
    guard (0xD800..<0xDC00).contains(first), bytes[index..<end].starts(with: [0x5C, 0x75]) else {
      return append(first)
    }
    index += 2
    let second = hexadecimal(atMost: 4)
    append(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
  }

  private mutating func append(_ value: UInt32) {
    if let scalar = Unicode.Scalar(value) { text += String(Character(scalar)).utf8 }
  }

  private mutating func hexadecimal(atMost count: Int) -> UInt32 {
    var value: UInt32 = 0
    let last = min(end, index + count)
    while index < last, let digit = bytes[index].hexadecimalValue {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
