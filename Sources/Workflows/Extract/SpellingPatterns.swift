import Foundation
import Reading

/// Spellings of keys that literals with interpolations may become.
struct SpellingPatterns {
  /// Sorted by their bytes, and by their bytes from the last to the first.
  private let byStart: [ArraySlice<UInt8>]
  private let byEnd: [ArraySlice<UInt8>]
  /// A literal that says less than this many bytes, but for its interpolations, could be anything.
  private static let shortest = 4

  init(of spellings: some Sequence<ArraySlice<UInt8>>) {
    byStart = spellings.sorted { $0.lexicographicallyPrecedes($1) }
    byEnd = byStart.sorted { $0.reversed().lexicographicallyPrecedes($1.reversed()) }
  }

  /// The spellings that a literal becomes with some text in the place of each gap.
  func spellings(madeBy literal: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let parts = Array(literal).split(separator: LiteralSearch.gap, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1,
      parts.reduce(0, { $0 + $1.count }) >= Self.shortest
    else { return [] }
    let likely = first.count >= last.count ? starting(with: first) : ending(with: last)
    return likely.filter { spelling in
      guard spelling.count >= first.count + last.count, spelling.starts(with: first),
        spelling.suffix(last.count).elementsEqual(last)
      else { return false }
      var rest = spelling.dropFirst(first.count).dropLast(last.count)
      for part in parts.dropFirst().dropLast() {
        guard let place = rest.firstRange(of: part) else { return false }
        rest = rest[place.upperBound...]
      }
      return true
    }
  }

  private func starting(with part: ArraySlice<UInt8>) -> ArraySlice<ArraySlice<UInt8>> {
    let start = byStart.partitioningIndex { !$0.lexicographicallyPrecedes(part) }
    let end = byStart[start...].partitioningIndex { !$0.starts(with: part) }
    return byStart[start..<end]
  }

  private func ending(with part: ArraySlice<UInt8>) -> ArraySlice<ArraySlice<UInt8>> {
    let part = part.reversed()
    let start = byEnd.partitioningIndex { !$0.reversed().lexicographicallyPrecedes(part) }
    let end = byEnd[start...].partitioningIndex { !$0.reversed().starts(with: part) }
    return byEnd[start..<end]
  }
}
