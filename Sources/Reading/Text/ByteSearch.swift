extension Collection<UInt8> {
  /// Whether some bytes stand in these, one behind the other.
  @inlinable
  package func containsSequence(_ part: some Collection<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: part) { return true }
      start = index(after: found)
    }
    return false
  }
}
