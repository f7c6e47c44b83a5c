/// Bodies whose statements a result builder takes as values.
extension LiteralFinder {
  /// What a result builder takes its parts as: a localizable type, or the only one that it takes.
  ///
  /// - Parameter context: Where the attributes are written.
  func builderElement(
    of attributes: [Attribute], in context: LexicalContext, selfType: Type?
  ) -> Type? {
    for attribute in attributes where attribute.arguments.isEmpty {
      let builder = index.resolve(attribute.name, in: context, selfType: selfType)
      if let element = builderElement(of: builder) { return element }
    }
    return nil
  }

  private func builderElement(of builder: Type) -> Type? {
    for name in [ImplicitMember.buildExpression, .buildBlock, .buildPartialBlock] {
      let parts = index.members(named: name.rawValue, of: builder, isStatic: true)
        .compactMap(firstParameter)
      if let key = parts.first(where: { Localizable.isLiteralType($0, index) }) { return key }
      // Arrays and optionals of a part are what is made of it, and a protocol makes nothing.
      let values = Set(parts.map(\.unwrapped).filter(isMade))
      if values.count == 1 { return values.first }
      if !values.isEmpty { return nil }
    }
    return nil
  }

  private func firstParameter(of member: BoundMember) -> Type? {
    guard case .function(let function) = member.record.content,
      let parameter = function.parameters.first
    else { return nil }
    return index.resolve(
      parameter.type, in: member.record.context.adding(function.generics),
      selfType: member.selfType, substitution: member.substitution)
  }

  private func isMade(_ type: Type) -> Bool {
    type.nominal.map { $0.kind != .protocol && $0.name != "Array" } ?? false
  }

  /// What each statement of a declaration's body is asked to be, where a result builder takes them: the
  /// declaration's own, or that of the requirement that it implements (SE-0289).
  func builderElement(
    of body: [Statement], _ attributes: [Attribute], named name: String?, in scope: Scope
  ) -> Type? {
    guard body.havePlacedValue, !body.haveReturn else { return nil }
    let own = builderElement(of: attributes, in: scope.context, selfType: scope.selfType)
    if let own { return own }
    guard let name, let selfType = scope.selfType else { return nil }
    for member in index.members(named: name, of: selfType, isStatic: scope.isStatic)
    where member.owner?.kind == .protocol {
      let element = builderElement(
        of: member.record.attributes, in: member.record.context, selfType: member.selfType)
      if let element { return element }
    }
    return nil
  }

  /// Visits a body, in which every statement is a value where a builder says what that is.
  func visitBody(
    _ body: [Statement], partsAs element: Type?, returning destination: Destination,
    in scope: Scope
  ) {
    guard let element else { return visitBody(body, returning: destination, in: scope) }
    var part = Destination(type: element)
    part.isOfParts = true
    visitInner(body, for: part, returning: destination, in: scope)
  }

  /// What a statement is asked to be that is a value; to a builder, an array may be several parts.
  func destination(of statement: Expression, in body: Destination) -> Destination {
    guard body.isOfParts else { return body }
    var destination = body
    destination.isOfParts = false
    if case .array = statement.kind, let type = body.type {
      destination.type = index.core("Array", [type])
    }
    return destination
  }
}

extension MemberRecord {
  fileprivate var attributes: [Attribute] {
    switch content {
    case .variable(let variable): variable.attributes
    case .function(let function): function.attributes
    case .enumCase: []
    }
  }
}

extension [Statement] {
  /// Whether a statement among them, or in a branch, is a value whose type only its place tells.
  fileprivate var havePlacedValue: Bool {
    contains { statement in
      switch statement {
      case .expression(let expression): expression.takesTypeOfPlace
      case .conditional(let conditional):
        conditional.then.havePlacedValue || conditional.otherwise.havePlacedValue
      case .switched(let switched): switched.cases.contains { $0.body.havePlacedValue }
      case .loop(let loop): loop.body.havePlacedValue
      default: false
      }
    }
  }

  /// Whether they return something, so that no builder takes them.
  fileprivate var haveReturn: Bool {
    contains { statement in
      switch statement {
      case .returned: true
      case .conditional(let conditional):
        conditional.then.haveReturn || conditional.otherwise.haveReturn
      case .guarded(_, let otherwise): otherwise.haveReturn
      case .switched(let switched): switched.cases.contains { $0.body.haveReturn }
      case .loop(let loop): loop.body.haveReturn
      case .doBlock(let block):
        block.body.haveReturn || block.catches.contains { $0.body.haveReturn }
      case .block(let body): body.haveReturn
      case .expression, .variable, .function, .type: false
      }
    }
  }
}

extension Expression {
  fileprivate var takesTypeOfPlace: Bool {
    switch kind {
    case .string, .array: true
    case .ternary(_, let then, let otherwise):
      then.takesTypeOfPlace || otherwise.takesTypeOfPlace
    default: isImplicitMember
    }
  }
}
