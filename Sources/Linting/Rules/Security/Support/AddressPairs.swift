/// Which addresses of a translation stand in the place of which of its source's.
///
/// Addresses that both texts have tell between which of them another one belongs. What is left when those
/// between the same two are paired is paired in order.
struct AddressPairs {
  /// Where an address that both texts have stands in each, in UTF-8 offsets.
  struct Kept: Sendable {
    var source: Int
    var target: Int
  }

  /// The indices of those that stand for each other, in the order of the source's.
  private(set) var pairs: [(source: Int, target: Int)] = []
  /// The indices of the source's that none stands for.
  private(set) var alone: [Int] = []

  /// - Parameters:
  ///   - source: Where the source's addresses stand that the translation lacks, in order.
  ///   - target: Where the translation's stand that the source lacks, in order.
  ///   - both: The others, in the order of the source's.
  init(_ source: [Int], _ target: [Int], around both: [Kept]) {
    // A text that is turned around has no places between them.
    let isInOrder = zip(both, both.dropFirst()).allSatisfy { $0.target < $1.target }
    let kept = isInOrder ? both : []
    var left = Array(target.indices)
    for (index, offset) in source.enumerated() {
      let before = kept.count { $0.source < offset }
      let place = left.firstIndex { other in
        kept.count { $0.target < target[other] } == before
      }
      if let place {
        pairs.append((source: index, target: left.remove(at: place)))
      } else {
        alone.append(index)
      }
    }
    pairs += zip(alone, left).map { (source: $0, target: $1) }
    pairs.sort { $0.source < $1.source }
    alone = Array(alone.dropFirst(left.count))
  }
}
