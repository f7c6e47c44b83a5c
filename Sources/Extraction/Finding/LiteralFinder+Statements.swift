extension LiteralFinder {
  /// Visits the body of a function, getter or closure.
  ///
  /// - Parameter destination: What the body's value is asked to be; a body of one expression gives
  ///   it without `return`.
  func visitBody(_ body: [Statement], returning destination: Destination, in scope: Scope) {
    var scope = scope
    for (position, statement) in body.enumerated() {
      let isValue = position == body.count - 1 && isOnlyValue(statement, in: body)
      visit(statement, returning: destination, isValue: isValue, in: scope)
      scope = inference.scope(after: statement, in: scope)
    }
  }

  /// Lowering drops statements without literals, so a body may have held more than is left; a
  /// trailing expression is taken for the value when nothing returns explicitly.
  private func isOnlyValue(_ statement: Statement, in body: [Statement]) -> Bool {
    switch statement {
    case .expression, .conditional, .switched:
      !body.contains { if case .returned = $0 { true } else { false } }
    default: false
    }
  }

  func visit(
    _ statement: Statement, returning destination: Destination, isValue: Bool = false,
    in scope: Scope
  ) {
    inference.refuel()
    let value = isValue ? destination : .none
    switch statement {
    case .expression(let expression): visit(expression, for: value, in: scope)
    case .variable(let variable): visit(variable, in: scope)
    case .function(let function): visit(function, in: scope)
    case .type(let declaration): visit(declaration, in: scope.context)
    case .returned(let expression):
      if let expression { visit(expression, for: destination, in: scope) }
    case .conditional(let conditional):
      visit(conditional, for: value, returning: destination, in: scope)
    case .guarded(let conditions, let otherwise):
      visit(conditions, in: scope)
      visitInner(otherwise, for: .none, returning: destination, in: scope)
    case .loop(let loop): visit(loop, returning: destination, in: scope)
    case .switched(let switched):
      visit(switched, for: value, returning: destination, in: scope)
    case .doBlock(let block): visit(block, returning: destination, in: scope)
    case .block(let body): visitInner(body, for: .none, returning: destination, in: scope)
    }
  }

  /// Visits a block inside a body: its last expression is a value only if the whole statement is; where
  /// a builder takes them, all are.
  func visitInner(
    _ body: [Statement], for value: Destination, returning destination: Destination,
    in scope: Scope
  ) {
    var scope = scope
    for (position, statement) in body.enumerated() {
      let isValue = value.isOfParts || position == body.count - 1
      switch statement {
      case .expression(let expression) where isValue:
        inference.refuel()
        visit(expression, for: self.destination(of: expression, in: value), in: scope)
      case .conditional(let conditional) where isValue:
        visit(conditional, for: value, returning: destination, in: scope)
      case .switched(let switched) where isValue:
        visit(switched, for: value, returning: destination, in: scope)
      case .loop(let loop) where value.isOfParts:
        visit(loop, for: value, returning: destination, in: scope)
      default:
        visit(statement, returning: destination, in: scope)
      }
      scope = inference.scope(after: statement, in: scope)
    }
  }

  func visit(
    _ conditional: IfStatement, for value: Destination, returning destination: Destination,
    in scope: Scope
  ) {
    visit(conditional.conditions, in: scope)
    let inner = inference.scope(inside: conditional.conditions, in: scope)
    visit(where: conditional.conditions, in: inner) {
      visitInner(conditional.then, for: value, returning: destination, in: inner)
    }
    visit(unless: conditional.conditions, in: scope) {
      visitInner(conditional.otherwise, for: value, returning: destination, in: scope)
    }
  }

  func visit(
    _ switched: SwitchStatement, for value: Destination, returning destination: Destination,
    in scope: Scope
  ) {
    visit(switched.subject, in: scope)
    for clause in switched.cases {
      let inner = inference.scope(inside: clause, of: switched.subject, scope)
      visit(clause.patterns, in: scope)
      for condition in clause.conditions { visit(condition, in: inner) }
      visitInner(clause.body, for: value, returning: destination, in: inner)
    }
  }

  private func visit(
    _ loop: LoopStatement, for value: Destination = .none, returning destination: Destination,
    in scope: Scope
  ) {
    if let sequence = loop.sequence { visit(sequence, in: scope) }
    let inner = inference.scope(inside: loop, in: scope)
    visit(loop.conditions, in: inner)
    visitWithOwnNames {
      visitInner(loop.body, for: value, returning: destination, in: inner)
    }
  }

  private func visit(
    _ block: DoStatement, returning destination: Destination, in scope: Scope
  ) {
    visitInner(block.body, for: .none, returning: destination, in: scope)
    for clause in block.catches {
      let subject = Expression(.name("error", []), at: 0)
      let error = Typing(type: index.core("Error"), certainty: .inferred)
      let outer = scope.binding(["error": .typed(error)])
      let inner = inference.scope(inside: clause, of: subject, outer)
      visitInner(clause.body, for: .none, returning: destination, in: inner)
    }
  }

  private func visit(_ conditions: [Condition], in scope: Scope) {
    var scope = scope
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression, in: scope)
      case .unwrapping(_, _, let value): if let value { visit(value, in: scope) }
      case .matching(_, let value): visit(value, in: scope)
      }
      scope = inference.scope(inside: [condition], in: scope)
    }
  }

  private func visit(_ patterns: [Pattern], in scope: Scope) {
    for pattern in patterns {
      guard case .expression(let expression) = pattern else { continue }
      visit(expression, in: scope)
    }
  }
}
