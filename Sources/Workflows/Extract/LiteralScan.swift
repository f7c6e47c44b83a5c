/// The texts between quotation marks of a file, and in markup those between tags, one after another;
/// behind the last part of a text that is written in parts (`"one " + "two"`), the whole as well.
///
/// Escapes are resolved as far as Swift, C and JSON have them in common.
struct LiteralScan {
  /// In bytes; no key of a catalog is longer.
  private static let longestKey = 4096

  private let bytes: [UInt8]
  private let isMarkup: Bool
  private var index = 0
  private var end: Int
  private var text: [UInt8] = []
  /// The parts of a text in parts, as far as they were read.
  private var joined: [UInt8] = []
  private var isInParts = false
  private var isWholeDue = false
  /// Interpolations, which have literals of their own.
  private var inner: [(range: Range<Int>, depth: Int)] = []
  /// How many interpolations the scan is in.
  private var depth = 0
  /// Deeper ones are not looked into, so that the whole takes time in proportion to the length.
  private static let deepest = 4

  init(_ bytes: [UInt8], isMarkup: Bool) {
    self.bytes = bytes
    self.isMarkup = isMarkup
    end = bytes.count
  }

  /// The next text, or nil at the end of the file.
  mutating func next() -> ArraySlice<UInt8>? {
    if isWholeDue {
      isWholeDue = false
      return joined[...]
    }
    while true {
      while index < end {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\"") {
          readLiteral()
          if !isMarkup { join() }
          return text[...]
        }
        if isMarkup, byte == UInt8(ascii: ">") { return element() }
      }
      guard let next = inner.popLast() else { return nil }
      (index, end, depth) = (next.range.lowerBound, next.range.upperBound, next.depth)
    }
  }

  /// Notes the literal that was read as a part, if it is one.
  private mutating func join() {
    let hasMore = isFollowedByPart
    guard isInParts || hasMore else { return }
    if !isInParts { joined.removeAll(keepingCapacity: true) }
    if joined.count <= Self.longestKey { joined += text }
    isInParts = hasMore
    isWholeDue = !hasMore
  }

  /// Whether another literal comes next, behind a `+` or, in Objective-C, directly.
  private var isFollowedByPart: Bool {
    var place = index
    func skipSpace() {
      while place < end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    }
    skipSpace()
    if place < end, bytes[place] == UInt8(ascii: "+") {
      place += 1
      skipSpace()
    }
    if place < end, bytes[place] == UInt8(ascii: "@") { place += 1 }
    return place < end && bytes[place] == UInt8(ascii: "\"")
  }

  /// What stands up to the next tag.
  private mutating func element() -> ArraySlice<UInt8> {
    let start = index
    let last = min(end, start + Self.longestKey)
    while index < last, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return bytes[start..<index]
  }

  /// Reads up to the closing quotation mark; a literal that doesn't end on its line, but for one of
  /// three marks, is none.
  private mutating func readLiteral() {
    text.removeAll(keepingCapacity: true)
    let isLong = bytes[index...].starts(with: [0x22, 0x22])
    if isLong { index += 2 }
    while index < end {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\"") where !isLong: return
      case UInt8(ascii: "\"") where bytes[index...].starts(with: [0x22, 0x22]):
        index += 2
        return trimLines()
      case UInt8(ascii: "\n") where !isLong: return
      case UInt8(ascii: "\\"): readEscape()
      default: text.append(byte)
      }
    }
  }

  private mutating func readEscape() {
    guard index < end else { return }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "("):
      skipInterpolation()
      text += LiteralSearch.gap
    default: text.append(byte)
    }
  }

  /// Goes behind the parenthesis that closes an interpolation.
  private mutating func skipInterpolation() {
    let start = index
    var open = 1
    while index < end, open > 0 {
      switch bytes[index] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      default: break
      }
      index += 1
    }
    if depth < Self.deepest, bytes[start..<index].contains(UInt8(ascii: "\"")) {
      inner.append((start..<index, depth + 1))
    }
  }

  /// The lines of a literal of three marks without the indentation of the last.
  private mutating func trimLines() {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 2, let indentation = lines.last?.count else { return }
    lines = lines.dropFirst().dropLast().map { $0.dropFirst(indentation) }
    text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
