import SwiftSyntax

extension Lowering {
  /// Lowers a body; statements that declare nothing and hold no literal are left out.
  ///
  /// - Parameter isResult: Whether the body's value is needed although it holds no literal, as in a
  ///   closure whose result decides a type.
  func statements(_ list: CodeBlockItemListSyntax, isResult: Bool = false) -> [Statement] {
    list.flatMap { item in statements(item.item, isResult: isResult) }
  }

  func statements(_ item: CodeBlockItemSyntax.Item, isResult: Bool = false) -> [Statement] {
    switch item {
    case .decl(let declaration):
      return members(declaration).compactMap(localStatement)
    case .expr(let expression):
      guard isResult || mayHoldLiteral(expression) else { return [] }
      return [self.statement(expression)]
    case .stmt(let statement):
      return statements(statement, isResult: isResult)
    }
  }

  private func localStatement(_ member: Member) -> Statement? {
    switch member {
    case .variable(let variable): .variable(variable)
    case .function(let function): .function(function)
    case .type(let type): .type(type)
    case .statement(let statement): statement
    case .alias, .enumCase: nil
    }
  }

  private func statement(_ node: ExprSyntax) -> Statement {
    let form = node.as(ExprSyntaxEnum.self)
    return switch form {
    case .ifExpr(let conditional): .conditional(ifStatement(conditional))
    case .switchExpr(let switched): .switched(switchStatement(switched))
    case .macroExpansionExpr(let macro) where name(macro.macroName) == "Preview": .block([])
    default: .expression(expression(node, form))
    }
  }

  private func statements(_ node: StmtSyntax, isResult: Bool) -> [Statement] {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let returned):
      return [.returned(returned.expression.map(expression))]
    case .expressionStmt(let statement):
      guard isResult || mayHoldLiteral(statement) else { return [] }
      return [self.statement(statement.expression)]
    case .guardStmt(let guarded):
      // A guard binds names for the rest of the body, so it is kept even without literals.
      return [
        .guarded(
          conditions(guarded.conditions),
          otherwise: statements(guarded.body.statements, isResult: isResult))
      ]
    default:
      guard isResult || mayHoldLiteral(node) else { return [] }
      return compoundStatement(node, isResult: isResult).map { [$0] } ?? []
    }
  }

  private func compoundStatement(_ node: StmtSyntax, isResult: Bool) -> Statement? {
    switch node.as(StmtSyntaxEnum.self) {
    case .forStmt(let loop):
      .loop(
        LoopStatement(
          pattern: pattern(loop.pattern, annotation: loop.typeAnnotation),
          sequence: expression(loop.sequence),
          conditions: loop.whereClause.map { [.expression(expression($0.condition))] } ?? [],
          body: statements(loop.body.statements, isResult: isResult)))
    case .whileStmt(let loop):
      .loop(
        LoopStatement(
          pattern: nil, sequence: nil, conditions: conditions(loop.conditions),
          body: statements(loop.body.statements, isResult: isResult)))
    case .repeatStmt(let loop):
      .loop(
        LoopStatement(
          pattern: nil, sequence: nil, conditions: [.expression(expression(loop.condition))],
          body: statements(loop.body.statements, isResult: isResult)))
    case .doStmt(let block): .doBlock(doStatement(block, isResult: isResult))
    case .deferStmt(let deferred):
      .block(statements(deferred.body.statements, isResult: isResult))
    case .labeledStmt(let labeled): .block(statements(labeled.statement, isResult: isResult))
    case .throwStmt(let thrown): .expression(expression(thrown.expression))
    case .yieldStmt(let yielded): yield(yielded)
    default: nil
    }
  }

  private func yield(_ node: YieldStmtSyntax) -> Statement {
    switch node.yieldedExpressions {
    case .single(let value): .returned(expression(value))
    case .multiple(let values):
      .block(values.elements.map { .expression(expression($0.expression)) })
    }
  }

  func doStatement(_ node: DoStmtSyntax, isResult: Bool = false) -> DoStatement {
    DoStatement(
      body: statements(node.body.statements, isResult: isResult),
      catches: node.catchClauses.map { clause in
        SwitchStatement.Case(
          patterns: clause.catchItems.compactMap { $0.pattern.map { pattern($0) } },
          conditions: clause.catchItems.compactMap {
            $0.whereClause.map { expression($0.condition) }
          },
          body: statements(clause.body.statements, isResult: isResult))
      })
  }

  func ifStatement(_ node: IfExprSyntax) -> IfStatement {
    let otherwise: [Statement] =
      switch node.elseBody {
      case .codeBlock(let block): statements(block.statements, isResult: true)
      case .ifExpr(let conditional): [.conditional(ifStatement(conditional))]
      case nil: []
      }
    return IfStatement(
      conditions: conditions(node.conditions),
      then: statements(node.body.statements, isResult: true), otherwise: otherwise)
  }

  func switchStatement(_ node: SwitchExprSyntax) -> SwitchStatement {
    SwitchStatement(subject: expression(node.subject), cases: node.cases.flatMap(switchCases))
  }

  private func switchCases(_ element: SwitchCaseListSyntax.Element) -> [SwitchStatement.Case] {
    switch element {
    case .switchCase(let node):
      return [switchCase(node)]
    case .ifConfigDecl(let conditional):
      return clauses(of: conditional).flatMap { clause -> [SwitchStatement.Case] in
        guard case .switchCases(let cases) = clause.elements else { return [] }
        return cases.flatMap(switchCases)
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> SwitchStatement.Case {
    let body = statements(node.statements, isResult: true)
    guard case .case(let label) = node.label else {
      return SwitchStatement.Case(patterns: [], conditions: [], body: body)
    }
    return SwitchStatement.Case(
      patterns: label.caseItems.map { pattern($0.pattern) },
      conditions: label.caseItems.compactMap { $0.whereClause.map { expression($0.condition) } },
      body: body)
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element in
      switch element.condition {
      case .expression(let condition):
        .expression(expression(condition))
      case .optionalBinding(let binding):
        .unwrapping(
          pattern(binding.pattern), binding.typeAnnotation.map { type($0.type) },
          binding.initializer.map { expression($0.value) })
      case .matchingPattern(let matching):
        .matching(pattern(matching.pattern), expression(matching.initializer.value))
      case .availability:
        nil
      }
    }
  }
}
