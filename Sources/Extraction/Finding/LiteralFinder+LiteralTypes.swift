/// Types of the project that values are made of by literals.
extension LiteralFinder {
  /// Takes a literal where a value of such a type is asked for, if something looks up what the value
  /// holds: `text("Cancel")` with `func text(_ key: Key)`.
  func takeLiteral(_ literal: Expression, as type: Type, in scope: Scope) {
    guard let member = literalInitializer(of: type, in: scope),
      case .function(let function) = member.record.content
    else { return }
    let site = WrapperSite(
      finder: self, scope: scope,
      arguments: [Argument(label: FunctionDeclaration.literalLabel, value: literal)],
      positions: [0], function: function, file: member.record.context.file, offset: literal.offset)
    let isSure = inference.seeing(from: scope) { index.isSure(of: member) }
    for flow in wrappers.ways(through: member.record) where flow.key == .parameter(0) {
      let use = use(of: member, flow)
      let key = site.key(of: flow, named: use.name)
      guard isSure else {
        noteOpen(literal, inTable: key.attributes.knownTable)
        continue
      }
      uses.insert(use)
      take(flow.isHeld ? key.held : key, literal, in: scope)
    }
  }

  /// Visits what a type of the project is called with that has no initializer for it but the one of
  /// literals: `Key("Cancel")` is `"Cancel" as Key` (Swift Evolution SE-0213).
  ///
  /// - Returns: Whether it is such a literal.
  func visitLiteral(_ argument: Argument, as type: Type, in scope: Scope) -> Bool {
    guard argument.label == nil, case .string = argument.value.kind,
      literalInitializer(of: type, in: scope) != nil
    else { return false }
    visit(argument.value, for: Destination(type: type), in: scope)
    return true
  }

  /// The initializer that a type of the project makes values of literals by, as a place sees it.
  func literalInitializer(of type: Type, in scope: Scope) -> BoundMember? {
    inference.seeing(from: scope) { index.literalInitializer(of: type) }
  }
}

extension ProgramIndex {
  /// The initializer that a type of the project makes values of literals by; nil where it has none.
  func literalInitializer(of type: Type) -> BoundMember? {
    guard let nominal = type.unwrapped.nominal, !nominal.isFromInterface else { return nil }
    return members(named: "init", of: type.unwrapped, isStatic: true).first { member in
      guard case .function(let function) = member.record.content else { return false }
      return !member.record.context.isInterface
        && function.parameters.map(\.label) == [FunctionDeclaration.literalLabel]
    }
  }
}

extension FunctionDeclaration {
  /// What the initializer of `ExpressibleByStringLiteral` calls its argument.
  static let literalLabel = "stringLiteral"
}
