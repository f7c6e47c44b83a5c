/// Words of up to eight bytes, each packed into a number, with what is known of them.
///
/// No dictionary: the words of all texts are looked for several times each, and its hash would take
/// longer than all the rest. A word stands in the first free slot from that on which its number gives.
struct PackedWords: Sendable {
  /// 0 in a free slot.
  private var words: [UInt64]
  private var masks: [UInt32]

  init(_ known: [UInt64: UInt32]) {
    // More than twice as many slots as words, a power of two.
    let count = 1 << (Int.bitWidth - (known.count * 2).leadingZeroBitCount)
    words = Array(repeating: 0, count: count)
    masks = Array(repeating: 0, count: count)
    for (word, mask) in known {
      var slot = Self.slot(of: word, count)
      while words[slot] != 0 { slot = (slot + 1) & (count - 1) }
      (words[slot], masks[slot]) = (word, mask)
    }
  }

  /// What is known of a word; 0 where it isn't here.
  subscript(word: UInt64) -> UInt32 {
    var slot = Self.slot(of: word, words.count)
    while words[slot] != 0 {
      if words[slot] == word { return masks[slot] }
      slot = (slot + 1) & (words.count - 1)
    }
    return 0
  }

  /// By the upper bits of a product, in which all bits of the word have a part.
  private static func slot(of word: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (count - 1)
  }
}
