/// Makes an input smaller as long as something still holds for it.
///
/// Source: the algorithm `ddmin` of Andreas Zeller, "Yesterday, my program worked".
package struct Minimization {
  private let holds: ([UInt8]) -> Bool
  private var triesLeft: Int

  /// - Parameters:
  ///   - tries: How often the question is asked at most.
  ///   - holds: Whether an input still does what it was found to do.
  package init(tries: Int, holds: @escaping ([UInt8]) -> Bool) {
    triesLeft = tries
    self.holds = holds
  }

  /// The smallest input found; the input itself where nothing smaller does the same.
  package mutating func smallest(_ bytes: [UInt8]) -> [UInt8] {
    var smallest = bytes
    var parts = 2
    while smallest.count > 1, triesLeft > 0 {
      let size = (smallest.count + parts - 1) / parts
      if let smaller = withoutPart(of: smallest, size) {
        smallest = smaller
        parts = max(2, parts - 1)
      } else {
        guard size > 1 else { break }
        parts = min(smallest.count, parts * 2)
      }
    }
    return smallest
  }

  private mutating func withoutPart(of bytes: [UInt8], _ size: Int) -> [UInt8]? {
    for start in stride(from: 0, to: bytes.count, by: size) where triesLeft > 0 {
      var rest = bytes
      rest.removeSubrange(start..<min(start + size, bytes.count))
      triesLeft -= 1
      if holds(rest) { return rest }
    }
    return nil
  }
}
