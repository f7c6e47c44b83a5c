import SwiftSyntax

/// Gives a flat sequence of operands and operators its tree, by the standard library's precedences.
///
/// Own operators get the precedence of addition: they rarely stand beside others, and what counts
/// here is the type of the whole and the literals within.
extension Lowering {
  func fold(_ node: SequenceExprSyntax) -> Expression {
    var operands: [Expression] = []
    var operators: [InfixOperator] = []
    for element in node.elements {
      let form = element.as(ExprSyntaxEnum.self)
      // The type of a cast stands as an operand in the sequence.
      if let infix = infixOperator(form) {
        operators.append(infix)
      } else {
        operands.append(expression(element, form))
      }
    }
    return OperatorSequence(operands: operands, operators: operators)
      .folded(at: offset(of: node))
  }

  private func infixOperator(_ form: ExprSyntaxEnum) -> InfixOperator? {
    switch form {
    case .binaryOperatorExpr(let binary): .binary(binary.operator.text)
    case .assignmentExpr: .assignment
    case .unresolvedTernaryExpr(let ternary): .ternary(expression(ternary.thenExpression))
    case .arrowExpr: .binary("->")
    case .unresolvedAsExpr(let cast): .cast(castKind(cast.questionOrExclamationMark))
    case .unresolvedIsExpr: .typeTest
    default: nil
    }
  }
}

enum InfixOperator {
  case binary(String)
  case assignment
  case ternary(Expression)
  case cast(Expression.CastKind)
  case typeTest

  /// The standard library's precedence groups, from the loosest up.
  var precedence: Int {
    switch self {
    case .assignment: 1
    case .ternary: 2
    case .cast, .typeTest: 8
    case .binary(let name): Self.precedence(of: name)
    }
  }

  var isRightAssociative: Bool {
    switch self {
    case .assignment, .ternary, .binary("??"): true
    case .binary(let name): Self.precedence(of: name) == 1
    default: false
    }
  }

  private static func precedence(of name: String) -> Int {
    switch name {
    case "||": 3
    case "&&": 4
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": 5
    case "??": 6
    case "...", "..<": 9
    case "*", "/", "%", "&*", "&": 11
    case "<<", ">>", "&<<", "&>>": 12
    case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "??=": 1
    default: 10
    }
  }
}

/// Precedence climbing over an operand and operator list.
private struct OperatorSequence {
  var operands: [Expression]
  var operators: [InfixOperator]

  /// Longer sequences are kept flat: their tree would be as deep as they are long.
  static let longest = 512

  func folded(at offset: Int32) -> Expression {
    guard operators.count <= Self.longest, operands.count == operators.count + 1 else {
      return Expression(.other(operands + ternaryBranches), at: offset)
    }
    var cursor = Cursor(operands: operands[...], operators: operators[...])
    return cursor.parse(minimum: 0)
  }

  private var ternaryBranches: [Expression] {
    operators.compactMap { if case .ternary(let branch) = $0 { branch } else { nil } }
  }

  private struct Cursor {
    var operands: ArraySlice<Expression>
    var operators: ArraySlice<InfixOperator>

    mutating func parse(minimum: Int) -> Expression {
      var left = operands.removeFirst()
      while let next = operators.first, next.precedence >= minimum {
        operators.removeFirst()
        let right = parse(minimum: next.precedence + (next.isRightAssociative ? 0 : 1))
        left = combine(left, next, right)
      }
      return left
    }

    private func combine(
      _ left: Expression, _ infix: InfixOperator, _ right: Expression
    ) -> Expression {
      switch infix {
      case .binary(let name):
        Expression(.infix(name, left, right), at: left.offset)
      case .assignment:
        Expression(.assignment(left, right), at: left.offset)
      case .ternary(let then):
        Expression(
          .ternary(condition: left, then: then, otherwise: right), at: left.offset)
      case .cast(let kind):
        Expression(.cast(left, right.typeReference ?? .unknown, kind), at: left.offset)
      case .typeTest:
        Expression(.typeTest(left), at: left.offset)
      }
    }
  }
}

extension Expression {
  /// The type that this expression names, if it can be read as one.
  var typeReference: TypeReference? {
    switch kind {
    case .type(let type): type
    case .name(let name, let arguments): .named(name, arguments)
    case .member(let base?, let name): base.typeReference.map { .member($0, name, []) }
    case .optionalChain(let wrapped): wrapped.typeReference.map { .optional($0) }
    default: nil
    }
  }
}
