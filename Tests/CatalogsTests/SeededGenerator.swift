/// The same numbers in every run (SplitMix64), so that a failure can be repeated from its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

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
