extension UnsafeBufferPointer<UInt8> {
  /// The text in a range; what is no UTF-8 becomes U+FFFD.
  @inlinable package func text(in range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }
}
