package import SwiftSyntax

/// What a condition asks, and of what.
struct ChoiceTest {
  var subject: String
  var condition: KeyChoice.Condition

  /// Reads `count == 1` or `size == .small`; nil for all else.
  ///
  /// - Parameter elements: An expression, or the parts of one whose operators have no tree yet.
  init?(_ elements: [ExprSyntax]) {
    var inner = elements
    while inner.count == 1, let parts = Self.elements(inside: inner[0]) { inner = parts }
    guard let read = Self.read(inner) else { return nil }
    (subject, condition) = read
  }

  private static func read(
    _ elements: [ExprSyntax]
  ) -> (subject: String, condition: KeyChoice.Condition)? {
    guard elements.count == 3, let operation = elements[1].as(BinaryOperatorExprSyntax.self) else {
      return nil
    }
    let name = operation.operator.text
    if let number = integer(elements[2]) {
      return NumberTest(name, number).map { (elements[0].counted.code, .number($0)) }
    }
    if let number = integer(elements[0]) {
      return NumberTest(reversed: name, number).map { (elements[2].counted.code, .number($0)) }
    }
    guard name == "==", let value = caseName(elements[2]) else { return nil }
    return (elements[0].code, .names([value]))
  }

  /// Reads the condition of an `if`.
  init?(_ conditions: ConditionElementListSyntax) {
    guard conditions.count == 1, case .expression(let expression)? = conditions.first?.condition
    else { return nil }
    self.init([expression])
  }

  /// What a `guard` asks whose body is at hand; nil for what isn't about a number.
  var negated: ChoiceTest? {
    guard case .number(let test) = condition else { return nil }
    var other = self
    other.condition = .number(.not(test))
    return other
  }

  private static func elements(inside expression: ExprSyntax) -> [ExprSyntax]? {
    if let sequence = expression.as(SequenceExprSyntax.self) { return Array(sequence.elements) }
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return nil }
    return [only.expression]
  }

  static func integer(_ expression: ExprSyntax) -> Int? {
    expression.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) }
  }

  /// The name in `.small`.
  static func caseName(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else {
      return nil
    }
    return member.declName.baseName.text
  }
}

extension SwitchCaseSyntax {
  /// What the clause is for; nil for patterns that bind, ask more, or are neither numbers nor names.
  package var choiceCondition: KeyChoice.Condition? {
    guard case .case(let label) = label else { return .otherwise }
    var numbers: [Int] = []
    var names: [String] = []
    for item in label.caseItems {
      guard item.whereClause == nil,
        let pattern = item.pattern.as(ExpressionPatternSyntax.self)
      else { return nil }
      if let number = ChoiceTest.integer(pattern.expression) {
        numbers.append(number)
      } else if let name = ChoiceTest.caseName(pattern.expression) {
        names.append(name)
      } else {
        return nil
      }
    }
    if names.isEmpty { return .number(.oneOf(numbers)) }
    return numbers.isEmpty ? .names(names) : nil
  }
}
