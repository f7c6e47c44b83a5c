extension Inference {
  /// `base.name`, or `.name` where the expected type says what it is a member of.
  func member(
    _ name: String, of base: Expression?, in scope: Scope, expected: Type?
  ) -> Typing {
    guard let base else {
      guard let expected = expected?.unwrapped, expected.isKnown else { return .unknown }
      return member(name, of: Typing(type: .metatype(expected), certainty: .inferred), in: scope)
    }
    return member(name, of: typing(base, in: scope), in: scope)
  }

  /// A member of a value or, when the base is a metatype, of a type.
  func member(_ name: String, of base: Typing, in scope: Scope) -> Typing {
    switch name {
    case "self": return base
    case "Type": return base.with(.metatype(base.type))
    default: break
    }
    if case .metatype(let type) = base.type {
      return staticMember(name, of: type, base, in: scope)
    }
    if case .tuple(let elements) = base.type.unwrapped {
      return tupleElement(name, of: elements, in: base)
    }
    if let found = knownMember(name, of: base, in: scope) { return found }
    let found = byName(name)
    // What the project's types have says nothing of another library's.
    if case .external = base.type.unwrapped, Localizable.isLiteralType(found.type, index) {
      return .unknown
    }
    // Whatever a binding reaches through to, it is a binding again.
    guard let wrapper = base.type.nominal?.name, Self.dynamicWrappers.contains(wrapper) else {
      return found
    }
    return found.with(index.core("Binding", [found.type]))
  }

  /// A member that a value has by its type, or by what its type is held to: what a protocol leaves
  /// open says nothing.
  private func knownMember(_ name: String, of base: Typing, in scope: Scope) -> Typing? {
    let held = held(base.type, in: scope)
    guard let held else { return valueMember(name, of: base) }
    return valueMember(name, of: base.with(held)).flatMap { $0.type.isOpen ? nil : $0 }
  }

  /// The type that a generic parameter in a place is held to, also where it is inside of an optional
  /// or a binding: `Binding<Model>` is one of a `Kettle` where `Model: Kettle`; nil for other types.
  func held(_ type: Type, in scope: Scope) -> Type? {
    switch type {
    case .parameter(let name):
      guard let constraint = scope.context.constraint(of: name) else { return nil }
      let held = index.resolve(constraint, in: scope.context, selfType: scope.selfType)
      return held.nominal == nil ? nil : held
    case .nominal(let wrapper, let arguments):
      guard let first = arguments.first,
        wrapper.name == "Optional" || Self.dynamicWrappers.contains(wrapper.name)
      else { return nil }
      return held(first, in: scope).map { .nominal(wrapper, [$0]) }
    default: return nil
    }
  }

  private func staticMember(
    _ name: String, of type: Type, _ base: Typing, in scope: Scope
  ) -> Typing {
    if let found = index.members(named: name, of: type, isStatic: true).first {
      return typing(of: found, name).limited(to: max(.inferred, base.certainty))
    }
    if let nested = index.associatedType(name, of: type), nested.isKnown {
      return Typing(type: .metatype(nested), certainty: .inferred)
    }
    if case .external = type, name.first?.isUppercase == true {
      let nested = index.resolve(
        .member(.named("Self", []), name, []), in: scope.context, selfType: type)
      return Typing(type: .metatype(nested), certainty: .assumed)
    }
    // `.shared`, `.standard`, `.default`: a type's own instances, when nothing says otherwise.
    if name == "shared" || name == "standard" || name == "default" {
      return Typing(type: type, certainty: .assumed)
    }
    return .unknown
  }

  private func tupleElement(
    _ name: String, of elements: [Type.Element], in base: Typing
  ) -> Typing {
    if let position = Int(name), position < elements.count {
      return base.with(elements[position].type)
    }
    if let element = elements.first(where: { $0.label == name }) {
      return base.with(element.type)
    }
    return .unknown
  }

  /// A member that the base's type is known to have.
  func valueMember(_ name: String, of base: Typing) -> Typing? {
    let certainty = max(base.certainty, .inferred)
    for type in Set([base.type, base.type.unwrapped]).sortedByDepth(base.type) {
      if name == "rawValue", let raw = index.rawType(of: type) {
        return Typing(type: raw, certainty: certainty)
      }
      if let found = index.members(named: name, of: type, isStatic: false).first {
        let typing = typing(of: found, name)
        return base.certainty == .declared ? typing : typing.limited(to: certainty)
      }
      if let wrapped = dynamicMember(name, of: type, base) { return wrapped }
    }
    return nil
  }

  /// `binding.name` reaches through to the wrapped value's member, as a binding.
  private func dynamicMember(_ name: String, of type: Type, _ base: Typing) -> Typing? {
    guard let wrapper = type.nominal?.name, Self.dynamicWrappers.contains(wrapper),
      let wrapped = type.arguments.first,
      let inner = valueMember(name, of: base.with(wrapped))
    else { return nil }
    return inner.with(index.core("Binding", [inner.type]))
  }

  private static let dynamicWrappers: Set<String> = ["Binding", "Bindable"]

  /// The type of the declaration behind a member.
  func typing(of member: BoundMember, _ name: String) -> Typing {
    switch member.record.content {
    case .variable(let variable):
      guard let reference = variable.type else {
        return typing(of: variable, name: name, scope: scope(of: member))
      }
      let type = index.resolve(
        reference, in: member.record.context, selfType: member.selfType,
        substitution: member.substitution)
      return Typing(type: type.substituting(member.substitution), certainty: .declared)
    case .enumCase(let declaration):
      let result = member.selfType ?? .unknown
      guard !declaration.parameters.isEmpty else {
        return Typing(type: result, certainty: .declared)
      }
      let parameters = declaration.parameters.map { parameter in
        index.resolve(parameter.type, in: member.record.context, selfType: member.selfType)
      }
      return Typing(type: .function(parameters, result), certainty: .declared)
    case .function(let function):
      return functionTyping(function, member)
    }
  }

  func functionTyping(_ function: FunctionDeclaration, _ member: BoundMember) -> Typing {
    let context = member.record.context.adding(function.generics)
    func resolve(_ reference: TypeReference) -> Type {
      index.resolve(
        reference, in: context, selfType: member.selfType, substitution: member.substitution
      ).substituting(member.substitution)
    }
    let result: Type =
      function.kind == .initializer
      ? (member.selfType ?? .unknown) : function.result.map(resolve) ?? .tuple([])
    return Typing(
      type: .function(function.parameters.map { resolve($0.type) }, result), certainty: .declared)
  }

  /// The scope in which a member's initializer and accessors stand.
  func scope(of member: BoundMember) -> Scope {
    let isStatic = member.record.isStatic
    let owner = member.record.context.nominal.map(index.selfType(of:))
    return Scope(context: member.record.context, selfType: owner, isStatic: isStatic)
  }

  /// The type that every member of that name in the scan agrees on, as a guess.
  func byName(_ name: String) -> Typing {
    let key = index.seen(name)
    if let known = typingsByName[key] { return known }
    // Members whose types depend on each other's by name alone would be followed in all orders.
    guard namesInProgress.insert(key).inserted else {
      cycles += 1
      return .unknown
    }
    let found = uncachedByName(name)
    namesInProgress.remove(key)
    if hasFuel, !isProvisional { typingsByName[key] = found }
    return found
  }

  private func uncachedByName(_ name: String) -> Typing {
    let candidates = index.members(named: name)
    // The project's own declarations say more about its names than a framework's.
    let areOwn = candidates.contains { !$0.record.context.isInterface }
    var found: Typing?
    for (owner, record) in candidates.prefix(24) {
      spend(1)
      guard hasFuel else { return .unknown }
      guard case .variable(let variable) = record.content else { continue }
      if areOwn, record.context.isInterface { continue }
      let member = BoundMember(
        record: record, owner: owner, selfType: index.selfType(of: owner), substitution: [:])
      let typing = self.typing(of: member, variable.name ?? name)
      guard let known = found else {
        found = typing
        continue
      }
      // Whether literals are keys there, each must say alike, whichever is declared first.
      let areKeys = [known, typing].map { Localizable.isLiteralType($0.type, index) }
      guard Specifier(for: known.type) == Specifier(for: typing.type), areKeys[0] == areKeys[1]
      else { return .unknown }
    }
    return found?.limited(to: .assumed) ?? .unknown
  }
}

extension Set<Type> {
  /// The type itself first, then what is inside its optional.
  fileprivate func sortedByDepth(_ first: Type) -> [Type] {
    [first] + filter { $0 != first }
  }
}
