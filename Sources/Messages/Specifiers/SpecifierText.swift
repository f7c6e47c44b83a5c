import PlainBytes
import Reading

extension UnsafeBufferPointer<UInt8> {
  /// The text in a range for a message, at most 40 bytes of it.
  func excerpt(_ range: Range<Int>) -> String {
    guard range.count > 40 else { return text(in: range) }
    var end = range.lowerBound + 40
    while end > range.lowerBound, self[end].isUTF8Continuation { end -= 1 }
    return text(in: range.lowerBound..<end) + "…"
  }
}
