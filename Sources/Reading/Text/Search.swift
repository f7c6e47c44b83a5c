extension RandomAccessCollection {
  /// The first position from which on all elements are on the far side, by binary search.
  ///
  /// - Parameter isBehind: Whether an element is on the far side; once it is true for an element,
  ///   it is true for all that follow.
  @inlinable
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = distance(from: startIndex, to: endIndex)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
