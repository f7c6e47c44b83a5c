import SwiftSyntax

extension Lowering {
  func pattern(_ node: PatternSyntax, annotation: TypeAnnotationSyntax?) -> Pattern {
    let pattern = pattern(node)
    return annotation.map { .typed(pattern, type($0.type)) } ?? pattern
  }

  /// - Parameter isBinding: Whether the pattern stands under a `let` or `var`, where a bare name
  ///   binds instead of being compared.
  func pattern(_ node: PatternSyntax, isBinding: Bool = false) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let identifier):
      .name(name(identifier.identifier))
    case .tuplePattern(let tuple):
      .tuple(tuple.elements.map { pattern($0.pattern, isBinding: isBinding) })
    case .valueBindingPattern(let binding):
      pattern(binding.pattern, isBinding: true)
    case .expressionPattern(let expression):
      pattern(ofExpression: expression.expression, isBinding: isBinding)
    case .isTypePattern, .missingPattern, .wildcardPattern:
      .wildcard
    }
  }

  private func pattern(ofExpression node: ExprSyntax, isBinding: Bool) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner):
      return pattern(inner.pattern, isBinding: isBinding)
    case .functionCallExpr(let call):
      return .enumCase(
        expression(call.calledExpression),
        call.arguments.map { pattern(ofExpression: $0.expression, isBinding: isBinding) })
    case .tupleExpr(let tuple):
      return .tuple(
        tuple.elements.map { pattern(ofExpression: $0.expression, isBinding: isBinding) })
    case .optionalChainingExpr(let optional):
      return .optional(pattern(ofExpression: optional.expression, isBinding: isBinding))
    case .discardAssignmentExpr:
      return .wildcard
    case .declReferenceExpr(let reference) where isBinding:
      return .name(name(reference.baseName))
    case .sequenceExpr(let sequence):
      return castPattern(sequence, isBinding: isBinding) ?? .expression(expression(node))
    default:
      return .expression(expression(node))
    }
  }

  /// `let error as DecodingError`: the parser leaves it as an unfolded sequence.
  private func castPattern(_ node: SequenceExprSyntax, isBinding: Bool) -> Pattern? {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = expression(elements[2]).typeReference
    else { return nil }
    return .cast(pattern(ofExpression: elements[0], isBinding: isBinding), type)
  }
}
