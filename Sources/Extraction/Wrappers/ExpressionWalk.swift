/// Goes through all expressions of a body, the outer ones first, closures included.
struct ExpressionWalk {
  /// Takes each expression.
  var visit: (Expression) -> Void
  /// Takes each name that is bound to a value.
  var bind: (_ name: String, _ value: Expression) -> Void
  /// Takes names that stand for anything else in what follows.
  var hide: (_ names: [String]) -> Void
  /// Goes through a block, behind which the names that were taken in it stand for what they did before.
  var scope: (_ block: () -> Void) -> Void
  /// Takes each function that a body declares, behind the names of its parameters.
  var enter: (_ function: FunctionDeclaration) -> Void
  private static let deepest = 256

  func walk(_ statements: [Statement], depth: Int = 0) {
    guard depth < Self.deepest else { return }
    for statement in statements { walk(statement, depth: depth + 1) }
  }

  /// - Parameter names: The parameters, or what a pattern binds.
  private func block(_ statements: [Statement], depth: Int, hiding names: [String] = []) {
    scope {
      hide(names)
      walk(statements, depth: depth)
    }
  }

  private func walk(_ statement: Statement, depth: Int) {
    switch statement {
    case .expression(let expression): walk(expression, depth)
    case .variable(let variable): walk(variable, depth)
    case .function(let function):
      scope {
        hide(function.parameters.map(\.name))
        enter(function)
        walk(function.body, depth: depth)
      }
    case .type: break
    case .returned(let value): if let value { walk(value, depth) }
    case .conditional(let conditional): walk(conditional, depth)
    case .guarded(let conditions, let otherwise):
      block(otherwise, depth: depth)
      walk(conditions, depth)
    case .loop(let loop): walk(loop, depth)
    case .switched(let switched): walk(switched, depth)
    case .doBlock(let statement):
      block(statement.body, depth: depth)
      for clause in statement.catches { block(clause.body, depth: depth) }
    case .block(let body): block(body, depth: depth)
    }
  }

  private func walk(_ variable: VariableDeclaration, _ depth: Int) {
    guard let value = variable.initializer else { return hide(variable.boundNames) }
    walk(value, depth)
    if let name = variable.name { bind(name, value) } else { hide(variable.boundNames) }
  }

  private func walk(_ conditional: IfStatement, _ depth: Int) {
    scope {
      walk(conditional.conditions, depth)
      walk(conditional.then, depth: depth)
    }
    block(conditional.otherwise, depth: depth)
  }

  private func walk(_ loop: LoopStatement, _ depth: Int) {
    if let sequence = loop.sequence { walk(sequence, depth) }
    scope {
      if let pattern = loop.pattern { hide(pattern.boundNames) }
      walk(loop.conditions, depth)
      walk(loop.body, depth: depth)
    }
  }

  private func walk(_ switched: SwitchStatement, _ depth: Int) {
    walk(switched.subject, depth)
    for clause in switched.cases {
      block(clause.body, depth: depth, hiding: clause.patterns.flatMap(\.boundNames))
    }
  }

  private func walk(_ conditions: [Condition], _ depth: Int) {
    for condition in conditions {
      switch condition {
      case .expression(let value): walk(value, depth)
      case .matching(let pattern, let value):
        walk(value, depth)
        hide(pattern.boundNames)
      case .unwrapping(let pattern, _, let value):
        guard let value else { continue }
        walk(value, depth)
        if case .name(let name) = pattern { bind(name, value) } else { hide(pattern.boundNames) }
      }
    }
  }

  private func walk(_ expression: Expression, _ depth: Int) {
    guard depth < Self.deepest else { return }
    visit(expression)
    switch expression.kind {
    case .conditional(let conditional): walk(conditional, depth + 1)
    case .switched(let switched): walk(switched, depth + 1)
    case .closure(let closure):
      block(closure.body, depth: depth + 1, hiding: closure.parameters.map(\.name))
    default: for part in expression.parts { walk(part, depth + 1) }
    }
  }
}

extension Expression {
  /// The expressions directly within this one, without bodies.
  fileprivate var parts: [Expression] {
    switch kind {
    case .string(let literal):
      literal.segments.flatMap { segment -> [Expression] in
        if case .interpolation(let arguments, _) = segment { arguments.map(\.value) } else { [] }
      }
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let base, let arguments), .subscripted(let base, let arguments):
      [base] + arguments.map(\.value)
    case .array(let elements), .other(let elements): elements
    case .modified(let base, let branches): [base] + branches
    case .dictionary(let elements): elements.flatMap { [$0.key, $0.value] }
    case .tuple(let arguments), .macro(_, let arguments): arguments.map(\.value)
    case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
    case .infix(_, let left, let right), .assignment(let left, let right): [left, right]
    case .prefix(_, let inner), .typeTest(let inner), .optionalChain(let inner),
      .forceUnwrap(let inner), .cast(let inner, _, _):
      [inner]
    default: []
    }
  }
}
