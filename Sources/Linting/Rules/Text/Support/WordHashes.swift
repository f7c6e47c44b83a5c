/// Hashes of words that each word of all texts is looked for in.
///
/// Nearly none is found: a few bits of a hash turn most away before the set has to be asked.
struct WordHashes: Sendable {
  private let hashes: Set<UInt64>
  private var marks: [UInt64] = Array(repeating: 0, count: WordHashes.markCount / 64)

  init(_ hashes: some Sequence<UInt64>) {
    self.hashes = Set(hashes)
    for hash in self.hashes {
      let mark = Self.mark(of: hash)
      marks[mark / 64] |= 1 &<< UInt64(mark % 64)
    }
  }

  func contains(_ hash: UInt64) -> Bool {
    let mark = Self.mark(of: hash)
    return marks[mark / 64] &>> UInt64(mark % 64) & 1 != 0 && hashes.contains(hash)
  }

  /// Several for each word of the longest lists.
  private static let markCount = 4096

  private static func mark(of hash: UInt64) -> Int {
    Int((hash ^ hash &>> 32) & UInt64(markCount - 1))
  }
}
