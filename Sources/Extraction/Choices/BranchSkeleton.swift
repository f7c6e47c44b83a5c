import SwiftSyntax

/// How the code of a file spells keys.
struct FileKeys {
  /// Where the literals start that are keys.
  var offsets: Set<Int>
  var constants: KeyConstants
}

/// What a branch does, with a hole where its key stands, so that branches can be compared.
struct BranchSkeleton {
  private var pieces: [String] = []
  private var literals: [StringLiteralExprSyntax] = []
  private var named: [NamedKey] = []
  private let spelling: FileKeys
  /// Where the branch's code is, without what stands around it.
  let range: Range<Int>

  init?(_ nodes: [Syntax], _ spelling: FileKeys) {
    guard let first = nodes.first, let last = nodes.last else { return nil }
    self.spelling = spelling
    range = first.codeRange.lowerBound..<last.codeRange.upperBound
    for node in nodes { append(node) }
  }

  private mutating func append(_ node: Syntax) {
    if let literal = node.as(StringLiteralExprSyntax.self) {
      if spelling.offsets.contains(literal.codeRange.lowerBound) {
        literals.append(literal)
        return pieces.append("\0key")
      }
      // Translators get another note for another text.
      if literal.parent?.as(LabeledExprSyntax.self)?.label?.text == "comment" {
        return pieces.append("\0comment")
      }
    }
    if let key = NamedKey(node, among: spelling.constants) {
      named.append(key)
      return pieces.append("\0key")
    }
    // A text that shows no number needs no call that fills it: "1 file", but "%d files".
    if let format = node.as(FunctionCallExprSyntax.self)?.filledFormat {
      return append(Syntax(format))
    }
    if let token = node.as(TokenSyntax.self) { return pieces.append(token.text) }
    for child in node.children(viewMode: .sourceAccurate) { append(child) }
  }

  /// The key, where there is one and no more.
  var key: ChosenKey? {
    guard literals.count + named.count == 1 else { return nil }
    if let literal = literals.first { return KeyLiteral(literal).map(ChosenKey.literal) }
    return named.first.map(ChosenKey.constant)
  }

  var returns: Bool { pieces.first == "return" }

  /// Whether both do the same, whatever their keys are.
  func isAlike(_ other: BranchSkeleton) -> Bool { pieces == other.pieces }
}
