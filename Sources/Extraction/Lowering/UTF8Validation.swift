/// Finds where bytes stop being UTF-8.
enum UTF8Validation {
  /// The offset of the first byte that is not part of well-formed UTF-8, or nil.
  static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    var decoder = UTF8.self.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
