extension [UInt8] {
  /// How many bytes both start with.
  package func commonStart(with other: [UInt8]) -> Int {
    let most = Swift.min(count, other.count)
    var start = 0
    while start < most, self[start] == other[start] { start += 1 }
    return start
  }

  /// How many bytes both end with.
  ///
  /// - Parameter most: How many are compared, so that none counts at the start too.
  package func commonEnd(with other: [UInt8], atMost most: Int) -> Int {
    var end = 0
    while end < most, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    return end
  }
}
