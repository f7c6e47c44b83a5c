import PlainBytes

/// Where the payload of each `(` ends.
///
/// A payload runs to its first `)` that closes no inner `(`; a backslash before punctuation skips
/// both; quotation marks protect nothing; more than 32 inner levels are no payload (swift-cmark).
/// The table matches all of them in one pass, so that a message full of unclosed ones stays linear.
struct PayloadParentheses {
  /// Offsets of `(` and of the `)` that closes it, or -1, in the order of the opening ones.
  private var pairs: [(open: Int32, close: Int32)] = []
  /// Lookups only move forward.
  private var cursor = 0

  private static let maximumDepth = 32

  /// - Parameter start: The offset of the first payload that is looked up.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var stack: [OpenPair] = []
    var offset = start - 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        if offset + 1 < bytes.count, bytes[offset + 1].isASCIIPunctuation { offset += 1 }
      case UInt8(ascii: "("):
        stack.append(OpenPair(index: pairs.count, innerDepth: 0))
        pairs.append((Int32(offset), -1))
      case UInt8(ascii: ")"): close(at: offset, &stack)
      default: break
      }
      offset += 1
    }
  }

  private struct OpenPair {
    var index: Int
    /// How deep parentheses stand inside.
    var innerDepth: Int
  }

  private mutating func close(at offset: Int, _ stack: inout [OpenPair]) {
    guard let pair = stack.popLast() else { return }
    if pair.innerDepth <= Self.maximumDepth { pairs[pair.index].close = Int32(offset) }
    guard !stack.isEmpty else { return }
    let depth = max(stack[stack.count - 1].innerDepth, pair.innerDepth + 1)
    stack[stack.count - 1].innerDepth = depth
  }

  /// Looks for the end of one payload without a table.
  ///
  /// - Returns: The offset of its `)`, or nil; and where the look ended.
  static func close(
    ofPayloadAt start: Int, in bytes: UnsafeBufferPointer<UInt8>, end: Int
  ) -> (close: Int?, end: Int) {
    var offset = start
    var depth = 0
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        if offset + 1 < end, bytes[offset + 1].isASCIIPunctuation { offset += 1 }
      case UInt8(ascii: "("):
        depth += 1
        if depth > maximumDepth { return (nil, offset) }
      case UInt8(ascii: ")"):
        if depth == 0 { return (offset, offset) }
        depth -= 1
      default: break
      }
      offset += 1
    }
    return (nil, end)
  }

  /// The offset of the `)` that ends the payload whose first byte is at `start`.
  mutating func close(ofPayloadAt start: Int) -> Int? {
    while cursor < pairs.count, Int(pairs[cursor].open) < start - 1 { cursor += 1 }
    guard cursor < pairs.count, Int(pairs[cursor].open) == start - 1, pairs[cursor].close >= 0
    else { return nil }
    return Int(pairs[cursor].close)
  }
}
