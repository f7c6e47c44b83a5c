extension Inference {
  /// A bare name: a local, a member of `self`, a global, or a type.
  func name(_ name: String, _ arguments: [TypeReference], in scope: Scope) -> Typing {
    spend(scope.depth / 32)
    if let binding = scope.binding(for: name) { return typing(of: binding, in: scope) }
    switch name {
    case "self": return selfTyping(scope)
    case "Self": return Typing(type: .metatype(scope.selfType ?? .unknown), certainty: .inferred)
    case "super": return superTyping(scope)
    default: break
    }
    if let typing = implicitMember(name, in: scope) { return typing }
    if name.first == "$", let typing = projected(String(name.dropFirst()), in: scope) {
      return typing
    }
    if let record = index.globals(named: name).first {
      return typing(of: BoundMember(record: record, selfType: nil, substitution: [:]), name)
    }
    let type = index.resolve(
      .named(name, arguments), in: scope.context, selfType: scope.selfType)
    switch type {
    case .nominal: return Typing(type: .metatype(type), certainty: .inferred)
    // A name that starts with a capital letter is a type nobody here declares.
    case .external where name.first?.isUppercase == true:
      return Typing(type: .metatype(type), certainty: .assumed)
    default: return .unknown
    }
  }

  private func selfTyping(_ scope: Scope) -> Typing {
    guard let type = scope.selfType else { return .unknown }
    return Typing(type: scope.isStatic ? .metatype(type) : type, certainty: .declared)
  }

  private func superTyping(_ scope: Scope) -> Typing {
    guard let nominal = scope.selfType?.nominal else { return .unknown }
    for (reference, context) in index.current(nominal).inherited {
      if let parent = index.supertype(reference, context, of: nominal), parent.kind == .class {
        return Typing(type: .nominal(parent, []), certainty: .declared)
      }
    }
    return .unknown
  }

  private func implicitMember(_ name: String, in scope: Scope) -> Typing? {
    guard let selfType = scope.selfType else { return nil }
    if name == "rawValue", !scope.isStatic, let raw = index.rawType(of: selfType) {
      return Typing(type: raw, certainty: .declared)
    }
    // Of thousands of the same name none is copied.
    let own = index.members(named: name, of: selfType, isStatic: scope.isStatic).first
    return (own ?? outerMembers(name, scope).first).map { typing(of: $0, name) }
  }

  /// Static members of the types around the one at hand are visible without a base.
  func outerMembers(_ name: String, _ scope: Scope) -> [BoundMember] {
    var place = scope.selfType?.nominal?.outer
    while let nominal = place {
      let found = index.members(
        named: name, of: index.selfType(of: nominal), isStatic: true)
      if !found.isEmpty { return found }
      place = nominal.outer
    }
    return []
  }

  func typing(of binding: Scope.Binding, in scope: Scope) -> Typing {
    switch binding {
    case .typed(let typing), .parameter(let typing, _):
      return typing
    case .deferred(let deferred):
      if let found = deferred.found { return found }
      let whole = typing(deferred.expression, in: deferred.scope)
      var found = project(deferred.projection, from: whole).limited(to: .inferred)
      found.isLiteral = false
      if hasFuel { deferred.found = found }
      return found
    case .function(let function):
      return functionTyping(
        function,
        BoundMember(
          record: MemberRecord(content: .function(function), context: scope.context),
          selfType: scope.selfType, substitution: [:]))
    }
  }

  func project(_ projection: DeferredTyping.Projection, from whole: Typing) -> Typing {
    switch projection {
    case .whole:
      return whole
    case .unwrapped(let inner):
      let value = project(inner, from: whole)
      return value.with(value.type.unwrapped)
    case .element(let inner):
      let sequence = project(inner, from: whole)
      return sequence.with(elementType(of: sequence.type))
    case .part(let inner, let position):
      return element(position, of: project(inner, from: whole))
    case .payload(let inner, let caseName, let position):
      return payload(at: position, inCase: caseName, of: project(inner, from: whole))
    }
  }

  /// What a `for` loop over a value of this type yields.
  func elementType(of type: Type) -> Type {
    index.associatedType("Element", of: type.unwrapped) ?? .unknown
  }

  private func payload(at position: Int, inCase caseName: String, of whole: Typing) -> Typing {
    let base = whole.type.unwrapped
    if caseName == "some" { return whole.with(base) }
    for member in index.members(named: caseName, of: base, isStatic: true) {
      guard case .enumCase(let declaration) = member.record.content,
        position < declaration.parameters.count
      else { continue }
      let type = index.resolve(
        declaration.parameters[position].type, in: member.record.context,
        selfType: member.selfType, substitution: member.substitution)
      return Typing(type: type, certainty: .declared)
    }
    return payload(at: position, inAnyCase: caseName)
  }

  /// The payload of the only enum case of that name, when the subject's type is not known.
  private func payload(at position: Int, inAnyCase caseName: String) -> Typing {
    var types: Set<Type> = []
    for (_, record) in index.members(named: caseName) {
      guard case .enumCase(let declaration) = record.content,
        position < declaration.parameters.count
      else { continue }
      types.insert(index.resolve(declaration.parameters[position].type, in: record.context))
    }
    guard types.count == 1, let only = types.first else { return .unknown }
    return Typing(type: only, certainty: .assumed)
  }

  /// `$name`: the projected value of a wrapped property.
  private func projected(_ name: String, in scope: Scope) -> Typing? {
    let value = self.name(name, [], in: scope)
    if case .unknown = value.type { return nil }
    let wrapped = wrapperProjection(of: name, value.type, in: scope)
    return value.with(wrapped ?? index.core("Binding", [value.type]))
  }

  /// What the property wrapper of a variable projects, by its `projectedValue`.
  private func wrapperProjection(of name: String, _ value: Type, in scope: Scope) -> Type? {
    guard let member = declaration(of: Expression(.name(name, []), at: 0), in: scope),
      case .variable(let variable) = member.record.content
    else { return nil }
    for attribute in variable.attributes {
      let type = index.resolve(attribute.name, in: member.record.context)
      guard case .nominal(let wrapper, _) = type,
        let projection = index.members(
          named: ImplicitMember.projectedValue.rawValue, of: type, isStatic: false
        ).first,
        case .variable(let projected) = projection.record.content, let reference = projected.type
      else { continue }
      var substitution: [String: Type] = [:]
      if let parameter = wrapper.generics.first { substitution[parameter.name] = value }
      return index.resolve(
        reference, in: projection.record.context, selfType: .nominal(wrapper, [value]),
        substitution: substitution)
    }
    return nil
  }

  /// The type of `@Number var value`, which is that of the wrapper's `wrappedValue` (SE-0258).
  func wrappedTyping(of variable: VariableDeclaration, in scope: Scope) -> Typing? {
    let name = ImplicitMember.wrappedValue.rawValue
    for attribute in variable.attributes {
      let type = index.resolve(attribute.name, in: scope.context)
      guard case .nominal = type,
        !index.members(named: name, of: type, isStatic: false).isEmpty
      else { continue }
      // The attribute is a call of an initializer, which may say what the wrapper is generic over.
      let callee = Expression(.type(attribute.name), at: 0)
      let wrapper = typing(Expression(.call(callee, attribute.arguments), at: 0), in: scope)
      let isMade = wrapper.type.nominal == type.nominal
      let value = member(name, of: isMade ? wrapper : wrapper.with(type), in: scope)
      // What the wrapper is generic over may be known to the compiler only.
      return value.type.isOpen ? nil : value.limited(to: .inferred)
    }
    return nil
  }

  /// The type of `@Environment(\.locale) var locale` and `@Environment(Model.self) var model`.
  func environmentTyping(of variable: VariableDeclaration, in scope: Scope) -> Typing? {
    for attribute in variable.attributes {
      guard let argument = attribute.arguments.first, argument.label == nil else { continue }
      switch argument.value.kind {
      case .keyPath(let root, let names) where attribute.name.simpleName == "Environment":
        let base =
          root.map { index.resolve($0, in: scope.context) } ?? index.core("EnvironmentValues")
        return follow(names, from: Typing(type: base, certainty: .inferred), in: scope)
      case .member(let base?, "self") where attribute.name.simpleName == "Environment":
        guard let reference = base.typeReference else { return nil }
        return Typing(
          type: index.resolve(reference, in: scope.context), certainty: .declared)
      default:
        continue
      }
    }
    return nil
  }

  func follow(_ names: [String], from base: Typing, in scope: Scope) -> Typing {
    names.reduce(base) { member($1, of: $0, in: scope) }
  }

  func keyPath(
    _ root: TypeReference?, _ names: [String], in scope: Scope, expected: Type?
  ) -> Typing {
    let base: Type
    if let root {
      base = index.resolve(root, in: scope.context, selfType: scope.selfType)
    } else {
      switch expected {
      case .function(let parameters, _): base = parameters.first ?? .unknown
      case .nominal(_, let arguments), .external(_, let arguments):
        base = arguments.first ?? .unknown
      default: base = .unknown
      }
    }
    // Without a root, members of any type by that name would be asked, one by one, and for property
    // wrappers (`@AppStorage(\.fontSize) var fontSize`) each of these leads to all others again.
    let value =
      base.isKnown
      ? follow(names, from: Typing(type: base, certainty: .inferred), in: scope) : .unknown
    if case .function = expected {
      return value.with(.function([base], value.type))
    }
    // What takes a path that can be written to takes this one, if it can.
    if case .nominal(let wanted, _) = expected, wanted.name.hasSuffix("KeyPath") {
      return value.with(.nominal(wanted, [base, value.type]))
    }
    return value.with(index.core("KeyPath", [base, value.type]))
  }
}
