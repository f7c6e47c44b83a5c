/// Apostrophes, which a text writes straight, as the lexicon does, or curly: chef-d'œuvre, chef-d’œuvre.
enum Apostrophes {
  static let straight = UInt8(ascii: "'")
  static let curly: [UInt8] = [0xE2, 0x80, 0x99]
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Whether a curly apostrophe starts at an index and ends at another or before it.
  func hasCurlyApostrophe(at index: Int, before end: Int) -> Bool {
    index >= startIndex && index + 2 < end && self[index] == 0xE2 && self[index + 1] == 0x80
      && self[index + 2] == 0x99
  }
}

extension String {
  /// The same with straight apostrophes, by which words are compared.
  var withStraightApostrophes: String { String(map { $0 == "’" ? "'" : $0 }) }
}
