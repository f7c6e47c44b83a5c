import SwiftSyntax

/// The last ternary of a sequence of operands and operators, in which there is no other.
struct WrittenTernary {
  var condition: [ExprSyntax]
  var then: ExprSyntax
  var otherwise: [ExprSyntax]

  init?(lastOf elements: [ExprSyntax]) {
    guard let mark = elements.lastIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    // Only an assignment is looser, and what is in front of another ternary is that one's.
    let before = elements[..<mark].lastIndex {
      $0.is(UnresolvedTernaryExprSyntax.self) || $0.is(AssignmentExprSyntax.self)
    }
    condition = Array(elements[((before ?? -1) + 1)..<mark])
    then = ternary.thenExpression
    otherwise = Array(elements[(mark + 1)...])
    guard !condition.isEmpty, !otherwise.isEmpty else { return nil }
  }
}
