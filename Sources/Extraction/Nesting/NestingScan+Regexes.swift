import PlainBytes
import Reading

/// Regular expressions, and other forms whose end the lexer looks for on their line.
extension NestingScan {
  /// `#/…/#`, which may go over several lines if nothing follows its start.
  mutating func extendedRegex(pounds: Int) {
    countToken()
    startOperand()
    breakType()
    offset += pounds + 1
    var ahead = offset
    while ahead < bytes.count, bytes[ahead].isBlank { ahead += 1 }
    let isMultiline = ahead < bytes.count && bytes[ahead].isLineEnd
    let resume = ahead
    if isMultiline { offset = ahead }
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), countPounds(after: offset) >= pounds {
        offset += 1 + countPounds(after: offset)
        return endLiteral()
      }
      if !isMultiline, bytes[offset].isLineEnd { return endLiteral() }
      offset += bytes[offset] == UInt8(ascii: "\\") && !isLineEnd(offset + 1) ? 2 : 1
    }
    offset = isMultiline ? resume : bytes.count
    countOpenMark()
    endLiteral()
  }

  private mutating func endLiteral() {
    forgetToken(sign: 0)
    isOperandEnd = true
  }

  private func isLineEnd(_ place: Int) -> Bool {
    place >= bytes.count || bytes[place].isLineEnd
  }

  private func countPounds(after place: Int) -> Int {
    var count = 0
    while place + 1 + count < bytes.count, bytes[place + 1 + count] == UInt8(ascii: "#") {
      count += 1
    }
    return count
  }

  func firstSlash(in sign: Range<Int>) -> Int? {
    sign.first { bytes[$0] == UInt8(ascii: "/") }
  }

  /// Skips `/…/` if the lexer takes the slash for the start of a regular expression.
  mutating func skipRegex(at slash: Int, operatorAt start: Int) -> Bool {
    guard !isLeftBound(at: start), previousWord != .function else { return false }
    var isCertain = false
    if !isRightBound(at: offset, isLeftBound: false) {
      guard !isOperandEnd else { return false }
      let signs: [UInt8] = [
        UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"),
      ]
      isCertain = !signs.contains(previousSign)
    }
    guard let end = endOfRegex(at: slash, isCertain: isCertain) else { return false }
    offset = end
    return true
  }

  private func endOfRegex(at slash: Int, isCertain: Bool) -> Int? {
    var place = slash + 1
    var groups = 0
    var classes = 0
    if !isCertain, place < bytes.count, bytes[place].isBlank { return nil }
    while !isLineEnd(place) {
      switch bytes[place] {
      case UInt8(ascii: "/"):
        let next = place + 1 < bytes.count ? bytes[place + 1] : 0
        if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") {
          return isCertain ? place : nil
        }
        let isSpaced = bytes[place - 1].isBlank
        return isSpaced && !isCertain && bytes[place - 2] != UInt8(ascii: "\\") ? nil : place + 1
      case UInt8(ascii: "\\"): if !isLineEnd(place + 1) { place += 1 }
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(0, groups - 1)
      default: break
      }
      place += 1
    }
    return isCertain ? place : nil
  }

  /// Whether an operator touches what stands before it.
  func isLeftBound(at place: Int) -> Bool {
    guard place > 0 else { return false }
    switch bytes[place - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return place < 2 || bytes[place - 2] != UInt8(ascii: "*")
    case 0xA0: return place < 2 || bytes[place - 2] != 0xC2
    default: return true
    }
  }

  /// Whether an operator touches what stands behind it.
  func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    guard end < bytes.count else { return false }
    let next = end + 1 < bytes.count ? bytes[end + 1] : 0
    switch bytes[end] {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return next != 0xA0
    default: return true
    }
  }
}
