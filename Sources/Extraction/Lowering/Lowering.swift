import Reading
import SwiftSyntax

/// Turns a syntax tree into the reduced program that inference and extraction work on.
///
/// The tree of a file takes some thirty times the memory of its text; the reduced form keeps the
/// declarations and whatever can reach a string literal, so that thousands of files fit at once.
struct Lowering {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let condensed: CondensedSource
  private let marks: SourceMarks
  let names = Interner()
  let passed = PassedTexts()
  let branches = ConditionalBranches()
  /// Whether code counts that only debug builds have.
  let includesDebug: Bool
  /// Whether code is kept that can't reach a literal but may hand on what it is given.
  private let keepsAll: Bool

  /// - Parameters:
  ///   - bytes: The file's UTF-8 bytes.
  ///   - condensed: What was parsed of them.
  ///   - marks: Where what matters stands in that.
  init(
    bytes: UnsafeBufferPointer<UInt8>, condensed: CondensedSource, marks: SourceMarks,
    includesDebug: Bool, keepsAll: Bool
  ) {
    self.bytes = bytes
    self.condensed = condensed
    self.marks = marks
    self.includesDebug = includesDebug
    self.keepsAll = keepsAll
  }

  /// Whether the source of `node` contains a quotation mark, hence perhaps a literal, names the bundle
  /// that a wrapper's texts are in, calls or sets what looks texts up, or mentions a text that a
  /// function around it is given.
  func mayHoldLiteral(_ node: some SyntaxProtocol) -> Bool {
    keepsAll || contains(marks.offsets, in: node)
      || passed.mentions.contains { contains($0, in: node) }
  }

  /// Whether the source of `node` contains `$1`.
  func mentionsSecondShorthand(_ node: some SyntaxProtocol) -> Bool {
    contains(marks.secondShorthands, in: node)
  }

  private func contains(_ offsets: [Int32], in node: some SyntaxProtocol) -> Bool {
    guard !offsets.isEmpty else { return false }
    let end = Int32(truncatingIfNeeded: node.endPosition.utf8Offset)
    let start = Int32(truncatingIfNeeded: node.position.utf8Offset)
    let first = offsets.partitioningIndex { $0 >= start }
    return first < offsets.count && offsets[first] < end
  }

  /// Whether a body may hand on a text that the function is given.
  func mayPassText(_ body: CodeBlockSyntax, header: FunctionParameterClauseSyntax) -> Bool {
    PassingMarks.mayPassText(body: bytes(of: body), header: bytes(of: header))
  }

  /// Whether all of a body is kept that may hand on a text.
  func isShort(_ body: CodeBlockSyntax) -> Bool {
    bytes(of: body).count <= PassingMarks.longestWhole
  }

  /// Whether something looks up the text that a property computes.
  func isLookedUp(_ pattern: Pattern, _ type: TypeReference?) -> Bool {
    guard case .name(let name) = pattern, type.map(TextTypes.isText) == true else { return false }
    return marks.haveLookUp(ofGetter: name)
  }

  /// Where a body mentions some of the function's parameters.
  func mentions(of names: [String], in body: CodeBlockSyntax) -> [Int32] {
    guard !names.isEmpty else { return [] }
    let parsed = condensed.bytes
    let end = min(body.endPosition.utf8Offset, parsed.count)
    let start = min(body.position.utf8Offset, end)
    return PassingMarks.mentions(
      of: Set(names.map { Array($0.utf8)[...] }), in: parsed[start..<end])
  }

  /// Whether a short getter may hand on the value that it is a member of: a text's may do so without
  /// naming it.
  func mayPassSelf(_ body: CodeBlockItemListSyntax) -> Bool {
    PassingMarks.mayPassSelf(body: bytes(of: body), isText: passed.isSelfText)
  }

  private func bytes(of node: some SyntaxProtocol) -> UnsafeBufferPointer<UInt8>.SubSequence {
    bytes(node.position.utf8Offset, node.endPosition.utf8Offset)
  }

  /// The file's bytes between two offsets of what was parsed.
  private func bytes(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8>.SubSequence {
    let range = condensed.original(of: min(start, end)..<end)
    let upper = min(range.upperBound, bytes.count)
    return bytes[min(range.lowerBound, upper)..<upper]
  }

  /// The source of `node` without the white space and comments around it.
  func text(of node: some SyntaxProtocol) -> String {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    guard start < end else { return "" }
    return String(decoding: bytes(start, end), as: UTF8.self)
  }

  /// Where a node starts in the file.
  func offset(of node: some SyntaxProtocol) -> Int32 {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return Int32(truncatingIfNeeded: condensed.original(of: offset))
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
