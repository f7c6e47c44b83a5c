/// What names statements, conditions and patterns bind for the code after or inside them.
extension Inference {
  func scope(after statement: Statement, in scope: Scope) -> Scope {
    if scope.depth >= Scope.deepest { cutShort() }
    switch statement {
    case .variable(let variable):
      return self.scope(after: variable, in: scope)
    case .function(let function):
      return scope.binding([function.name: .function(function)])
    case .guarded(let conditions, _):
      return self.scope(inside: conditions, in: scope)
    default:
      return scope
    }
  }

  private func scope(after variable: VariableDeclaration, in scope: Scope) -> Scope {
    if let reference = variable.type, let name = variable.name {
      if let value = variable.initializer,
        value.isName || value.isList || variable.isWrittenText
      {
        // Another name for the same value, whatever its type; or a text that is one of several.
        let renamed = DeferredTyping(value, in: scope, .whole)
        renamed.found = declared(reference, in: scope)
        renamed.mayChange = !variable.isConstant
        return scope.binding([name: .deferred(renamed)])
      }
      return scope.binding([name: .typed(declared(reference, in: scope))])
    }
    var bindings: [String: Scope.Binding] = [:]
    if let initializer = variable.initializer {
      bind(variable.pattern, to: initializer, .whole, in: scope, &bindings)
    }
    for case .deferred(let deferred) in bindings.values {
      deferred.mayChange = !variable.isConstant
    }
    return scope.binding(bindings)
  }

  func declared(_ reference: TypeReference, in scope: Scope) -> Typing {
    Typing(
      type: index.resolve(reference, in: scope.context, selfType: scope.selfType),
      certainty: .declared)
  }

  func scope(inside conditions: [Condition], in scope: Scope) -> Scope {
    conditions.reduce(scope) { scope, condition in
      var bindings: [String: Scope.Binding] = [:]
      switch condition {
      case .expression:
        break
      case .unwrapping(let pattern, let reference?, _):
        for name in pattern.boundNames {
          bindings[name] = .typed(declared(reference, in: scope))
        }
      case .unwrapping(.name(let name), nil, nil):
        let shadowed = Expression(.name(name, []), at: 0)
        bindings[name] = .deferred(DeferredTyping(shadowed, in: scope, .unwrapped(.whole)))
      case .unwrapping(let pattern, nil, let value?):
        bind(pattern, to: value, .unwrapped(.whole), in: scope, &bindings)
      case .unwrapping:
        break
      case .matching(let pattern, let value):
        bind(pattern, to: value, .whole, in: scope, &bindings)
      }
      return scope.binding(bindings)
    }
  }

  func scope(
    inside clause: SwitchStatement.Case, of subject: Expression, _ scope: Scope
  ) -> Scope {
    var bindings: [String: Scope.Binding] = [:]
    for pattern in clause.patterns { bind(pattern, to: subject, .whole, in: scope, &bindings) }
    return scope.binding(bindings)
  }

  func scope(inside loop: LoopStatement, in scope: Scope) -> Scope {
    guard let pattern = loop.pattern, let sequence = loop.sequence else {
      return self.scope(inside: loop.conditions, in: scope)
    }
    var bindings: [String: Scope.Binding] = [:]
    bind(pattern, to: sequence, .element(.whole), in: scope, &bindings)
    return scope.binding(bindings)
  }

  private func bind(
    _ pattern: Pattern, to value: Expression, _ projection: DeferredTyping.Projection,
    in scope: Scope, _ bindings: inout [String: Scope.Binding]
  ) {
    switch pattern {
    case .name(let name):
      bindings[name] = .deferred(DeferredTyping(value, in: scope, projection))
    case .optional(let inner):
      bind(inner, to: value, .unwrapped(projection), in: scope, &bindings)
    case .typed(let inner, let reference), .cast(let inner, let reference):
      for name in inner.boundNames { bindings[name] = .typed(declared(reference, in: scope)) }
    case .tuple(let patterns):
      for (position, inner) in patterns.enumerated() {
        bind(inner, to: value, .part(projection, position), in: scope, &bindings)
      }
    case .enumCase(let path, let patterns):
      guard let caseName = path.caseName else { return }
      for (position, inner) in patterns.enumerated() {
        bind(
          inner, to: value, .payload(projection, caseName: caseName, position), in: scope,
          &bindings)
      }
    case .wildcard, .expression:
      break
    }
  }

  /// The scope of a function's body: its parameters by their inner names.
  func scope(
    inside function: FunctionDeclaration, in scope: Scope
  ) -> Scope {
    let outer = scope.adding(function.generics, [:])
    var bindings: [String: Scope.Binding] = [:]
    for (position, parameter) in function.parameters.enumerated() {
      var typing = declared(parameter.type, in: outer)
      if parameter.isVariadic { typing = typing.with(index.core("Array", [typing.type])) }
      let place = SlotPlace(
        slot: .parameter(position), declaration: ObjectIdentifier(function),
        offset: function.offset)
      bindings[parameter.name] = .parameter(typing, place)
    }
    return outer.binding(bindings)
  }
}

extension VariableDeclaration {
  /// Whether it is a constant text that is written out, or that a condition chooses.
  fileprivate var isWrittenText: Bool {
    guard isConstant, let type, type.simpleName.map(TextTypes.texts.contains) == true else {
      return false
    }
    switch initializer?.kind {
    case .string, .switched, .conditional, .ternary: return true
    default: return false
    }
  }
}

extension Expression {
  fileprivate var isName: Bool {
    if case .name = kind { true } else { false }
  }

  /// Whether it is a list that is written out.
  fileprivate var isList: Bool {
    switch kind {
    case .array, .dictionary: true
    default: false
    }
  }

  /// The case that an enum pattern names: `card` in `.card`, `Payment.card` and `.card?`.
  fileprivate var caseName: String? {
    switch kind {
    case .member(_, let name), .name(let name, _): name
    case .optionalChain(let inner): inner.caseName
    default: nil
    }
  }
}
