/// Turns UTF-8 offsets of one text into lines and columns.
///
/// It keeps only where the lines start, so a map of a large file is small and outlives its bytes.
package struct LineMap: Equatable, Sendable {
  private var lineStarts: [UInt32] = [0]
  /// How many bytes of byte-order marks the text starts with.
  private(set) var markLength: Int

  /// Reads the line ends (`\n`, `\r\n` and lone `\r`) of `bytes`.
  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { LineMap($0) }
  }

  /// The same, for bytes that someone else holds.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    markLength = bytes.byteOrderMarkLength
    var offset: UInt32 = 0
    var previousWasReturn = false
    for byte in bytes {
      offset += 1
      switch byte {
      case UInt8(ascii: "\n"):
        if previousWasReturn { lineStarts.removeLast() }
        lineStarts.append(offset)
        previousWasReturn = false
      case UInt8(ascii: "\r"):
        lineStarts.append(offset)
        previousWasReturn = true
      default:
        previousWasReturn = false
      }
    }
  }

  /// Follows a change of the text, without reading all of it again.
  ///
  /// - Parameters:
  ///   - range: What was replaced, by offsets in the text before.
  ///   - count: How many bytes stand in its place.
  ///   - text: The text after the change.
  package mutating func follow(_ range: Range<Int>, replacedBy count: Int, in text: [UInt8]) {
    let delta = count - range.count
    // A `\r` that ends the line before the change may belong to a `\n` since, or no longer.
    let first = max(0, position(at: range.lowerBound).line - 2)
    let next = position(at: range.upperBound).line
    let start = Int(lineStarts[first])
    let end = next < lineStarts.count ? Int(lineStarts[next]) + delta : text.count
    var found = text.withUnsafeBufferPointer {
      LineMap(UnsafeBufferPointer(rebasing: $0[start..<end])).lineStarts
    }
    // The line behind starts where it did, for its line end was not touched.
    if next < lineStarts.count { found.removeLast() }
    for index in lineStarts[next...].indices where delta != 0 {
      lineStarts[index] = UInt32(Int(lineStarts[index]) + delta)
    }
    lineStarts.replaceSubrange(first..<next, with: found.map { $0 + UInt32(start) })
    markLength = text.byteOrderMarkLength
  }

  /// The 1-based line, and the 1-based column in UTF-8 bytes, of a UTF-8 offset.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - Int(lineStarts[low]) + 1)
  }

  /// The same as people are told it: editors neither show nor count the byte-order marks that a text
  /// starts with.
  package func shownPosition(at offset: Int) -> (line: Int, column: Int) {
    let place = position(at: offset)
    return place.line == 1 ? (1, max(1, place.column - markLength)) : place
  }

  /// The UTF-8 offset at which a 1-based line starts, or nil past the last line.
  package func start(ofLine line: Int) -> Int? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    return Int(lineStarts[line - 1])
  }
}
