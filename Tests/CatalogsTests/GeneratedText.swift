import TestSupport

extension SeededGenerator {
  /// Pieces that mean something in `.strings` files, at random.
  mutating func text(upTo length: Int) -> String {
    let pieces = [
      "a", "Z", "é", "日", "😀", "e\u{301}", "\"", "'", "\\", "\n", "\r", "\t", ";", "=", "*/",
      "/*", "//", "{", "}", "%@", "%1$lld", " ", "\u{0}", "\u{7F}", "\u{2028}", "\\n", "\\U00e9",
      "\u{FEFF}", "0",
    ]
    return (0..<Int.random(in: 0...length, using: &self))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &self)] }.joined()
  }
}
