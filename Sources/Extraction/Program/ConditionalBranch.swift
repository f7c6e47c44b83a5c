/// A part of a file that `#if` lets through on some platforms or with some flags only.
struct ConditionalBranch: Hashable, Sendable {
  /// In UTF-8 offsets of the file.
  var range: Range<Int32>
  var platforms: Platforms
  /// The flags that it surely needs.
  var flags: Set<String>

  /// Outer ones first.
  var order: (Int32, Int32) { (range.lowerBound, -range.upperBound) }
}
