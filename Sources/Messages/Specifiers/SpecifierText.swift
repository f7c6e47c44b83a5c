import PlainBytes

extension UnsafeBufferPointer<UInt8> {
  /// The text in a range; what is no UTF-8 becomes U+FFFD.
  func text(in range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }

  /// The text in a range for a message, at most 40 bytes of it.
  func excerpt(_ range: Range<Int>) -> String {
    guard range.count > 40 else { return text(in: range) }
    var end = range.lowerBound + 40
    while end > range.lowerBound, self[end].isUTF8Continuation { end -= 1 }
    return text(in: range.lowerBound..<end) + "…"
  }
}
