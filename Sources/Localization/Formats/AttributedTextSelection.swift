#if !canImport(Darwin)
public import Foundation

/// What is selected of attributed text: a place between characters, or some ranges.
///
/// Text that runs both ways has several ranges where a person marked one stretch of what is seen
/// (Apple Developer Documentation, "AttributedTextSelection").
public struct AttributedTextSelection: Equatable, Sendable {
  /// Where a selection is.
  public enum Indices: Equatable, Sendable {
    /// Between two characters, where typed text goes.
    case insertionPoint(AttributedString.Index)
    /// Characters, which typed text replaces.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Where it is.
  public var indices: Indices

  /// A place between characters.
  public init(insertionPoint: AttributedString.Index) { indices = .insertionPoint(insertionPoint) }

  /// A range; an empty one is a place between characters.
  public init(range: Range<AttributedString.Index>) {
    indices =
      range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Some ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { indices = .ranges(ranges) }

  /// The ranges in order; of a place between characters an empty one.
  var ranges: [Range<AttributedString.Index>] {
    switch indices {
    case .insertionPoint(let index): [index..<index]
    case .ranges(let ranges): Array(ranges.ranges)
    }
  }
}
#endif
