import Reading

/// A source without comments, and without bodies and members that hold nothing that matters.
///
/// Parsing is most of the work of an extraction, and these are most of most files.
///
/// All that is left stands in its order; `original` tells where it was.
struct CondensedSource {
  private(set) var bytes: [UInt8] = []
  /// Where pieces start in the bytes here, and in those of the file.
  private var starts: [Int32] = []
  private var originals: [Int32] = []

  /// - Parameter parts: The parts of the outline that are left as they are.
  init(_ source: [UInt8], _ outline: SourceOutline, keeping parts: KeptParts) {
    bytes.reserveCapacity(source.count)
    var comments = outline.comments[...]
    for (range, filler) in outline.cuts(keeping: parts) {
      append(source, to: Int(range.lowerBound), without: &comments)
      if let filler {
        replace(by: filler, upTo: range.upperBound)
      } else {
        skip(to: range.upperBound)
      }
      while let next = comments.first, next.range.lowerBound < range.upperBound {
        comments.removeFirst()
      }
    }
    append(source, to: source.count, without: &comments)
  }

  /// The end of what was taken over of the file.
  private var position: Int32 = 0

  private mutating func append(
    _ source: [UInt8], to end: Int, without comments: inout ArraySlice<SourceOutline.Comment>
  ) {
    while let comment = comments.first, comment.range.lowerBound < end {
      comments.removeFirst()
      copy(source, to: comment.range.lowerBound)
      // Tokens stay apart, and on lines of their own.
      replace(by: comment.hasLineEnd ? 0x0A : 0x20, upTo: comment.range.upperBound)
    }
    copy(source, to: Int32(end))
  }

  private mutating func copy(_ source: [UInt8], to end: Int32) {
    guard position < end else { return }
    starts.append(Int32(bytes.count))
    originals.append(position)
    bytes += source[Int(position)..<Int(end)]
    position = end
  }

  private mutating func replace(by byte: UInt8, upTo end: Int32) {
    starts.append(Int32(bytes.count))
    originals.append(position)
    bytes.append(byte)
    position = end
  }

  private mutating func skip(to end: Int32) { position = end }

  /// Where the byte at an offset stands in the file; both are UTF-8 offsets.
  func original(of offset: Int) -> Int {
    let offset = Int32(truncatingIfNeeded: offset)
    let piece = starts.partitioningIndex { $0 > offset } - 1
    guard piece >= 0 else { return Int(offset) }
    return Int(originals[piece] + offset - starts[piece])
  }

  /// Where a range of the bytes stands in the file.
  func original(of range: Range<Int>) -> Range<Int> {
    let start = original(of: range.lowerBound)
    guard !range.isEmpty else { return start..<start }
    return start..<original(of: range.upperBound - 1) + 1
  }
}
