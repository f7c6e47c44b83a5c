/// Which lines of one text are replaced by which lines to make another text of it.
package struct LineChanges {
  package let old: TextLines
  package let new: TextLines
  /// What was replaced by what, in order.
  package let changes: [Change]

  package struct Change {
    package var old: Range<Int>
    package var new: Range<Int>

    /// The change line by line where as many lines come as go, and else as a whole.
    package var lineByLine: [Change] {
      guard old.count == new.count else { return [self] }
      return zip(old, new).map { Change(old: $0..<($0 + 1), new: $1..<($1 + 1)) }
    }
  }

  /// - Parameter old: UTF-8, as the other text.
  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = TextLines(old)
    self.new = TextLines(new)
    let matching = LineMatching(from: self.old, to: self.new)
    changes = Self.changes(matching.newLines, self.new.count)
  }

  /// - Parameter newLines: For each old line the new line that it is, or -1.
  private static func changes(_ newLines: [Int], _ newCount: Int) -> [Change] {
    var changes: [Change] = []
    var (o, n) = (0, 0)
    while o < newLines.count || n < newCount {
      var oldEnd = o
      while oldEnd < newLines.count, newLines[oldEnd] < 0 { oldEnd += 1 }
      let newEnd = oldEnd < newLines.count ? newLines[oldEnd] : newCount
      if oldEnd > o || newEnd > n { changes.append(Change(old: o..<oldEnd, new: n..<newEnd)) }
      (o, n) = (oldEnd + 1, newEnd + 1)
    }
    return changes
  }
}

/// The lines of a text as `patch` counts them: only a line feed ends one, and is part of it.
package struct TextLines: RandomAccessCollection {
  private let bytes: [UInt8]
  /// Where each line starts, and where the last one ends.
  private let bounds: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var bounds = [0]
    for (position, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      bounds.append(position + 1)
    }
    if bounds.last != bytes.count { bounds.append(bytes.count) }
    self.bounds = bounds
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { bounds.count - 1 }

  package subscript(position: Int) -> ArraySlice<UInt8> {
    bytes[bounds[position]..<bounds[position + 1]]
  }

  /// The bytes of some lines that follow each other, by their offsets in the text.
  package func bytes(of lines: Range<Int>) -> ArraySlice<UInt8> {
    bytes[bounds[lines.lowerBound]..<bounds[lines.upperBound]]
  }
}
