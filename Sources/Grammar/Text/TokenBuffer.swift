/// The pieces of one text, in buffers that are used again and again: once they have grown, reading
/// a text allocates nothing.
struct TokenBuffer: Sendable {
  private(set) var tokens: [TextToken] = []
  /// The small letters of all words, one after another.
  private(set) var lower: [UInt8] = []

  init() {}

  /// Takes a text apart into words, numbers and what stands between them.
  ///
  /// Every byte is in one piece. Bytes that are no UTF-8 are `other`. Offsets are 32 bits wide, so
  /// what follows after two gigabytes is left out.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ writing: WritingSystem) {
    tokens.removeAll(keepingCapacity: true)
    lower.removeAll(keepingCapacity: true)
    let readable = UnsafeBufferPointer(rebasing: text.prefix(Int(Int32.max)))
    var reader = TextReader(readable, writing)
    while let token = reader.next(&lower) {
      let isSpread = token.kind == .space || token.kind == .other
      if isSpread, let last = tokens.last, last.kind == token.kind {
        tokens[tokens.count - 1].end = token.end
      } else {
        tokens.append(token)
      }
    }
  }

  /// Changes pieces that were read.
  mutating func edit(_ change: (_ tokens: inout [TextToken], _ lower: inout [UInt8]) -> Void) {
    change(&tokens, &lower)
  }
}

extension TokenBuffer {
  /// The small letters of a word; they must not leave the closure.
  func withLower<Result>(
    of token: TextToken, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    lower.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[token.lowerRange])) }
  }
}
