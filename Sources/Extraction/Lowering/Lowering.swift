import SwiftSyntax

/// Turns a syntax tree into the reduced program that inference and extraction work on.
///
/// The tree of a file takes some thirty times the memory of its text; the reduced form keeps the
/// declarations and whatever can reach a string literal, so that thousands of files fit at once.
struct Lowering {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let quotes: [Int32]
  private let names = Interner()

  /// - Parameter bytes: The file's UTF-8 bytes, the ones that were parsed.
  init(bytes: UnsafeBufferPointer<UInt8>) {
    var quotes: [Int32] = []
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
      quotes.append(Int32(truncatingIfNeeded: offset))
    }
    self.bytes = bytes
    self.quotes = quotes
  }

  /// Whether the source of `node` contains a quotation mark, hence perhaps a literal.
  func mayHoldLiteral(_ node: some SyntaxProtocol) -> Bool {
    guard !quotes.isEmpty else { return false }
    let end = Int32(truncatingIfNeeded: node.endPosition.utf8Offset)
    let start = Int32(truncatingIfNeeded: node.position.utf8Offset)
    var low = 0
    var high = quotes.count
    while low < high {
      let middle = (low + high) / 2
      if quotes[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < quotes.count && quotes[low] < end
  }

  /// Whether the source of `node` contains an ASCII text.
  func contains(_ text: String, in node: some SyntaxProtocol) -> Bool {
    let start = node.position.utf8Offset
    let end = min(node.endPosition.utf8Offset, bytes.count)
    guard start < end else { return false }
    return bytes[start..<end].firstRange(of: Array(text.utf8)) != nil
  }

  func offset(of node: some SyntaxProtocol) -> Int32 {
    Int32(truncatingIfNeeded: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The identifier of a token, without the backticks that escape keywords.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else {
      return names.intern(text)
    }
    return names.intern(String(text.dropFirst().dropLast()))
  }
}
