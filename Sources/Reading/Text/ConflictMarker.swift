import PlainBytes

/// A line that git writes between the two sides of what it couldn't merge.
package enum ConflictMarker {
  package static let message =
    "git's conflict marker: choose between the two sides first, then remove the markers"

  private static let length = 7
  private static let marks = Array("<=>|".utf8)

  /// The line that starts at an offset, without its end; nil where it is no marker.
  ///
  /// Source: "git-merge", section "How conflicts are presented".
  package static func range<Bytes: RandomAccessCollection>(
    at offset: Int, in bytes: Bytes
  ) -> Range<Int>? where Bytes.Element == UInt8, Bytes.Index == Int {
    guard offset >= bytes.startIndex, offset + length <= bytes.endIndex,
      offset == bytes.startIndex || bytes[offset - 1].isLineEnd, marks.contains(bytes[offset])
    else { return nil }
    let run = bytes[offset...].prefix { $0 == bytes[offset] }
    guard run.count == length, run.endIndex == bytes.endIndex || ends(bytes[run.endIndex]) else {
      return nil
    }
    return offset..<(bytes[offset...].firstIndex(where: \.isLineEnd) ?? bytes.endIndex)
  }

  private static func ends(_ byte: UInt8) -> Bool { byte.isLayout }
}
