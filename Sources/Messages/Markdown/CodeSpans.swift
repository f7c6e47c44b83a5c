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
    bytes[offset] == UInt8(ascii: " ")
      || syntax.contains(.collapsesWhitespace) && bytes[offset].isLineEnd
  }

  /// Appends the text of a code span below it; line ends in it show as spaces.
  private mutating func appendCode(_ range: Range<Int>) {
    guard syntax.contains(.collapsesWhitespace) else { return appendInside(.text, range) }
    var start = range.lowerBound
    for offset in range where bytes[offset].isLineEnd {
      if start < offset { appendInside(.text, start..<offset) }
      start = offset + 1
      let endsPair = bytes[offset] == 0x0A && bytes[offset - 1] == 0x0D
      if !endsPair { appendInside(.softBreak, offset..<start) }
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
