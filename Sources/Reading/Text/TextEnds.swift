/// The starts and ends of texts, for those who ask for many of them.
///
/// The library makes characters of a text to compare them as soon as one of both is not all ASCII. Where
/// two texts first differ in letters of ASCII that isn't needed: what stands before is the same, and
/// nothing that follows makes another letter of them.
extension String {
  /// The same as `hasPrefix`.
  package func hasStart(_ start: String) -> Bool {
    Self.mayContinue(utf8, start.utf8) && hasPrefix(start)
  }

  /// The same as `hasSuffix`.
  package func hasEnd(_ end: String) -> Bool {
    Self.mayContinue(utf8.reversed(), end.utf8.reversed()) && hasSuffix(end)
  }

  /// Whether some bytes may be the first of others, as far as both are of ASCII.
  private static func mayContinue(_ all: some Sequence<UInt8>, _ first: some Sequence<UInt8>)
    -> Bool
  {
    var bytes = all.makeIterator()
    for expected in first {
      guard let byte = bytes.next() else { return false }
      if byte >= 0x80 || expected >= 0x80 { return true }
      if byte != expected { return false }
    }
    return true
  }
}
