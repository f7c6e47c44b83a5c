import SwiftSyntax

extension WordChoice {
  /// Nil for a literal without such a choice, or with choices by several numbers.
  init?(_ node: StringLiteralExprSyntax) {
    let interpolations = node.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
    let found = interpolations.enumerated().compactMap { index, segment in
      Self.word(segment, argument: index + 1)
    }
    guard let first = found.first, let literal = KeyLiteral(node),
      found.allSatisfy({ $0.subject == first.subject && $0.test == first.test })
    else { return nil }
    (subject, test) = (first.subject, first.test)
    self.literal = literal
    words = found.map(\.word)
  }

  private static func word(
    _ segment: ExpressionSegmentSyntax, argument: Int
  ) -> (subject: String, test: NumberTest, word: Word)? {
    guard segment.expressions.count == 1, let only = segment.expressions.first,
      let sequence = only.expression.as(SequenceExprSyntax.self),
      let ternary = WrittenTernary(lastOf: Array(sequence.elements)),
      let test = ChoiceTest(ternary.condition), case .number(let number) = test.condition,
      ternary.condition.count + 2 == sequence.elements.count, ternary.otherwise.count == 1,
      let one = text(of: ternary.then), let other = text(of: ternary.otherwise[0])
    else { return nil }
    return (test.subject, number, Word(argument: argument, one: one, other: other))
  }

  /// The text of a literal without interpolations.
  private static func text(of expression: ExprSyntax) -> String? {
    guard let node = expression.as(StringLiteralExprSyntax.self), !node.hasError else { return nil }
    let parts = WrittenLiteral(node).parts
    return parts.count == 1 ? parts[0].text : nil
  }
}
