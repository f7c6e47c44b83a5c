/// Finds files that the parser would not come to an end with.
///
/// SwiftParser 603 looks ahead through directly nested `[` to tell inline array types from array
/// literals, twice per level: each level doubles the time, and at thirty a file takes minutes.
enum BracketNesting {
  /// The deepest nesting that is parsed; no source that people write comes near it.
  static let deepest = 14

  /// The offset at which brackets are nested too deeply, or nil.
  static func firstExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var run = 0
    for offset in 0..<bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "["):
        run += 1
        if run > deepest { return offset }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        break
      default:
        run = 0
      }
    }
    return nil
  }
}
