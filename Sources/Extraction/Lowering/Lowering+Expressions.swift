import SwiftSyntax

extension Lowering {
  func expression(_ node: ExprSyntax) -> Expression {
    expression(node, node.as(ExprSyntaxEnum.self))
  }

  /// - Parameter form: The node as one of all forms, which is worth finding out once only.
  func expression(_ node: ExprSyntax, _ form: ExprSyntaxEnum) -> Expression {
    switch kind(of: form) {
    case .integer: return .sharedInteger
    case .float: return .sharedFloat
    case .boolean: return .sharedBoolean
    case .null: return .sharedNull
    case let kind: return Expression(kind, at: offset(of: node))
    }
  }

  private func kind(of form: ExprSyntaxEnum) -> Expression.Kind {
    switch form {
    case .stringLiteralExpr(let literal): .string(stringLiteral(literal))
    case .integerLiteralExpr: .integer
    case .floatLiteralExpr: .float
    case .booleanLiteralExpr: .boolean
    case .nilLiteralExpr: .null
    case .regexLiteralExpr: .regex
    case .declReferenceExpr(let reference): .name(name(reference.baseName), [])
    case .superExpr: .name("super", [])
    case .genericSpecializationExpr(let generic): specialized(generic)
    case .memberAccessExpr(let member):
      .member(member.base.map(expression), name(member.declName.baseName))
    case .functionCallExpr(let call): self.call(call)
    case .subscriptCallExpr(let call):
      .subscripted(
        expression(call.calledExpression),
        arguments(
          call.arguments, trailing: call.trailingClosure, more: call.additionalTrailingClosures))
    case .macroExpansionExpr(let macro): self.macro(macro)
    case .closureExpr(let closure): .closure(self.closure(closure))
    case .keyPathExpr(let path): keyPath(path)
    case .typeExpr(let expression): .type(type(expression.type))
    default: compoundKind(of: form)
    }
  }

  private func compoundKind(of form: ExprSyntaxEnum) -> Expression.Kind {
    switch form {
    case .arrayExpr(let array): .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary): self.dictionary(dictionary)
    case .tupleExpr(let tuple): self.tuple(tuple)
    case .sequenceExpr(let sequence): fold(sequence).kind
    case .ifExpr(let conditional): .conditional(ifStatement(conditional))
    case .switchExpr(let switched): .switched(switchStatement(switched))
    case .forceUnwrapExpr(let unwrapped): .forceUnwrap(expression(unwrapped.expression))
    case .optionalChainingExpr(let optional): .optionalChain(expression(optional.expression))
    case .prefixOperatorExpr(let prefix):
      .prefix(prefix.operator.text, expression(prefix.expression))
    case .postfixOperatorExpr(let postfix): self.postfix(postfix)
    case .inOutExpr(let reference): expression(reference.expression).kind
    case .asExpr(let cast):
      .cast(expression(cast.expression), type(cast.type), castKind(cast.questionOrExclamationMark))
    case .isExpr(let test): .typeTest(expression(test.expression))
    default: transparentKind(of: form)
    }
  }

  /// Forms that only wrap another expression.
  private func transparentKind(of form: ExprSyntaxEnum) -> Expression.Kind {
    switch form {
    case .tryExpr(let attempt):
      let value = expression(attempt.expression)
      return attempt.questionOrExclamationMark?.text == "?" ? .optionalChain(value) : value.kind
    case .awaitExpr(let awaited): return expression(awaited.expression).kind
    case .unsafeExpr(let unsafe): return expression(unsafe.expression).kind
    case .consumeExpr(let consumed): return expression(consumed.expression).kind
    case .copyExpr(let copied): return expression(copied.expression).kind
    case .borrowExpr(let borrowed): return expression(borrowed.expression).kind
    case .packElementExpr(let element): return expression(element.pack).kind
    case .packExpansionExpr(let expansion): return expression(expansion.repetitionPattern).kind
    case .postfixIfConfigExpr(let conditional): return postfixIfConfig(conditional)
    default: return .other([])
    }
  }

  /// `1...` counts like a range that starts and ends there; other postfix operators decide nothing.
  private func postfix(_ node: PostfixOperatorExprSyntax) -> Expression.Kind {
    let operand = expression(node.expression)
    return node.operator.text == "..." ? .infix("...", operand, operand) : .other([operand])
  }

  func castKind(_ mark: TokenSyntax?) -> Expression.CastKind {
    switch mark?.text {
    case "?": .conditional
    case "!": .forced
    default: .coercion
    }
  }

  private func specialized(_ node: GenericSpecializationExprSyntax) -> Expression.Kind {
    if let reference = node.expression.as(DeclReferenceExprSyntax.self) {
      return .name(name(reference.baseName), genericArguments(node.genericArgumentClause))
    }
    return type(ofExpression: ExprSyntax(node)).map { .type($0) }
      ?? .other([expression(node.expression)])
  }

  private func call(_ node: FunctionCallExprSyntax) -> Expression.Kind {
    let arguments = arguments(
      node.arguments, trailing: node.trailingClosure, more: node.additionalTrailingClosures)
    switch node.calledExpression.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr:
      if let type = type(ofExpression: node.calledExpression) {
        return .call(Expression(.type(type), at: offset(of: node)), arguments)
      }
    default: break
    }
    return .call(expression(node.calledExpression), arguments)
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression.Kind {
    guard name(node.macroName) != "Preview" else { return .other([]) }
    return .macro(
      name(node.macroName),
      arguments(
        node.arguments, trailing: node.trailingClosure, more: node.additionalTrailingClosures))
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label.map(name), value: expression($0.expression)) }
  }

  func arguments(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    more: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var arguments = arguments(list)
    if let trailing {
      arguments.append(
        Argument(label: nil, value: expression(ExprSyntax(trailing)), isTrailingClosure: true))
    }
    for element in more {
      let closure = expression(ExprSyntax(element.closure))
      arguments.append(
        Argument(label: name(element.label), value: closure, isTrailingClosure: true))
    }
    return arguments
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(
      elements.map { DictionaryElement(key: expression($0.key), value: expression($0.value)) })
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression.Kind {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return expression(only.expression).kind
    }
    return .tuple(arguments(node.elements))
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
    var names: [String] = []
    for component in node.components {
      if case .property(let property) = component.component {
        names.append(name(property.declName.baseName))
      }
    }
    return .keyPath(node.root.map(type), names)
  }

  /// `base` with `#if` around further members: each clause is kept that may be built.
  private func postfixIfConfig(_ node: PostfixIfConfigExprSyntax) -> Expression.Kind {
    let branches = clauses(of: node.config).compactMap { clause -> Expression? in
      guard case .postfixExpression(let branch) = clause.elements else { return nil }
      return expression(branch).onConditionalBase
    }
    // Inside of a clause another `#if` begins without a base.
    let base =
      node.base.map(expression)
      ?? Expression(.name(Expression.conditionalBase, []), at: offset(of: node))
    return .modified(base, branches)
  }

  private func closure(_ node: ClosureExprSyntax) -> Closure {
    Closure(
      parameters: closureParameters(node.signature?.parameterClause),
      captures: captures(node.signature?.capture),
      result: node.signature?.returnClause.map { type($0.type) },
      body: mayHoldLiteral(node) || node.statements.count == 1
        ? statements(node.statements, isResult: true) : [],
      spreadsTuple: node.signature == nil && mentionsSecondShorthand(node))
  }

  private func captures(_ clause: ClosureCaptureClauseSyntax?) -> [Argument] {
    guard let clause else { return [] }
    return clause.items.compactMap { item in
      item.initializer.map { Argument(label: name(item.name), value: expression($0.value)) }
    }
  }

  private func closureParameters(
    _ clause: ClosureSignatureSyntax.ParameterClause?
  ) -> [Closure.Parameter] {
    switch clause {
    case .simpleInput(let names):
      return names.map { Closure.Parameter(name: name($0.name), type: nil) }
    case .parameterClause(let clause):
      return clause.parameters.map { parameter in
        Closure.Parameter(
          name: name(parameter.secondName ?? parameter.firstName), type: parameter.type.map(type))
      }
    case nil:
      return []
    }
  }
}
