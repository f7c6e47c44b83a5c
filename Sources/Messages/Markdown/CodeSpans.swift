import PlainBytes
import Reading

/// Code spans (CommonMark 0.31.2, section 6.1).
extension InlineParser {
  mutating func codeSpan() {
    var runEnd = position
    while runEnd < end, bytes[runEnd] == UInt8(ascii: "`") { runEnd += 1 }
    let length = runEnd - position
    if backticks == nil { backticks = BacktickRuns(bytes, from: position, end: end) }
    guard let close = backticks?.start(ofLength: length, from: runEnd) else {
      position = runEnd
      return
    }
    take(.code, position..<(close + length))
    appendCode(strippingSpace(runEnd..<close))
  }

  /// One space goes on either side, unless there is nothing else.
  private func strippingSpace(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 2, isCodeSpace(range.lowerBound), isCodeSpace(range.upperBound - 1),
      range.contains(where: { !isCodeSpace($0) })
    else { return range }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  private func isCodeSpace(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset].isLineEnd
  }

  /// The offset after a line end, and after the indentation that a paragraph doesn't keep.
  private func codeLineStart(after lineEnd: Int) -> Int {
    var start = endOfLineEnd(at: lineEnd)
    guard syntax.contains(.collapsesWhitespace) else { return start }
    while start < end, bytes[start].isBlank { start += 1 }
    return start
  }

  /// Appends the text of a code span below it; line ends in it show as spaces.
  private mutating func appendCode(_ range: Range<Int>) {
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      guard bytes[offset].isLineEnd else {
        offset += 1
        continue
      }
      if start < offset { appendInside(.text, start..<offset) }
      start = min(codeLineStart(after: offset), range.upperBound)
      appendInside(.softBreak, offset..<start)
      offset = start
    }
    if start < range.upperBound { appendInside(.text, start..<range.upperBound) }
  }
}

/// The runs of backticks of a message, so that no search for a closing run is in vain twice.
struct BacktickRuns {
  private var runs: [(start: Int32, length: Int32)] = []
  /// The last run of each length.
  private var lastStart: [Int32: Int32] = [:]
  /// Lookups only move forward.
  private var cursor = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, end: Int) {
    var offset = start
    while offset < end {
      guard bytes[offset] == UInt8(ascii: "`") else {
        offset += 1
        continue
      }
      let runStart = offset
      while offset < end, bytes[offset] == UInt8(ascii: "`") { offset += 1 }
      runs.append((Int32(runStart), Int32(offset - runStart)))
      lastStart[Int32(offset - runStart)] = Int32(runStart)
    }
  }

  /// The offset of the next run of exactly this length.
  mutating func start(ofLength length: Int, from offset: Int) -> Int? {
    guard let last = lastStart[Int32(length)], last >= offset else { return nil }
    while cursor < runs.count, runs[cursor].start < offset { cursor += 1 }
    while cursor < runs.count, runs[cursor].length != length { cursor += 1 }
    return cursor < runs.count ? Int(runs[cursor].start) : nil
  }
}
