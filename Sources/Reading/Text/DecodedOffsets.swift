/// Where the parts of a decoded text stand in the text that spells it, across escapes.
///
/// Made once in time of the text's length; each part is then found in that of its logarithm.
package struct DecodedOffsets: Sendable {
  /// A stretch that stands for itself, or an escape, which counts as a whole.
  private struct Piece {
    /// Where it starts in the decoded text.
    var decoded: Int
    var range: Range<Int>
    var isVerbatim: Bool

    func source(ofDecoded offset: Int) -> Int {
      range.lowerBound + max(0, min(offset - decoded, range.count))
    }
  }

  private var pieces: [Piece] = []
  private var length = 0
  /// Where the spelled text ends.
  private let end: Int

  /// - Parameter end: Where the spelled text ends.
  package init(end: Int) { self.end = end }

  /// Offsets of a text that is spelled as it is.
  package init(verbatim range: Range<Int>) {
    end = range.upperBound
    append(range, length: range.count, isVerbatim: true)
  }

  /// Adds the next piece.
  ///
  /// - Parameters:
  ///   - range: Where it stands.
  ///   - length: How many bytes of the decoded text it is.
  package mutating func append(_ range: Range<Int>, length: Int, isVerbatim: Bool) {
    if isVerbatim, let last = pieces.last, last.isVerbatim,
      last.range.upperBound == range.lowerBound
    {
      pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      pieces.append(Piece(decoded: self.length, range: range, isVerbatim: isVerbatim))
    }
    self.length += length
  }

  /// Where a part stands; pieces that it touches count as a whole, but for stretches.
  ///
  /// - Parameter part: UTF-8 offsets in the decoded text; what is past its end is cut off.
  package func sourceRange(of part: Range<Int>) -> Range<Int> {
    guard part.lowerBound < length else { return end..<end }
    // Of pieces that stand for nothing at the same place the last is behind them.
    let first = pieces[pieces.partitioningIndex { $0.decoded > part.lowerBound } - 1]
    let lower = first.isVerbatim ? first.source(ofDecoded: part.lowerBound) : first.range.lowerBound
    guard !part.isEmpty else { return lower..<lower }
    let last = pieces[pieces.partitioningIndex { $0.decoded >= part.upperBound } - 1]
    let upper = last.isVerbatim ? last.source(ofDecoded: part.upperBound) : last.range.upperBound
    return lower..<max(lower, upper)
  }
}
