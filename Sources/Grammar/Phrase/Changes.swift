/// New texts of tokens, in the order of the tokens; there are few, so a list is faster than a
/// dictionary.
struct Changes {
  struct Change {
    var token: Int
    /// Where the new text is in the buffer.
    var range: Range<Int>
  }

  private(set) var all: [Change] = []
  /// The new texts, one after another.
  private(set) var written: [UInt8] = []

  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    written.removeAll(keepingCapacity: true)
  }

  /// The new text of a token; nil where it stays as it is.
  subscript(token: Int) -> ArraySlice<UInt8>? {
    guard let place = place(of: token), all[place].token == token else { return nil }
    return written[all[place].range]
  }

  func has(_ token: Int) -> Bool { place(of: token).map { all[$0].token == token } ?? false }

  /// Sets the new text of a token.
  mutating func set(_ token: Int, _ write: (inout [UInt8]) -> Void) {
    let start = written.count
    write(&written)
    let change = Change(token: token, range: start..<written.count)
    guard let place = place(of: token) else { return all.append(change) }
    if all[place].token == token { all[place] = change } else { all.insert(change, at: place) }
  }

  /// Forgets the new text of a token.
  mutating func remove(_ token: Int) {
    guard let place = place(of: token), all[place].token == token else { return }
    all.remove(at: place)
  }

  /// The first change at a token or behind it; nil if all are before: most come behind all others.
  private func place(of token: Int) -> Int? {
    guard let last = all.last, last.token >= token else { return nil }
    var (lower, upper) = (0, all.count - 1)
    while lower < upper {
      let middle = (lower + upper) / 2
      if all[middle].token < token { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
