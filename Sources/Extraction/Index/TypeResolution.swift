/// Looks up the names of a written type.
extension ProgramIndex {
  /// - Parameters:
  ///   - context: Where the type is written.
  ///   - selfType: What `Self` and the associated types of a protocol mean there.
  ///   - substitution: The known generic arguments.
  func resolve(
    _ reference: TypeReference, in context: LexicalContext, selfType: Type? = nil,
    substitution: [String: Type] = [:], depth: Int = 0
  ) -> Type {
    if depth == 0 { stepsOfType = 0 }
    stepsOfType += 1
    work += 1
    guard stepsOfType < Self.mostStepsOfType else {
      isCutShort = true
      return .unknown
    }
    guard depth < 24 else { return .unknown }
    let type = uncheckedType(
      reference, in: context, selfType: selfType, substitution: substitution, depth: depth)
    if depth > 0 || type.isSmall { return type }
    isCutShort = true
    return .unknown
  }

  /// The most steps for one written type: aliases that name each other twice double them.
  private static let mostStepsOfType = 2_048

  private func uncheckedType(
    _ reference: TypeReference, in context: LexicalContext, selfType: Type?,
    substitution: [String: Type], depth: Int
  ) -> Type {
    func resolve(_ part: TypeReference) -> Type {
      self.resolve(
        part, in: context, selfType: selfType, substitution: substitution, depth: depth + 1)
    }
    switch reference {
    case .named(let name, let arguments):
      return named(
        name, arguments.map(resolve), in: context, selfType: selfType, substitution: substitution,
        depth: depth)
    case .member(let base, let name, let arguments):
      return memberType(name, arguments.map(resolve), of: resolve(base), depth: depth)
    case .optional(let wrapped):
      return optional(resolve(wrapped))
    case .implicitlyUnwrapped(let wrapped):
      return resolve(wrapped)
    case .tuple(let elements):
      return .tuple(elements.map { Type.Element(label: $0.label, type: resolve($0.type)) })
    case .function(let parameters, let result):
      return .function(parameters.map(resolve), resolve(result))
    case .metatype(let base):
      return .metatype(resolve(base))
    case .unknown:
      return .unknown
    }
  }

  func optional(_ wrapped: Type) -> Type { core("Optional", [wrapped]) }

  /// A type of the standard library or a framework, by name.
  func core(_ name: String, _ arguments: [Type] = []) -> Type {
    type(named: name).map { .nominal($0, arguments) } ?? .external(name, arguments)
  }

  private func named(
    _ name: String, _ arguments: [Type], in context: LexicalContext, selfType: Type?,
    substitution: [String: Type], depth: Int
  ) -> Type {
    if name == "Self" { return selfType ?? enclosingType(context) }
    if context.isForGenerics, let parent = context.parent {
      if context.generics.contains(where: { $0.name == name }) {
        return substitution[name] ?? .parameter(name)
      }
      return named(
        name, arguments, in: parent, selfType: selfType, substitution: substitution, depth: depth)
    }
    let cacheKey = PlacedName(context: context, name: name)
    if arguments.isEmpty, let known = nameCache[cacheKey] { return known }
    let enclosed = enclosedType(
      cacheKey, arguments, selfType: selfType, substitution: substitution, depth: depth)
    if let enclosed { return enclosed }
    let type = topLevelType(
      name, arguments, in: context, substitution: substitution, depth: depth)
    // A plain type means the same whatever the generic arguments around it are.
    if arguments.isEmpty, substitution[name] == nil, type.arguments.isEmpty, type.isKnown,
      stepsOfType < Self.mostStepsOfType
    {
      nameCache[cacheKey] = type
    }
    return type
  }

  /// What a name means in the declarations around its place; nil where none of them knows it.
  private func enclosedType(
    _ placed: PlacedName, _ arguments: [Type], selfType: Type?, substitution: [String: Type],
    depth: Int
  ) -> Type? {
    let name = placed.name
    var place: LexicalContext? = placed.context
    while let around = place {
      if around.generics.contains(where: { $0.name == name }) {
        return substitution[name] ?? .parameter(name)
      }
      if let nominal = around.nominal.map(current) {
        if nominal.name == name { return .nominal(nominal, arguments) }
        if let nested = nominal.nested[name] {
          if arguments.isEmpty { nameCache[placed] = .nominal(nested, []) }
          return .nominal(nested, arguments)
        }
        let inherited =
          nominal.mayHaveNestedTypes && mayInherit(name)
          ? nestedType(name, arguments, in: nominal, selfType: selfType, depth: depth + 1) : nil
        if let inherited { return inherited }
        if nominal.kind == .protocol, let selfType,
          let type = associatedType(name, of: selfType, depth: depth + 1)
        {
          return type
        }
      }
      place = around.parent
    }
    return nil
  }

  /// Whether some type declares a nested type, alias or associated type of that name.
  private func mayInherit(_ name: String) -> Bool {
    nestedTypes[name] != nil || nestedAliases.contains(name) || type(named: name) == nil
  }

  private func topLevelType(
    _ name: String, _ arguments: [Type], in context: LexicalContext,
    substitution: [String: Type], depth: Int
  ) -> Type {
    let alias = alias(named: name, in: context.file)
    if let nominal = type(named: name, in: context.file),
      alias.map({ !$0.hidesType && !nominal.isOnlyExtended }) ?? true
    {
      return .nominal(nominal, arguments)
    }
    if let alias { return expand(alias.alias, arguments, depth: depth) }
    if let known = substitution[name] { return known }
    if let nested = nestedTypes[name], nested.count == 1, let only = nested.first {
      return .nominal(only, arguments)
    }
    if context.nominal?.kind == .protocol { return .parameter(name) }
    return .external(name, arguments)
  }

  private func expand(
    _ alias: (declaration: AliasDeclaration, context: LexicalContext), _ arguments: [Type],
    depth: Int
  ) -> Type {
    var substitution: [String: Type] = [:]
    for (parameter, argument) in zip(alias.declaration.generics, arguments) {
      substitution[parameter.name] = argument
    }
    return resolve(
      alias.declaration.type, in: alias.context.adding(alias.declaration.generics),
      substitution: substitution, depth: depth + 1)
  }

  private func enclosingType(_ context: LexicalContext) -> Type {
    var place: LexicalContext? = context
    while let current = place {
      if let nominal = current.nominal { return selfType(of: nominal) }
      place = current.parent
    }
    return .unknown
  }

  /// The type as seen inside its own declaration, with its parameters open.
  func selfType(of nominal: Nominal) -> Type {
    .nominal(nominal, nominal.generics.map { .parameter($0.name) })
  }

  private func nestedType(
    _ name: String, _ arguments: [Type], in nominal: Nominal, selfType: Type?, depth: Int
  ) -> Type? {
    var visited: Set<Nominal> = []
    return nestedType(name, arguments, in: nominal, selfType: selfType, depth: depth, &visited)
  }

  private func nestedType(
    _ name: String, _ arguments: [Type], in nominal: Nominal, selfType: Type?, depth: Int,
    _ visited: inout Set<Nominal>
  ) -> Type? {
    guard depth < 24 else { return nil }
    work += 1
    let nominal = current(nominal)
    if let nested = nominal.nested[name] { return .nominal(nested, arguments) }
    if let alias = nominal.aliases[name] {
      return resolve(
        alias.declaration.type, in: alias.context.adding(alias.declaration.generics),
        selfType: selfType, depth: depth + 1)
    }
    for (parent, _, _) in nominal.parents where visited.insert(parent).inserted {
      let type = nestedType(
        name, arguments, in: parent, selfType: selfType, depth: depth + 1, &visited)
      if let type { return type }
    }
    return nil
  }

  func supertype(
    _ reference: TypeReference, _ context: LexicalContext, of nominal: Nominal
  ) -> Nominal? {
    let path = reference.path
    guard let name = path.last else { return nil }
    if path.count == 1, let type = type(named: name, in: context.file) { return type }
    let outside = context.nominal == nominal ? (context.parent ?? context) : context
    return resolve(reference, in: outside, depth: 16).nominal
  }

  private func memberType(_ name: String, _ arguments: [Type], of base: Type, depth: Int) -> Type {
    if name == "Type" || name == "Protocol" { return .metatype(base) }
    if let type = associatedType(name, of: base, arguments: arguments, depth: depth + 1) {
      return type
    }
    // `Module.Type`: the framework's own type, even where the project hides it.
    if case .external = base, let nominal = interfaceTypes[name] ?? type(named: name) {
      return .nominal(nominal, arguments)
    }
    if case .external = base, let alias = alias(named: name) {
      return expand(alias, arguments, depth: depth)
    }
    // The `Element` of whatever an unknown function gave says nothing, nor does the `RawValue` of an
    // unknown enumeration.
    let isType = base.isKnown && !Self.associated.contains(name)
    return isType ? .external(name, arguments) : .unknown
  }

  /// Associated types of the standard library's protocols, which are hardly ever types of their own.
  private static let associated: Set<String> = ["Element", "ID", "Index", "RawValue"]

  /// A nested type, alias or associated type of `base`, such as `Element` of `[Int]`.
  func associatedType(
    _ name: String, of base: Type, arguments: [Type] = [], depth: Int = 0
  ) -> Type? {
    guard depth < 24, case .nominal(let nominal, let baseArguments) = base else { return nil }
    if let position = nominal.generics.firstIndex(where: { $0.name == name }),
      position < baseArguments.count
    {
      return baseArguments[position]
    }
    let substitution = Self.substitution(nominal, baseArguments)
    if let nested = nestedType(name, arguments, in: nominal, selfType: base, depth: depth) {
      return nested.substituting(substitution)
    }
    return name == "RawValue" ? rawValueType(of: base, depth: depth + 1) : nil
  }

  /// The type that an enumeration says its raw values are.
  func rawType(of type: Type, depth: Int = 0) -> Type? {
    guard let nominal = type.nominal, nominal.kind == .enumeration,
      let (reference, context) = nominal.inherited.first
    else { return nil }
    let raw = resolve(reference, in: context, depth: depth)
    return Self.isRawType(raw) ? raw : nil
  }

  /// What `RawValue` is of a type that doesn't name it, as hardly any does: what its raw values are.
  private func rawValueType(of type: Type, depth: Int) -> Type? {
    if let raw = rawType(of: type, depth: depth) { return raw }
    for record in type.nominal.map(current)?.members[ImplicitMember.rawValue.rawValue] ?? [] {
      guard case .variable(let variable) = record.content, !variable.isStatic,
        let reference = variable.type
      else { continue }
      let raw = resolve(reference, in: record.context, selfType: type, depth: depth)
      return Self.isRawType(raw) ? raw : nil
    }
    return nil
  }

  private static func isRawType(_ type: Type) -> Bool {
    Specifier.isPrintedAsNumber(type) || type.name == "String"
  }

  static func substitution(_ nominal: Nominal, _ arguments: [Type]) -> [String: Type] {
    guard !arguments.isEmpty else { return [:] }
    var substitution: [String: Type] = [:]
    for (parameter, argument) in zip(nominal.generics, arguments) {
      substitution[parameter.name] = argument
    }
    return substitution
  }
}
