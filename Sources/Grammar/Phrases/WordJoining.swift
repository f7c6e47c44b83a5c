/// Takes words of several words for one: `flat white`, `AT&T`, `7up`.
struct WordJoining: Sendable {
  /// All that start with a piece.
  private var wholes: [[UInt8]: Set<[UInt8]>] = [:]
  private var mostPieces = 0

  /// - Parameter word: In small letters, with single spaces; a word that is one token is left out.
  mutating func add(_ word: [UInt8]) {
    word.withUnsafeBufferPointer { bytes in
      let tokens = Tokenizer.tokens(of: bytes)
      guard let first = tokens.first, tokens.count > 1 || first.kind != .word else { return }
      wholes[Self.piece(first, in: bytes), default: []].insert(word)
      mostPieces = max(mostPieces, tokens.count)
    }
  }

  /// Tokens with each of these words as one; of several that start at a place the longest counts.
  func joined(_ tokens: [Token], in bytes: UnsafeBufferPointer<UInt8>) -> [Token] {
    guard !wholes.isEmpty else { return tokens }
    var joined: [Token] = []
    var index = 0
    while index < tokens.count {
      let whole = whole(at: index, tokens, bytes)
      joined.append(whole?.token ?? tokens[index])
      index += whole?.length ?? 1
    }
    return joined
  }

  private func whole(
    at index: Int, _ tokens: [Token], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (token: Token, length: Int)? {
    guard let candidates = wholes[Self.piece(tokens[index], in: bytes)] else { return nil }
    var text: [UInt8] = []
    var longest: (token: Token, length: Int)?
    for next in index..<min(tokens.count, index + mostPieces) {
      text += Self.piece(tokens[next], in: bytes)
      guard candidates.contains(text) else { continue }
      let range = tokens[index].range.lowerBound..<tokens[next].range.upperBound
      longest = (Token(kind: .word, range: range, lower: text), next - index + 1)
    }
    return longest
  }

  private static func piece(_ token: Token, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    switch token.kind {
    case .word: token.lower
    case .space: [UInt8(ascii: " ")]
    default: LetterCase.lowercased(bytes[token.range])
    }
  }
}

extension Inflection.Edit {
  /// An edit of several words as one for each, so that what stands between them is kept.
  func byWord(in bytes: UnsafeBufferPointer<UInt8>) -> [Inflection.Edit] {
    let space = UInt8(ascii: " ")
    guard bytes[range].contains(space) else { return [self] }
    let olds = bytes[range].split(separator: space)
    let news = replacement.split(separator: " ")
    guard olds.count > 1, olds.count == news.count else { return [self] }
    return zip(olds, news).compactMap { old, new in
      guard !old.elementsEqual(new.utf8) else { return nil }
      return Inflection.Edit(range: old.startIndex..<old.endIndex, replacement: String(new))
    }
  }
}
