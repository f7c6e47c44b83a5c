/// The comments read since the last entry, and whose they are.
///
/// A comment in the line of the entry before it belongs to that entry, unless the next entry
/// follows in the same line; the block right before an entry (no blank line in it or behind it)
/// belongs to the entry; all others belong to the file, and so does what stands at its start and
/// speaks of the file (`FileHeader`).
struct PendingComments {
  private var trailing: Range<Int>?
  private var trailingIsMark = false
  private var block: Range<Int>?
  /// The comments of the block, as long as there is no entry before it.
  private var firstComments: [Range<Int>] = []
  private var blockIsStale = false
  /// Line ends since the last comment, or since the last entry.
  private var lineEnds = 0
  /// A comment before the first entry can't trail one.
  private var isBehindEntry = false

  mutating func lineEnd() { lineEnds += 1 }

  mutating func add(_ range: Range<Int>, isMark: Bool) {
    if isBehindEntry, block == nil, trailing == nil, lineEnds == 0 {
      trailing = range
      trailingIsMark = isMark
      return
    }
    if trailing != nil, block == nil, lineEnds == 0 {
      trailing = (trailing?.lowerBound ?? range.lowerBound)..<range.upperBound
      return
    }
    if let block, lineEnds < 2 {
      self.block = block.lowerBound..<range.upperBound
      if !firstComments.isEmpty { firstComments.append(range) }
      blockIsStale = blockIsStale || isMark
    } else {
      firstComments = isBehindEntry || block != nil ? [] : [range]
      block = range
      blockIsStale = isMark
    }
    lineEnds = 0
  }

  /// Hands out the block of the entry that was just read, and the trailing comment to the one
  /// before it.
  ///
  /// - Parameter bytes: Of the file.
  mutating func takeBlock(
    _ entries: inout [StringsEntry], in bytes: UnsafeBufferPointer<UInt8>
  ) -> (range: Range<Int>, isStale: Bool) {
    defer {
      self = PendingComments()
      isBehindEntry = true
    }
    if let trailing, block == nil, lineEnds == 0 { return (trailing, trailingIsMark) }
    giveTrailing(to: &entries)
    guard let block, lineEnds < 2 else { return (0..<0, false) }
    let header = FileHeader.count(amongFirst: firstComments, in: bytes)
    guard header > 0 else { return (block, blockIsStale) }
    guard header < firstComments.count else { return (0..<0, false) }
    return (firstComments[header].lowerBound..<block.upperBound, blockIsStale)
  }

  /// Ends what was collected without an entry.
  mutating func finish(_ entries: inout [StringsEntry]) {
    giveTrailing(to: &entries)
    self = PendingComments()
  }

  private func giveTrailing(to entries: inout [StringsEntry]) {
    guard let trailing, !entries.isEmpty else { return }
    entries[entries.count - 1].trailingCommentEnd = UInt32(trailing.upperBound)
  }
}
