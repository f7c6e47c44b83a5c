/// A file made from another one by a few random changes of its bytes.
package struct ByteMutation {
  /// Longer inputs only make the same mistakes more slowly.
  static let longest = 256 << 10

  package private(set) var bytes: [UInt8]

  /// What breaks parsers of any format: marks of encodings, malformed UTF-8, odd line ends, and
  /// numbers that fit nowhere.
  private static let anywhere: [[UInt8]] =
    [
      [0], [0xFF], [0xFE, 0xFF], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xED, 0xA0, 0x80],
      [0xC0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xE2, 0x82], [13, 10], [13], [10],
      [0xE2, 0x80, 0xA8], [0xC2, 0x85], [9], [32], [0x1B], [0x7F],
    ]
    + [
      "\u{202E}", "\u{301}", "é", "👩‍👩‍👧", "\u{FEFF}", "\u{E0041}", "-1", "0", "99999999999999999999",
      "1e999",
      "9223372036854775807", "-9223372036854775808", "0x7FFFFFFFFFFFFFFF", "../", "/", "\\", "\"",
      "'",
    ].map { Array($0.utf8) }

  /// - Parameters:
  ///   - seeds: What is changed, of which there must be one.
  ///   - tokens: Words of the format.
  ///   - seed: Where the random numbers start.
  ///   - number: Which of the inputs that follow from the seed.
  package init(seeds: [[UInt8]], tokens: [String], seed: UInt64, number: Int) {
    var random = Random(seed: seed, number: number)
    bytes = random.pick(seeds)
    let words = tokens.map { Array($0.utf8) }
    for _ in 0...random.pick([0, 0, 1, 2, 5]) {
      // Three times in four a word of the format, for what is no longer of the format is soon over.
      let word =
        words.isEmpty || random.below(4) == 0 ? random.pick(Self.anywhere) : random.pick(words)
      change(with: word, among: words, from: seeds, &random)
    }
    if bytes.count > Self.longest { bytes.removeSubrange(Self.longest...) }
  }

  private mutating func change(
    with word: [UInt8], among words: [[UInt8]], from seeds: [[UInt8]], _ random: inout Random
  ) {
    let place = random.below(bytes.count + 1)
    let length = min(random.pick([1, 1, 4, 20, 200, 2000]), bytes.count - place)
    let range = place..<(place + length)
    switch random.below(14) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1 where place < bytes.count: bytes[place] = UInt8(random.below(256))
    case 2: bytes.removeSubrange(range)
    case 3: bytes.insert(contentsOf: bytes[range], at: place)
    case 4: bytes.removeSubrange(place...)
    case 5: repeatPart(range, &random)
    case 6: bytes.insert(contentsOf: Self.many(word, &random), at: place)
    case 7: splice(random.pick(seeds), at: place, &random)
    case 8: move(range, &random)
    case 9: bytes = Self.encoded(bytes, &random)
    case 10: bytes.replaceSubrange(range, with: word)
    case 11:
      let phrase = Self.phrase(of: words + [word], &random)
      bytes.insert(contentsOf: Self.many(phrase, &random), at: place)
    default: bytes.insert(contentsOf: word, at: place)
    }
  }

  /// Nests or chains a part of the file deeper than anybody would.
  private mutating func repeatPart(_ range: Range<Int>, _ random: inout Random) {
    let part = bytes[range.prefix(200)]
    bytes.insert(
      contentsOf: Self.many(Array(part), &random), at: range.lowerBound)
  }

  /// A few words, for parsers look ahead behind some pairs of them only.
  private static func phrase(of words: [[UInt8]], _ random: inout Random) -> [UInt8] {
    let gap: [UInt8] = random.below(2) == 0 ? [] : [32]
    let end: [UInt8] = random.below(2) == 0 ? [] : [10]
    let picked = (0..<random.pick([2, 2, 3, 4, 6])).map { _ in random.pick(words) }
    return Array(picked.joined(separator: gap)) + end
  }

  private static func many(_ word: [UInt8], _ random: inout Random) -> [UInt8] {
    let count = min(random.pick([3, 40, 700, 20_000]), longest / max(1, word.count))
    // Debug builds take seconds to join as many words.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * word.count)
    for _ in 0..<count { bytes += word }
    return bytes
  }

  private mutating func splice(_ other: [UInt8], at place: Int, _ random: inout Random) {
    let start = random.below(other.count + 1)
    bytes.insert(contentsOf: other[start...].prefix(random.pick([10, 100, 3000])), at: place)
  }

  private mutating func move(_ range: Range<Int>, _ random: inout Random) {
    let part = Array(bytes[range])
    bytes.removeSubrange(range)
    bytes.insert(contentsOf: part, at: random.below(bytes.count + 1))
  }

  /// The text in another encoding, or with other line ends.
  private static func encoded(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let isMarked = random.below(2) == 0
    switch random.below(5) {
    case 0: return (isMarked ? [0xFF, 0xFE] : []) + text.utf16.flatMap { [$0.low, $0.high] }
    case 1: return (isMarked ? [0xFE, 0xFF] : []) + text.utf16.flatMap { [$0.high, $0.low] }
    case 2: return [0xEF, 0xBB, 0xBF] + bytes
    case 3: return bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
    default: return bytes.map { $0 == 10 ? 13 : $0 }
    }
  }
}

extension UInt16 {
  fileprivate var low: UInt8 { UInt8(truncatingIfNeeded: self) }
  fileprivate var high: UInt8 { UInt8(truncatingIfNeeded: self >> 8) }
}
