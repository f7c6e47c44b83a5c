import PlainBytes
import Reading

/// How offsets move when parts of a text are replaced.
struct OffsetMoves {
  /// By place.
  private let changes: [Change]
  /// How far the changes in front of each one, and at last all of them, move what stands behind.
  private var shifts = [0]

  /// - Parameter replacements: By place, without overlaps; one that only puts something in touches no other.
  init(_ replacements: [MarkedText.Replacement], in bytes: [UInt8]) {
    changes = replacements.map { Change(of: bytes[$0.range], to: $0.bytes) }
    for change in changes { shifts.append(shifts[shifts.count - 1] + change.growth) }
  }

  /// Where an offset is as if the last change had been made first.
  func moved(_ offset: Int, isEnd: Bool) -> Int {
    let first = changes.partitioningIndex { $0.end >= offset }
    let last = changes[first...].partitioningIndex { $0.start > offset }
    var moved = offset
    for change in changes[first..<last].reversed() { moved = change.moved(moved, isEnd: isEnd) }
    return moved + shifts[first]
  }

  /// Where a change's new bytes are.
  func range(ofChange index: Int) -> Range<Int> {
    let start = changes[index].start + shifts[index]
    return start..<start + changes[index].newBytes.count
  }
}

/// How offsets move when a part of a text is replaced.
private struct Change {
  let start: Int
  let oldCount: Int
  let newBytes: [UInt8]
  private let commonPrefix: Int

  init(of old: ArraySlice<UInt8>, to new: [UInt8]) {
    start = old.startIndex
    oldCount = old.count
    newBytes = new
    var common = 0
    for byte in new {
      guard common < old.count, old[old.startIndex + common] == byte else { break }
      common += 1
    }
    commonPrefix = common
  }

  var end: Int { start + oldCount }

  var growth: Int { newBytes.count - oldCount }

  func moved(_ offset: Int, isEnd: Bool) -> Int {
    let inside = offset - start
    if inside < 0 || inside == 0 && !(isEnd && oldCount == 0) { return offset }
    if inside >= oldCount { return offset + growth }
    // In the middle of a word: the letters that stay keep what they had.
    if inside <= commonPrefix { return offset }
    return start + clampedToScalar(max(commonPrefix, newBytes.count - (oldCount - inside)))
  }

  /// The nearest offset at or before this one where no scalar is cut.
  private func clampedToScalar(_ offset: Int) -> Int {
    var offset = min(offset, newBytes.count)
    while offset > 0, offset < newBytes.count, newBytes[offset].isUTF8Continuation { offset -= 1 }
    return offset
  }
}
