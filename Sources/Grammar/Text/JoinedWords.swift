/// Takes words of several words for one: `flat white`, `AT&T`, `7up`.
struct JoinedWords: Sendable {
  /// All that start with a piece, by that piece's hash.
  private var wholes: [UInt64: [Whole]] = [:]
  private var mostPieces = 0
  private var casing = CaseMapping.root

  private struct Whole: Hashable, Sendable {
    var hash: UInt64
    var bytes: [UInt8]
  }

  /// - Parameter word: In small letters, with single spaces; a word that is one token is left out.
  mutating func add(_ word: [UInt8], _ writing: WritingSystem) {
    casing = writing.casing
    word.withUnsafeBufferPointer { bytes in
      var buffer = TokenBuffer()
      buffer.read(bytes, writing)
      guard let first = buffer.tokens.first, buffer.tokens.count > 1 || first.kind != .word else {
        return
      }
      var scratch: [UInt8] = []
      let key = key(of: first, in: bytes, &scratch)
      let whole = Whole(hash: WordHash.of(bytes), bytes: word)
      guard wholes[key]?.contains(whole) != true else { return }
      wholes[key, default: []].append(whole)
      mostPieces = max(mostPieces, buffer.tokens.count)
    }
  }

  /// Makes one piece of each of these words; of several that start at a place the longest counts.
  ///
  /// - Parameter text: What the pieces were read from.
  func join(_ buffer: inout TokenBuffer, in text: UnsafeBufferPointer<UInt8>) {
    guard !wholes.isEmpty else { return }
    buffer.edit { tokens, lower in
      var (read, written) = (0, 0)
      while read < tokens.count {
        if let whole = whole(at: read, tokens, &lower, text) {
          tokens[written] = whole.token
          read += whole.length
        } else {
          tokens[written] = tokens[read]
          read += 1
        }
        written += 1
      }
      tokens.removeLast(tokens.count - written)
    }
  }

  private func whole(
    at index: Int, _ tokens: [TextToken], _ lower: inout [UInt8],
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (token: TextToken, length: Int)? {
    guard let candidates = wholes[key(of: tokens[index], in: text, &lower)] else { return nil }
    let start = lower.count
    var longest: (last: Int, end: Int)?
    for next in index..<min(tokens.count, index + mostPieces) {
      appendPiece(tokens[next], in: text, to: &lower)
      if Self.holds(candidates, lower[start...]) { longest = (next, lower.count) }
    }
    lower.removeLast(lower.count - (longest?.end ?? start))
    guard let (last, _) = longest else { return nil }
    let range = tokens[index].range.lowerBound..<tokens[last].range.upperBound
    var token = TextToken(.word, range)
    token.setLower(from: start, lower)
    token.shape = LetterShape(of: UnsafeBufferPointer(rebasing: text[range]), casing)
    return (token, last - index + 1)
  }

  private static func holds(_ wholes: [Whole], _ bytes: ArraySlice<UInt8>) -> Bool {
    guard wholes.contains(where: { $0.bytes.count == bytes.count }) else { return false }
    let hash = WordHash.of(bytes)
    return wholes.contains { $0.hash == hash && $0.bytes.elementsEqual(bytes) }
  }

  /// - Parameter lower: Where the small letters of a piece may stand for a moment.
  private func key(
    of token: TextToken, in text: UnsafeBufferPointer<UInt8>, _ lower: inout [UInt8]
  ) -> UInt64 {
    if token.kind == .word { return token.hash }
    let start = lower.count
    appendPiece(token, in: text, to: &lower)
    defer { lower.removeLast(lower.count - start) }
    return WordHash.of(lower[start...])
  }

  /// - Parameter lower: Where the small letters of all words are, and where these are appended.
  private func appendPiece(
    _ token: TextToken, in text: UnsafeBufferPointer<UInt8>, to lower: inout [UInt8]
  ) {
    switch token.kind {
    // One byte at a time: a slice of the array itself would make a copy of all of it.
    case .word: for index in token.lowerRange { lower.append(lower[index]) }
    case .space: lower.append(0x20)
    default:
      casing.appendLowercased(UnsafeBufferPointer(rebasing: text[token.range]), to: &lower)
    }
  }
}
