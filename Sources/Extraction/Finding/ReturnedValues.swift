/// The values that a body may give, each with the names that are known where it stands.
struct ReturnedValues {
  private let inference: Inference
  private var found: [Value] = []

  struct Value {
    var expression: Expression
    var scope: Scope
    /// Whether `return` stands before it.
    fileprivate var isReturned: Bool
  }

  /// - Parameter scope: The names around the body.
  init(of body: [Statement], in scope: Scope, _ inference: Inference) {
    self.inference = inference
    collect(body, in: scope)
  }

  /// What is returned; where nothing is, what stands at the end of the body, or of its branches.
  var values: [Value] {
    let returned = found.filter(\.isReturned)
    return returned.isEmpty ? found : returned
  }

  /// - Parameter isReturned: Whether the body is part of what is returned.
  private mutating func collect(
    _ body: [Statement], isReturned: Bool = false, in scope: Scope
  ) {
    var scope = scope
    for (position, statement) in body.enumerated() {
      if case .expression(let value) = statement {
        // Each of the branches of `#if` may be a value of its own.
        if position == body.count - 1 || value.isText { add(value, isReturned, in: scope) }
      } else {
        collect(statement, isReturned, in: scope)
      }
      scope = inference.scope(after: statement, in: scope)
    }
  }

  private mutating func collect(_ statement: Statement, _ isReturned: Bool, in scope: Scope) {
    switch statement {
    case .returned(let value): if let value { add(value, true, in: scope) }
    case .conditional(let conditional): collect(conditional, isReturned, in: scope)
    case .switched(let switched): collect(switched, isReturned, in: scope)
    case .guarded(_, let otherwise): collect(otherwise, in: scope)
    case .loop(let loop): collect(loop.body, in: inference.scope(inside: loop, in: scope))
    case .doBlock(let block):
      collect(block.body, isReturned: isReturned, in: scope)
      for clause in block.catches { collect(clause.body, isReturned: isReturned, in: scope) }
    case .block(let body): collect(body, in: scope)
    case .expression, .variable, .function, .type: break
    }
  }

  private mutating func collect(
    _ conditional: IfStatement, _ isReturned: Bool, in scope: Scope
  ) {
    let inner = inference.scope(inside: conditional.conditions, in: scope)
    collect(conditional.then, isReturned: isReturned, in: inner)
    collect(conditional.otherwise, isReturned: isReturned, in: scope)
  }

  private mutating func collect(
    _ switched: SwitchStatement, _ isReturned: Bool, in scope: Scope
  ) {
    for clause in switched.cases {
      let inner = inference.scope(inside: clause, of: switched.subject, scope)
      collect(clause.body, isReturned: isReturned, in: inner)
    }
  }

  private mutating func add(_ value: Expression, _ isReturned: Bool, in scope: Scope) {
    switch value.kind {
    case .conditional(let conditional): collect(conditional, isReturned, in: scope)
    case .switched(let switched): collect(switched, isReturned, in: scope)
    default:
      found.append(Value(expression: value, scope: scope, isReturned: isReturned))
    }
  }
}

extension Expression {
  fileprivate var isText: Bool {
    if case .string = kind { true } else { false }
  }
}
