/// Tells keys that are texts from keys that are names, such as `account.label.followers %lld`.
enum SourceIdentifier {
  /// Whether a key is no text that a reader could be shown.
  static func isIdentifier(_ key: String) -> Bool {
    let bytes = key.utf8
    var previous: UInt8 = 0
    var hasSpace = false
    for byte in bytes {
      if byte == 0x20 {
        hasSpace = true
        break
      }
      // `a.b`, `a_b`, but neither `Wait...` nor `3.5`.
      if previous == UInt8(ascii: ".") || previous == UInt8(ascii: "_"), isLetter(byte) {
        return true
      }
      // Past the first specifier nothing says anything of the key.
      if byte == UInt8(ascii: "%") { return false }
      previous = byte
    }
    return !hasSpace && !bytes.isEmpty
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
