extension LiteralFinder {
  func visit(_ member: Member, of nominal: Nominal?, in context: LexicalContext) {
    inference.refuel()
    switch member {
    case .type(let declaration):
      visit(forDevelopers: CodePurpose.isForDevelopers(declaration)) {
        visit(declaration, in: context)
      }
    case .variable(let variable):
      guard !isSkipped(ObjectIdentifier(variable)) else { return }
      visit(forDevelopers: CodePurpose.isForDevelopers(variable)) {
        visit(marking: CodePurpose.placeMarks(of: variable, nominal)) {
          visit(member: variable, in: scope(context, isStatic: variable.isStatic))
        }
      }
    case .function(let function):
      guard !isSkipped(ObjectIdentifier(function)) else { return }
      visit(forDevelopers: CodePurpose.isForDevelopers(function)) {
        visit(inside: EnclosingMember(function)) {
          visit(marking: CodePurpose.placeMarks(of: function, nominal)) {
            visit(function, in: scope(context, isStatic: function.isStatic))
          }
        }
      }
    case .enumCase(let declaration):
      visit(declaration, of: nominal, in: scope(context, isStatic: true))
    case .statement(let statement):
      visit(statement, returning: .none, in: scope(context, isStatic: false))
    case .alias: break
    }
  }

  private func visit(member variable: VariableDeclaration, in scope: Scope) {
    let member = EnclosingMember(declaration: ObjectIdentifier(variable), offset: variable.offset)
    visit(inside: member) {
      noteValues(of: variable, in: scope)
      visit(variable, in: scope)
    }
  }

  private func scope(_ context: LexicalContext, isStatic: Bool) -> Scope {
    Scope(
      context: context, selfType: context.nominal.map(index.selfType(of:)),
      isStatic: isStatic && context.nominal != nil)
  }

  func visit(_ declaration: TypeDeclaration, in context: LexicalContext) {
    let nominal = nominal(of: declaration, in: context)
    let inner = LexicalContext(
      nominal: nominal, parent: context, generics: nominal?.generics ?? declaration.generics,
      file: file)
    visit(declaration.attributes, in: scope(context, isStatic: true))
    visit(marking: placeMarks(of: nominal)) {
      for member in declaration.members { visit(member, of: nominal, in: inner) }
    }
  }

  private func nominal(
    of declaration: TypeDeclaration, in context: LexicalContext
  ) -> Nominal? {
    if let extended = declaration.extended {
      return index.resolve(extended, in: context).nominal
    }
    return context.nominal.map(index.current)?.nested[declaration.name]
      ?? index.type(named: declaration.name, in: file)
  }

  func visit(_ variable: VariableDeclaration, in scope: Scope) {
    visit(variable.attributes, wrapping: variable.initializer, in: scope)
    let type = variable.type.map {
      index.resolve($0, in: scope.context, selfType: scope.selfType)
    }
    if let initializer = variable.initializer {
      let isInjected = variable.attributes.contains { $0.name.simpleName == "Environment" }
      if !visitStart(initializer, of: variable, in: scope) {
        visit(initializer, for: isInjected ? .none : Destination(type: type), in: scope)
      }
    }
    for accessor in variable.accessors { visit(accessor, of: variable, type, in: scope) }
  }

  private func visit(
    _ accessor: Accessor, of variable: VariableDeclaration, _ type: Type?, in scope: Scope
  ) {
    if accessor.isGetter {
      let element = builderElement(
        of: accessor.body, variable.attributes, named: variable.name, in: scope)
      visitBody(accessor.body, partsAs: element, returning: Destination(type: type), in: scope)
      return
    }
    var bindings: [String: Scope.Binding] = [:]
    if let name = accessor.valueName {
      bindings[name] = .typed(Typing(type: type ?? .unknown, certainty: .declared))
    }
    visitBody(accessor.body, returning: .none, in: scope.binding(bindings))
  }

  func visit(_ function: FunctionDeclaration, in scope: Scope) {
    visit(function.attributes, in: scope)
    let inner = inference.scope(inside: function, in: scope)
    for parameter in function.parameters {
      guard let value = parameter.defaultValue else { continue }
      let type = index.resolve(
        parameter.type, in: inner.context, selfType: scope.selfType)
      visit(value, for: Destination(type: type), in: scope)
    }
    let result = function.result.map {
      index.resolve($0, in: inner.context, selfType: scope.selfType)
    }
    let isInstance = function.kind == .initializer
    let body = isInstance ? inner.asInstance() : inner
    noteValues(of: function, in: body)
    let element = builderElement(
      of: function.body, function.attributes, named: function.name, in: scope)
    visitBody(function.body, partsAs: element, returning: Destination(type: result), in: body)
  }

  private func visit(_ declaration: EnumCaseDeclaration, of nominal: Nominal?, in scope: Scope) {
    visitRawValue(of: declaration, in: nominal, scope)
    for parameter in declaration.parameters {
      guard let value = parameter.defaultValue else { continue }
      let type = index.resolve(
        parameter.type, in: scope.context, selfType: scope.selfType)
      visit(value, for: Destination(type: type), in: scope)
    }
  }

  /// The raw value of a case whose raw type localizes its literals, or is one of the project that
  /// is made of them: as written, or the name of the case, of which the compiler makes such a
  /// literal.
  private func visitRawValue(
    of declaration: EnumCaseDeclaration, in nominal: Nominal?, _ scope: Scope
  ) {
    guard let nominal, nominal.kind == .enumeration,
      let (reference, context) = nominal.inherited.first,
      case let raw = index.resolve(reference, in: context), let type = raw.nominal,
      index.literalTypes.contains(type)
        || type.isRawType(of: nominal) && literalInitializer(of: raw, in: scope) != nil
    else { return }
    let name = StringLiteral(segments: [.text(declaration.name)])
    let value = declaration.rawValue ?? Expression(.string(name), at: declaration.offset)
    visit(value, for: Destination(type: raw), in: scope)
  }

  /// `@Parameter(title: "…")`: a property wrapper's initializer is a call like any other.
  ///
  /// - Parameter wrapped: The property's initial value, which the language passes to the wrapper's
  ///   `wrappedValue:`.
  func visit(_ attributes: [Attribute], wrapping wrapped: Expression? = nil, in scope: Scope) {
    for attribute in attributes where !attribute.arguments.isEmpty {
      let callee = Expression(.type(attribute.name), at: attribute.arguments[0].value.offset)
      var arguments = attribute.arguments
      if inference.resolve(callee, arguments, in: scope, expected: nil)?.callee == nil {
        let value = Expression(.other([]), at: wrapped?.offset ?? callee.offset)
        arguments.insert(Argument(label: "wrappedValue", value: value), at: 0)
      }
      visitCall(callee, arguments, for: .none, in: scope)
    }
  }
}

extension LiteralFinder.EnclosingMember {
  fileprivate init(_ function: FunctionDeclaration) {
    declaration = ObjectIdentifier(function)
    offset = function.offset
    // What a subclass of Bundle has instead of Foundation's is called by all that localizes.
    let isBundles =
      function.name == "localizedString"
      && function.parameters.map(\.label) == ["forKey", "value", "table"]
    hasOtherCallers = function.access == .everywhere || isBundles
    isInitializer = function.kind == .initializer
    ownAssignments = isInitializer ? function.ownAssignments : []
  }
}

extension Scope {
  /// The scope of an initializer's body, in which `self` is the value being made.
  fileprivate func asInstance() -> Scope {
    Scope(context: context, selfType: selfType, isStatic: false, parent: self)
  }
}
