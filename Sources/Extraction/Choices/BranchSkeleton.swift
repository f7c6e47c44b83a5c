import SwiftSyntax

/// What a branch does, with a hole where its key stands, so that branches can be compared.
struct BranchSkeleton {
  private var pieces: [String] = []
  private var keys: [StringLiteralExprSyntax] = []
  private let offsets: Set<Int>
  /// Where the branch's code is, without what stands around it.
  let range: Range<Int>

  /// - Parameter offsets: Where the file's keys are spelled.
  init?(_ nodes: [Syntax], keysAt offsets: Set<Int>) {
    guard let first = nodes.first, let last = nodes.last else { return nil }
    self.offsets = offsets
    range = first.codeRange.lowerBound..<last.codeRange.upperBound
    for node in nodes { append(node) }
  }

  private mutating func append(_ node: Syntax) {
    if let literal = node.as(StringLiteralExprSyntax.self) {
      if offsets.contains(literal.codeRange.lowerBound) {
        keys.append(literal)
        return pieces.append("\0key")
      }
      // Translators get another note for another text.
      if literal.parent?.as(LabeledExprSyntax.self)?.label?.text == "comment" {
        return pieces.append("\0comment")
      }
    }
    // A text that shows no number needs no call that fills it: "1 file", but "%d files".
    if let format = node.as(FunctionCallExprSyntax.self)?.filledFormat {
      return append(Syntax(format))
    }
    if let token = node.as(TokenSyntax.self) { return pieces.append(token.text) }
    for child in node.children(viewMode: .sourceAccurate) { append(child) }
  }

  /// The key, where there is one and no more.
  var key: KeyLiteral? { keys.count == 1 ? KeyLiteral(keys[0]) : nil }

  var returns: Bool { pieces.first == "return" }

  /// Whether both do the same, whatever their keys are.
  func isAlike(_ other: BranchSkeleton) -> Bool { pieces == other.pieces }
}
