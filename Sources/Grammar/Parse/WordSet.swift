/// Words of a phrase by their numbers, as bits: no phrase has more than 64 words that matter.
struct WordSet: Sequence {
  private let first: Int
  private var bits: UInt64 = 0

  /// - Parameter first: The smallest number that it may hold; those 64 or more behind it are left out.
  init(from first: Int) { self.first = first }

  var isEmpty: Bool { bits == 0 }

  mutating func insert(_ word: Int) {
    guard (first..<(first + 64)).contains(word) else { return }
    bits |= 1 << UInt64(word - first)
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

  func makeIterator() -> Iterator { Iterator(rest: bits, first: first) }
}
