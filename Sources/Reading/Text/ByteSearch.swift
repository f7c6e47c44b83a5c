extension [UInt8] {
  /// Whether some bytes stand in these, one behind the other.
  package func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    return withUnsafeBufferPointer { bytes in
      var start = 0
      while start + part.count <= bytes.count {
        if bytes[start] == first, bytes[start..<(start + part.count)].elementsEqual(part) {
          return true
        }
        start += 1
      }
      return false
    }
  }
}
