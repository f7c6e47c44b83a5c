extension Collection<UInt8> {
  /// Whether some bytes stand in these, one behind the other.
  @inlinable
  package func containsSequence(_ part: some Collection<UInt8>) -> Bool {
    offset(ofSequence: part) != nil
  }

  /// How many bytes stand before the first place where some others do, one behind the other; nil where
  /// they stand nowhere.
  @inlinable
  package func offset(ofSequence part: some Collection<UInt8>) -> Int? {
    let found = withContiguousStorageIfAvailable { bytes in
      part.withContiguousStorageIfAvailable { bytes.firstOffset(of: $0) }
    }
    if let found, let offset = found { return offset }
    // Texts of Foundation keep no UTF-8.
    return Array(self).offset(ofSequence: Array(part))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// No collection's algorithm: all texts are searched for several words each.
  @usableFromInline
  func firstOffset(of part: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = part.first else { return 0 }
    var start = 0
    while start + part.count <= count {
      if self[start] == first, hasBytes(of: part, at: start) { return start }
      start += 1
    }
    return nil
  }

  private func hasBytes(of part: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var index = 1
    while index < part.count {
      guard self[start + index] == part[index] else { return false }
      index += 1
    }
    return true
  }
}
