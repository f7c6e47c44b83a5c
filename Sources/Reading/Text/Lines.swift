import Diagnostics
import PlainBytes

extension Sequence<UInt8> {
  /// How many line ends there are; `\r\n` is one.
  package var lineEndCount: Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in self {
      if byte.isLineEnd, !(byte == UInt8(ascii: "\n") && previous == UInt8(ascii: "\r")) {
        count += 1
      }
      previous = byte
    }
    return count
  }
}

extension [UInt8] {
  /// Where the line that holds `offset` starts, behind the line feed before it.
  package func startOfLine(holding offset: Int) -> Int {
    (self[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// Where the blanks before `offset` start, which is the line's start if only blanks are there.
  package func startOfBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, self[start - 1].isBlank { start -= 1 }
    return start
  }

  /// Whether only blanks (or byte-order marks) stand before `offset` in its line.
  package func startsLine(at offset: Int) -> Bool {
    let start = startOfBlanks(before: offset)
    return start == 0 || self[start - 1].isLineEnd
      || (start <= 6 && start.isMultiple(of: 3) && self[..<start].starts(with: byteOrderMark)
        && self[..<start].suffix(3).elementsEqual(byteOrderMark))
  }

  /// Behind the blanks at `offset` and the line end that follows, or nil if more text follows.
  package func endOfLine(behind offset: Int) -> Int? {
    var end = offset
    while end < count, self[end].isBlank { end += 1 }
    guard end < count else { return end }
    guard self[end].isLineEnd else { return nil }
    return endOfLineEnd(at: end)
  }

  /// Behind the line end at `offset`.
  package func endOfLineEnd(at offset: Int) -> Int {
    let isPair =
      self[offset] == UInt8(ascii: "\r") && offset + 1 < count
      && self[offset + 1] == UInt8(ascii: "\n")
    return isPair ? offset + 2 : offset + 1
  }

  /// Where the line end right before `offset` starts, or `offset` when there is none.
  package func startOfLineEnd(before offset: Int) -> Int {
    guard offset > 0, self[offset - 1].isLineEnd else { return offset }
    let isPair =
      offset > 1 && self[offset - 1] == UInt8(ascii: "\n")
      && self[offset - 2] == UInt8(ascii: "\r")
    return isPair ? offset - 2 : offset - 1
  }

  /// Behind the blank lines that start at `offset`, a line's start.
  package func endOfBlankLines(from offset: Int) -> Int {
    var end = offset
    while end < count, let next = endOfLine(behind: end), next > end { end = next }
    return end
  }

  /// Where the blank lines before `offset`, a line's start, begin.
  package func startOfBlankLines(before offset: Int) -> Int {
    var start = offset
    while start > 0 {
      let end = startOfLineEnd(before: start)
      guard end < start else { break }
      let blanks = startOfBlanks(before: end)
      guard blanks == 0 || self[blanks - 1].isLineEnd else { break }
      start = blanks
    }
    return start
  }
}
