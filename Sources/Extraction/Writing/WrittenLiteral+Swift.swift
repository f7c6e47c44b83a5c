import SwiftSyntax

/// Swift.
extension WrittenLiteral {
  /// The literals that start at some offsets of a Swift file; nil where none does, or where the file
  /// is too complex to be parsed.
  ///
  /// To be called on a large stack (`parallelMap`, `onLargeStack`).
  package static func literals(inSwift bytes: [UInt8], at offsets: [Int]) -> [WrittenLiteral?] {
    nodes(inSwift: bytes, at: offsets).map { $0.map { WrittenLiteral($0) } }
  }

  static func nodes(inSwift bytes: [UInt8], at offsets: [Int]) -> [StringLiteralExprSyntax?] {
    guard let tree = try? GuardedParser.tree(of: bytes) else { return offsets.map { _ in nil } }
    return offsets.map { node(at: $0, in: tree) }
  }

  private static func node(
    at offset: Int, in tree: SourceFileSyntax
  ) -> StringLiteralExprSyntax? {
    var node = tree.token(at: AbsolutePosition(utf8Offset: offset)).map { Syntax($0) }
    while let current = node, current.positionAfterSkippingLeadingTrivia.utf8Offset == offset {
      if let literal = current.as(StringLiteralExprSyntax.self) {
        return literal.hasError ? nil : literal
      }
      node = current.parent
    }
    return nil
  }

  init(_ node: StringLiteralExprSyntax) {
    let length = node.openingPounds?.text.utf8.count ?? 0
    let escape = EscapeSequences(delimiterLength: length)
    let start = node.openingQuote.endPosition.utf8Offset
    var parts = [Part(text: "", range: start..<start)]
    var isEmpty = true
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        escape.append(part.content.text, to: &parts[parts.count - 1].text)
        let end = part.content.endPositionBeforeTrailingTrivia.utf8Offset
        // The indentation of a literal of several lines is none of its text.
        let first = part.content.positionAfterSkippingLeadingTrivia.utf8Offset
        let lower = isEmpty ? first : parts[parts.count - 1].range.lowerBound
        parts[parts.count - 1].range = lower..<end
        isEmpty = false
      case .expressionSegment(let part):
        let end = part.endPosition.utf8Offset
        parts.append(Part(text: "", range: end..<end))
        isEmpty = true
      }
    }
    self.parts = parts
    language = .swift(delimiterLength: length)
  }
}
