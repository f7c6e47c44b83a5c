/// A member as seen from a base type: its record and what its generic names mean there.
struct BoundMember {
  var record: MemberRecord
  var owner: Nominal?
  var selfType: Type?
  var substitution: [String: Type]
}

extension ProgramIndex {
  /// The members of a name that a value (or, if static, the type itself) has: its own first, then
  /// those of its superclass and protocols.
  func members(named name: String, of base: Type, isStatic: Bool) -> [BoundMember] {
    var found: [BoundMember] = []
    guard name == "init" || name == "subscript" || membersByName[name] != nil else { return [] }
    guard case .nominal = base else { return [] }
    let cacheKey = MemberName(type: base, name: seen(name), isStatic: isStatic)
    if let known = memberCache[cacheKey] { return known }
    var visited: Set<Nominal> = []
    collect(name, base, base, isStatic, &visited, &found)
    memberCache[cacheKey] = found
    return found
  }

  /// The member of a name that a value or type has; of a type that several files declare, the one that
  /// the file at hand declares comes first.
  func member(named name: String, of base: Type, isStatic: Bool) -> BoundMember? {
    let found = members(named: name, of: base, isStatic: isStatic)
    guard let first = found.first, let owner = first.owner, owner.declarations.count > 1,
      let viewpoint
    else { return found.first }
    return found.first { $0.owner == owner && $0.record.context.file == viewpoint } ?? first
  }

  private func collect(
    _ name: String, _ type: Type, _ base: Type, _ isStatic: Bool, _ visited: inout Set<Nominal>,
    _ found: inout [BoundMember]
  ) {
    guard case .nominal(let nominal, let arguments) = type, visited.count < 64,
      visited.insert(nominal).inserted
    else { return }
    let substitution = Self.substitution(nominal, arguments)
    let known = current(nominal)
    work += 1 + (known.members[name]?.count ?? 0)
    for record in visible(known.members[name] ?? [], named: name) {
      guard record.isStatic == isStatic || name == "init" || name == "subscript" else { continue }
      guard holds(record.requirements, in: record.context, base, substitution) else { continue }
      found.append(
        BoundMember(
          record: record, owner: nominal, selfType: base, substitution: substitution))
    }
    for (parent, reference, context) in known.parents where !parent.isRawType(of: nominal) {
      let parentArguments: [Type] =
        parent.generics.isEmpty
        ? [] : resolve(reference, in: context, selfType: base, substitution: substitution).arguments
      collect(name, .nominal(parent, parentArguments), base, isStatic, &visited, &found)
    }
  }

  /// Whether the `where` clause of an extension lets the member through; what can't be told does.
  private func holds(
    _ requirements: [GenericRequirement], in context: LexicalContext, _ base: Type,
    _ substitution: [String: Type]
  ) -> Bool {
    requirements.allSatisfy { requirement in
      let left = resolve(
        requirement.left, in: context, selfType: base, substitution: substitution
      ).substituting(substitution)
      let right = resolve(requirement.right, in: context, selfType: base)
      guard case .nominal(let one, _) = left, case .nominal(let other, _) = right else {
        return true
      }
      return requirement.isSameType ? one == other : conforms(one, to: other)
    }
  }

  /// Whether a type is, inherits from or conforms to another; what nothing declares does not.
  func conforms(_ nominal: Nominal, to other: Nominal) -> Bool {
    if nominal == other { return true }
    let cacheKey = Conformance(nominal: nominal, other: other)
    if let known = conformanceCache[cacheKey] { return known }
    let conforms = nominal.isOrInherits(in: self) { $0 == other }
    work += 1
    conformanceCache[cacheKey] = conforms
    return conforms
  }

  /// Whether a type conforms to the protocol of that name.
  func conforms(_ type: Type, to name: String) -> Bool {
    guard let nominal = type.nominal, let other = self.type(named: name) else { return false }
    return conforms(nominal, to: other)
  }

  /// The initializers of a type, with the memberwise one of each declaration of a structure that
  /// declares none.
  func initializers(of type: Type) -> [BoundMember] {
    guard case .nominal(let nominal, let arguments) = type else { return [] }
    var found = members(named: "init", of: type, isStatic: true)
    guard nominal.kind == .structure, !nominal.isFromInterface else { return found }
    let substitution = Self.substitution(nominal, arguments)
    for declaration in visibleDeclarations(of: nominal) where !declaration.hasOwnInitializer {
      found.append(
        BoundMember(
          record: memberwiseInitializer(of: nominal, in: declaration.context), owner: nominal,
          selfType: type, substitution: substitution))
    }
    return found
  }

  /// The memberwise initializer of the declaration of a type that a context is inside of.
  private func memberwiseInitializer(
    of nominal: Nominal, in context: LexicalContext
  ) -> MemberRecord {
    let parameters = nominal.stored.compactMap { variable, own -> Parameter? in
      guard own == context, let name = variable.name,
        !(variable.isConstant && variable.initializer != nil)
      else { return nil }
      let isOptional = !variable.isConstant && variable.type?.startsAsNil == true
      return Parameter(
        label: name, name: name, type: memberwiseType(of: variable, own), defaultValue: nil,
        hasDefault: variable.initializer != nil || isOptional || !variable.attributes.isEmpty,
        isVariadic: false, attributes: variable.attributes)
    }
    let function = FunctionDeclaration(
      kind: .initializer, name: "init", generics: [], requirements: [], parameters: parameters,
      result: nil, body: [], attributes: [], isStatic: true, isFailable: false,
      access: .module, offset: 0)
    return MemberRecord(content: .function(function), context: context)
  }

  /// A `@Binding` property is passed as a binding, one of a result builder as a closure (SE-0289,
  /// "Implicit memberwise initializers"); every other wrapper takes the plain value.
  private func memberwiseType(
    of variable: VariableDeclaration, _ context: LexicalContext
  ) -> TypeReference {
    let type = variable.type ?? .unknown
    if variable.attributes.contains(where: { $0.name.simpleName == "Binding" }) {
      return .named("Binding", [type])
    }
    if case .function = type { return type }
    return variable.attributes.contains { isBuilder($0.name, context) } ? .function([], type) : type
  }

  /// Whether an attribute is a result builder: by what it declares, or, a framework's, by its name.
  private func isBuilder(_ name: TypeReference, _ context: LexicalContext) -> Bool {
    let type = resolve(name, in: context)
    return [ImplicitMember.buildBlock, .buildPartialBlock].contains {
      !members(named: $0.rawValue, of: type, isStatic: true).isEmpty
    } || name.simpleName?.hasSuffix("Builder") == true
  }
}
