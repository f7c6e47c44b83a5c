/// A text of JSON, or the name of a member.
package struct JSONString: Sendable, Hashable {
  /// The text without quotation marks and escapes.
  package var value: String

  /// The UTF-8 offsets with the quotation marks; of an unquoted name just those of the name.
  package var range: Range<Int>

  /// How many bytes the quotation marks take: none for unquoted names, more than one for “these”.
  private let openingLength: UInt8
  private let closingLength: UInt8

  /// A text as a reader found it.
  package init(value: String, range: Range<Int>, openingLength: Int, closingLength: Int) {
    self.value = value
    self.range = range
    self.openingLength = UInt8(truncatingIfNeeded: openingLength)
    self.closingLength = UInt8(truncatingIfNeeded: closingLength)
  }

  /// The UTF-8 offsets of what is between the quotation marks.
  package var contentRange: Range<Int> {
    let lower = min(range.lowerBound + Int(openingLength), range.upperBound)
    return lower..<max(lower, range.upperBound - Int(closingLength))
  }

  /// Where a part of `value` stands in the source, across escapes.
  ///
  /// An escape counts as a whole: a range that touches what it stands for covers all of it. Takes
  /// time in proportion to the text.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets in `value`; what is past its end is cut off.
  ///   - bytes: The bytes that the document was read from.
  /// - Returns: UTF-8 offsets in `bytes`.
  package func sourceRange(
    of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let content = contentRange.clamped(to: 0..<bytes.count)
    var pieces = JSONStringPieces(bytes: bytes, offset: content.lowerBound, end: content.upperBound)
    var position = 0
    var lower: Int?
    var upper = content.lowerBound
    while let piece = pieces.next() {
      let next = position + piece.decodedLength
      if lower == nil, range.lowerBound < next {
        lower = piece.sourceStart(ofDecoded: range.lowerBound - position)
      }
      if let lower, range.isEmpty { return lower..<lower }
      if range.upperBound > position {
        upper = piece.sourceEnd(ofDecoded: range.upperBound - position)
      }
      if next >= range.upperBound, lower != nil { break }
      position = next
    }
    let start = lower ?? content.upperBound
    return start..<max(start, upper)
  }

  /// The same, for bytes in an array.
  package func sourceRange(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    bytes.withUnsafeBufferPointer { sourceRange(of: range, in: $0) }
  }
}
