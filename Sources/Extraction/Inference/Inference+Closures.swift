extension Inference {
  /// The type of a closure; its parameters take their types from what is expected.
  func closure(_ closure: Closure, in scope: Scope, expected: Type?) -> Typing {
    let parameters = parameterTypes(of: closure, in: scope, expected: expected)
    let inner = self.scope(of: closure, parameters, in: scope)
    let result: Typing
    if let reference = closure.result {
      result = Typing(
        type: index.resolve(reference, in: scope.context, selfType: scope.selfType),
        certainty: .declared)
    } else {
      result = resultTyping(of: closure.body, in: inner)
    }
    return result.with(.function(parameters, result.type))
  }

  func parameterTypes(of closure: Closure, in scope: Scope, expected: Type?) -> [Type] {
    var types: [Type] = []
    if case .function(let parameters, _) = expected?.unwrapped { types = parameters }
    // `{ index, item in }` over tuples: one tuple parameter spread over several names.
    if types.count == 1, closure.parameters.count > 1 || closure.spreadsTuple,
      case .tuple(let elements) = types[0]
    {
      types = elements.map(\.type)
    }
    for (position, parameter) in closure.parameters.enumerated() {
      let written = parameter.type.map {
        index.resolve($0, in: scope.context, selfType: scope.selfType)
      }
      if position < types.count {
        if let written { types[position] = written }
      } else {
        types.append(written ?? .unknown)
      }
    }
    return types
  }

  /// The scope inside a closure: captures, named parameters, or `$0` and its siblings.
  ///
  /// - Parameter certainty: How well the parameters' types are known.
  func scope(
    of closure: Closure, _ types: [Type], _ certainty: Certainty = .inferred, in scope: Scope
  ) -> Scope {
    var bindings: [String: Scope.Binding] = [:]
    for capture in closure.captures {
      guard let label = capture.label else { continue }
      bindings[label] = .deferred(DeferredTyping(capture.value, in: scope, .whole))
    }
    if closure.parameters.isEmpty {
      for (position, type) in types.enumerated() {
        bindings["$\(position)"] = .typed(Typing(type: type, certainty: certainty))
      }
    }
    for (parameter, type) in zip(closure.parameters, types) {
      bind(
        closureParameter: parameter.name, Typing(type: type, certainty: certainty), into: &bindings)
    }
    return scope.binding(bindings)
  }

  /// `{ $item in }` takes a binding apart: `item` is the value.
  private func bind(
    closureParameter name: String, _ typing: Typing, into bindings: inout [String: Scope.Binding]
  ) {
    bindings[name] = .typed(typing)
    guard name.first == "$" else { return }
    let type = typing.type
    let wrapped = type.nominal?.name == "Binding" ? type.arguments.first ?? .unknown : type
    bindings[String(name.dropFirst())] = .typed(typing.with(wrapped))
  }

  /// The type of what a body returns: of its only expression, or of its first `return`.
  func resultTyping(of body: [Statement], in scope: Scope) -> Typing {
    if body.count == 1, case .expression(let only) = body[0] { return typing(only, in: scope) }
    spend(body.count / 4)
    var scope = scope
    for statement in body {
      if case .returned(let value?) = statement { return typing(value, in: scope) }
      if case .expression(let value) = statement, statement.isLast(in: body) {
        return typing(value, in: scope)
      }
      if let value = nestedReturn(in: statement, scope) { return value }
      scope = self.scope(after: statement, in: scope)
    }
    return .unknown
  }

  private func nestedReturn(in statement: Statement, _ scope: Scope) -> Typing? {
    switch statement {
    case .conditional(let conditional):
      let inner = self.scope(inside: conditional.conditions, in: scope)
      let results = [
        resultTyping(of: conditional.then, in: inner),
        resultTyping(of: conditional.otherwise, in: scope),
      ].filter { $0.type.isKnown }
      return results.isEmpty ? nil : common(results)
    case .switched(let switched):
      let results = switched.cases.prefix(6).map { clause in
        resultTyping(of: clause.body, in: self.scope(inside: clause, of: switched.subject, scope))
      }.filter { $0.type.isKnown }
      return results.isEmpty ? nil : common(results)
    default:
      return nil
    }
  }
}

extension Statement {
  fileprivate func isLast(in body: [Statement]) -> Bool {
    guard case .expression(let own) = self, case .expression(let last) = body.last else {
      return false
    }
    return own === last
  }
}
