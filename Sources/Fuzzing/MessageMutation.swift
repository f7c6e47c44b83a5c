/// A message made from another one by a few random changes.
package struct MessageMutation {
  package private(set) var text: String

  /// Messages in which everything occurs that messages can hold.
  package static let seeds = [
    "Add ^[\u{2068}%1$lld %3$@ %2$@](inflect: true) to your **order**, _please_ ~~now~~",
    "^[a ^[b](morphology: { partOfSpeech: \"noun\" }) c](inflect: true, x: [0x1F, 'd\\'un'])",
    "![alt *b*](<a b> \"t\\\"i\") <https://x.y/%@?a=b> <a href='x'>`` ` %lld ``</a>",
    "a\\\nb  \nc &amp; &#x1F600; \\* [d](/e%20f%@ (g)) ***h** i* _j__ %% %#@files@ %arg",
  ]

  private static let pieces = [
    "*", "**", "_", "~", "~~", "`", "``", "[", "]", "(", ")", "^[", "![", "](", "<", ">", "\\",
    "&", ";", "&lt;", "%", "%@", "%1$", "%lld", "$", "\n", "  \n", " ", "\"", "'", "{", "}", ":",
    ",", "inflect: true", "/*", "//", "é", "😀", "\u{301}", "\u{200D}", "\u{0}", "「", "“", "0x",
    "http://a.b", "a@b.c", "<!--", "-->", "^", "!",
  ]

  /// - Parameters:
  ///   - seeds: What is changed.
  ///   - seed: Where the random numbers start.
  ///   - number: Which of the messages that follow from the seed.
  package init(seeds: [String], seed: UInt64, number: Int) {
    var random = Random(seed: seed, number: number)
    var bytes = Array(seeds[random.below(seeds.count)].utf8)
    for _ in 0...random.below(8) {
      let place = random.below(bytes.count + 1)
      let length = min(random.below(6), bytes.count - place)
      let piece = Self.pieces[random.below(Self.pieces.count)]
      switch random.below(4) {
      case 0: bytes.insert(contentsOf: piece.utf8, at: place)
      case 1: bytes.replaceSubrange(place..<(place + length), with: piece.utf8)
      case 2: bytes.removeSubrange(place..<(place + length))
      default: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
