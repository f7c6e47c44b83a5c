/// Closures and getters whose statements a result builder of the project takes as values.
extension LiteralFinder {
  /// The localizable type that a result builder takes its parts as, if it is one of the project's.
  func builderElement(of attributes: [Attribute], in scope: Scope) -> Type? {
    for attribute in attributes {
      let builder = index.resolve(attribute.name, in: scope.context, selfType: scope.selfType)
      for name in [ImplicitMember.buildExpression, .buildBlock] {
        for member in index.members(named: name.rawValue, of: builder, isStatic: true) {
          guard !member.record.context.isInterface,
            case .function(let function) = member.record.content,
            let parameter = function.parameters.first
          else { continue }
          let type = index.resolve(
            parameter.type, in: member.record.context, selfType: member.selfType)
          if Localizable.isLiteralType(type, index) { return type }
        }
      }
    }
    return nil
  }

  /// Visits a body in which every statement is a value.
  func visitParts(_ body: [Statement], as element: Type, in scope: Scope) {
    var scope = scope
    let destination = Destination(type: element)
    for statement in body {
      switch statement {
      case .expression(let expression):
        inference.refuel()
        visit(expression, for: destination, in: scope)
      case .conditional(let conditional):
        let inner = inference.scope(inside: conditional.conditions, in: scope)
        visitParts(conditional.then, as: element, in: inner)
        visitParts(conditional.otherwise, as: element, in: scope)
      case .switched(let switched):
        for clause in switched.cases {
          let inner = inference.scope(inside: clause, of: switched.subject, scope)
          visitParts(clause.body, as: element, in: inner)
        }
      case .loop(let loop):
        visitParts(loop.body, as: element, in: inference.scope(inside: loop, in: scope))
      default:
        visit(statement, returning: .none, in: scope)
      }
      scope = inference.scope(after: statement, in: scope)
    }
  }
}
