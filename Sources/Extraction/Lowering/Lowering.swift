import Reading
import SwiftSyntax

/// Turns a syntax tree into the reduced program that inference and extraction work on.
///
/// The tree of a file takes some thirty times the memory of its text; the reduced form keeps the
/// declarations and whatever can reach a string literal, so that thousands of files fit at once.
struct Lowering {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the file's quotation marks are.
  private let quotes: [Int32]
  /// Where `$1` stands.
  private let secondShorthands: [Int32]
  let names = Interner()
  /// Whether code counts that only debug builds have.
  let includesDebug: Bool
  /// Whether code is kept that can't reach a literal but may hand on what it is given.
  private let keepsAll: Bool

  /// - Parameter bytes: The file's UTF-8 bytes, the ones that were parsed.
  init(bytes: UnsafeBufferPointer<UInt8>, includesDebug: Bool, keepsAll: Bool) {
    self.includesDebug = includesDebug
    self.keepsAll = keepsAll
    var quotes: [Int32] = []
    var secondShorthands: [Int32] = []
    for offset in 0..<bytes.count {
      if bytes[offset] == UInt8(ascii: "\"") {
        quotes.append(Int32(truncatingIfNeeded: offset))
      } else if bytes[offset] == UInt8(ascii: "$"), offset + 1 < bytes.count,
        bytes[offset + 1] == UInt8(ascii: "1")
      {
        secondShorthands.append(Int32(truncatingIfNeeded: offset))
      }
    }
    self.bytes = bytes
    self.quotes = quotes
    self.secondShorthands = secondShorthands
  }

  /// Whether the source of `node` contains a quotation mark, hence perhaps a literal.
  func mayHoldLiteral(_ node: some SyntaxProtocol) -> Bool {
    keepsAll || contains(quotes, in: node)
  }

  /// Whether the source of `node` contains `$1`.
  func mentionsSecondShorthand(_ node: some SyntaxProtocol) -> Bool {
    contains(secondShorthands, in: node)
  }

  private func contains(_ offsets: [Int32], in node: some SyntaxProtocol) -> Bool {
    guard !offsets.isEmpty else { return false }
    let end = Int32(truncatingIfNeeded: node.endPosition.utf8Offset)
    let start = Int32(truncatingIfNeeded: node.position.utf8Offset)
    let first = offsets.partitioningIndex { $0 >= start }
    return first < offsets.count && offsets[first] < end
  }

  /// Whether a short body may hand on a text that the function is given.
  func mayPassText(_ body: CodeBlockSyntax, header: FunctionParameterClauseSyntax) -> Bool {
    PassingMarks.mayPassText(body: bytes(of: body), header: bytes(of: header))
  }

  /// Whether a short getter may hand on the value that it is a member of.
  func mayPassSelf(_ body: CodeBlockItemListSyntax) -> Bool {
    PassingMarks.mayPassSelf(body: bytes(of: body))
  }

  private func bytes(of node: some SyntaxProtocol) -> UnsafeBufferPointer<UInt8>.SubSequence {
    let end = min(node.endPosition.utf8Offset, bytes.count)
    return bytes[min(node.position.utf8Offset, end)..<end]
  }

  /// The source of `node` without the white space and comments around it.
  func text(of node: some SyntaxProtocol) -> String {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, bytes.count)
    guard start < end else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
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
