/// Words of a phrase by their numbers, as bits: no phrase has more than 64 words that matter.
struct WordSet: Sequence {
  private let start: Int
  private var bits: UInt64 = 0

  /// - Parameter start: The smallest number that it may hold; those 64 or more behind it are left out.
  init(from start: Int) { self.start = start }

  /// The words of a range that fit.
  init(_ range: Range<Int>, where fits: (Int) -> Bool) {
    self.init(from: range.lowerBound)
    for word in range.prefix(64) where fits(word) { insert(word) }
  }

  func selecting(_ fits: (Int) -> Bool) -> WordSet {
    var result = WordSet(from: start)
    for word in self where fits(word) { result.insert(word) }
    return result
  }

  /// The smallest.
  var first: Int? { bits == 0 ? nil : start + bits.trailingZeroBitCount }
  var count: Int { bits.nonzeroBitCount }

  func contains(_ word: Int) -> Bool {
    (start..<(start + 64)).contains(word) && bits & 1 << UInt64(word - start) != 0
  }

  var isEmpty: Bool { bits == 0 }

  mutating func insert(_ word: Int) {
    guard (start..<(start + 64)).contains(word) else { return }
    bits |= 1 << UInt64(word - start)
  }

  struct Iterator: IteratorProtocol {
    fileprivate var rest: UInt64
    fileprivate let first: Int

    mutating func next() -> Int? {
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return first + rest.trailingZeroBitCount
    }
  }

  func makeIterator() -> Iterator { Iterator(rest: bits, first: start) }
}
