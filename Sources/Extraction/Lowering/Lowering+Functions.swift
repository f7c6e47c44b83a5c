import SwiftSyntax

extension Lowering {
  func function(_ node: DeclSyntax) -> FunctionDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): return declaration(of: function)
    case .initializerDecl(let initializer): return declaration(of: initializer)
    case .subscriptDecl(let subscripted): return declaration(of: subscripted)
    default: return nil
    }
  }

  private func declaration(of function: FunctionDeclSyntax) -> FunctionDeclaration {
    let modifiers = Modifiers(function.modifiers)
    let generics = genericParameters(
      function.genericParameterClause, function.genericWhereClause)
    let parameters = parameters(function.signature.parameterClause)
    return FunctionDeclaration(
      kind: .function, name: name(function.name), generics: generics,
      requirements: requirements(function.genericWhereClause), parameters: parameters,
      result: function.signature.returnClause.map { type($0.type) },
      body: body(
        function.body, of: function.signature.parameterClause,
        texts: TextTypes.names(among: parameters, generics)),
      attributes: attributes(function.attributes),
      isStatic: modifiers.isStatic, isFailable: false, access: modifiers.access,
      offset: offset(of: function))
  }

  private func declaration(of initializer: InitializerDeclSyntax) -> FunctionDeclaration {
    let generics = genericParameters(
      initializer.genericParameterClause, initializer.genericWhereClause)
    let parameters = parameters(initializer.signature.parameterClause)
    return FunctionDeclaration(
      kind: .initializer, name: "init", generics: generics,
      requirements: requirements(initializer.genericWhereClause), parameters: parameters,
      result: nil,
      body: body(
        initializer.body, of: initializer.signature.parameterClause,
        texts: TextTypes.names(among: parameters, generics)),
      attributes: attributes(initializer.attributes),
      isStatic: true, isFailable: initializer.optionalMark != nil,
      access: Modifiers(initializer.modifiers).access,
      offset: offset(of: initializer))
  }

  private func declaration(of subscripted: SubscriptDeclSyntax) -> FunctionDeclaration {
    let modifiers = Modifiers(subscripted.modifiers)
    return FunctionDeclaration(
      kind: .subscripted, name: "subscript",
      generics: genericParameters(
        subscripted.genericParameterClause, subscripted.genericWhereClause),
      requirements: requirements(subscripted.genericWhereClause),
      parameters: parameters(subscripted.parameterClause, isSubscript: true),
      result: type(subscripted.returnClause.type),
      body: accessors(subscripted.accessorBlock).filter(\.isGetter).flatMap(\.body),
      attributes: attributes(subscripted.attributes),
      isStatic: modifiers.isStatic, isFailable: false, access: modifiers.access,
      offset: offset(of: subscripted))
  }

  /// The body of a function, also one without literals that may hand on what it is given.
  ///
  /// - Parameter texts: What the parameters are called that may hold a text.
  private func body(
    _ block: CodeBlockSyntax?, of parameters: FunctionParameterClauseSyntax, texts: [String]
  ) -> [Statement] {
    guard let block else { return [] }
    let mayPass = mayPassText(block, header: parameters)
    let isWhole = mayPass && isShort(block) || mayPassSelf(block.statements)
    return passed.noting(mayPass ? mentions(of: texts, in: block) : []) {
      guard isWhole || mayHoldLiteral(block) else { return [] }
      return statements(block.statements, isResult: isWhole)
    }
  }

  private func parameters(
    _ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false
  ) -> [Parameter] {
    clause.parameters.map { parameter in
      let first = name(parameter.firstName)
      // The parameters of a subscript have no label unless they are given two names.
      let hasLabel = first != "_" && !(isSubscript && parameter.secondName == nil)
      return Parameter(
        label: hasLabel ? first : nil, name: parameter.secondName.map(name) ?? first,
        type: type(parameter.type), defaultValue: defaultValue(parameter.defaultValue),
        hasDefault: parameter.defaultValue != nil,
        isFalseByDefault: isFalse(parameter.defaultValue?.value),
        isVariadic: parameter.ellipsis != nil,
        attributes: attributes(parameter.attributes))
    }
  }

  private func isFalse(_ value: ExprSyntax?) -> Bool {
    value?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }

  func variables(_ node: VariableDeclSyntax) -> [VariableDeclaration] {
    let attributes = attributes(node.attributes)
    let modifiers = Modifiers(node.modifiers)
    // `let a, b: Int` gives the type only once, to the last name.
    var following: TypeReference?
    var variables: [VariableDeclaration] = []
    for binding in node.bindings.reversed() {
      let annotation = binding.typeAnnotation.map { type($0.type) }
      let declared = annotation ?? (binding.initializer == nil ? following : nil)
      following = declared
      let bound = pattern(binding.pattern)
      variables.append(
        VariableDeclaration(
          pattern: bound, type: declared,
          initializer: initializer(binding.initializer, isTyped: declared != nil),
          accessors: accessors(binding.accessorBlock, areLookedUp: isLookedUp(bound, declared)),
          attributes: attributes,
          isStatic: modifiers.isStatic, isConstant: node.bindingSpecifier.text == "let",
          isLazy: modifiers.isLazy, access: modifiers.access, offset: offset(of: binding)))
    }
    return variables.reversed()
  }

  /// The value a variable starts with; a typed one is only needed for its literals, and whether it is
  /// one.
  private func initializer(_ clause: InitializerClauseSyntax?, isTyped: Bool) -> Expression? {
    guard let clause else { return nil }
    if isTyped, !mayHoldLiteral(clause), !clause.value.is(DeclReferenceExprSyntax.self),
      !clause.value.is(NilLiteralExprSyntax.self)
    {
      return Expression(.other([]), at: offset(of: clause.value))
    }
    return expression(clause.value)
  }

  /// - Parameter areLookedUp: Whether something looks up what the getter gives.
  func accessors(
    _ block: AccessorBlockSyntax?, areLookedUp: Bool = false
  ) -> [Accessor] {
    guard let block else { return [] }
    switch block.accessors {
    case .getter(let items):
      return [Accessor(isGetter: true, body: body(items, isLookedUp: areLookedUp))]
    case .accessors(let list):
      return list.map { accessor in
        let keyword = accessor.accessorSpecifier.text
        let isGetter = keyword == "get" || keyword == "_read"
        let defaultName = keyword == "didSet" ? "oldValue" : "newValue"
        return Accessor(
          isGetter: isGetter,
          valueName: isGetter ? nil : accessor.parameters.map { name($0.name) } ?? defaultName,
          body: accessor.body.map {
            body($0.statements, isLookedUp: isGetter && areLookedUp)
          } ?? [])
      }
    }
  }

  /// The body of an accessor, also one without literals whose value something looks up.
  private func body(_ items: CodeBlockItemListSyntax, isLookedUp: Bool) -> [Statement] {
    if mayPassSelf(items) { return statements(items, isResult: true) }
    guard mayHoldLiteral(items) else {
      return isLookedUp ? statements(items, isResult: true) : []
    }
    return statements(items)
  }
}
