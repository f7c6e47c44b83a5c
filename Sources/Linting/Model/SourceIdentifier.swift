import PlainBytes

/// Tells keys whose specifiers say what a text may show from those that may be names, such as
/// `account.label.followers %lld`.
///
/// `KeyName` asks what is surely a name; here any word that is none of a button's may be one, and
/// what has a specifier in front of its marks (`row_%d`) tells its arguments.
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
      if previous == UInt8(ascii: ".") || previous == UInt8(ascii: "_"), byte.isASCIILetter {
        return true
      }
      // Past the first specifier nothing says anything of the key.
      if byte == UInt8(ascii: "%") { return false }
      previous = byte
    }
    return !hasSpace && !bytes.isEmpty && !isWord(bytes)
  }

  /// Whether it is a word as a button shows it: `Continue`, but neither `continue` nor `mapView`.
  static func isWord(_ bytes: String.UTF8View) -> Bool {
    guard bytes.count > 2, let first = bytes.first, first.isASCIICapitalLetter else {
      return false
    }
    return bytes.dropFirst().allSatisfy(\.isASCIISmallLetter)
  }
}
