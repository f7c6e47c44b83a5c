extension Inference {
  func call(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope, expected: Type?
  ) -> Typing {
    resolve(callee, arguments, in: scope, expected: expected)?.result ?? .unknown
  }

  /// Finds out which declaration a call means.
  func resolve(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope, expected: Type?
  ) -> ResolvedCall? {
    seeing(from: scope) { visibleCall(callee, arguments, in: scope, expected: expected) }
  }

  private func visibleCall(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope, expected: Type?
  ) -> ResolvedCall? {
    let candidates = candidates(for: callee, in: scope, expected: expected)
    if let best = best(of: candidates, arguments, in: scope) {
      return bind(
        best.candidate, best.positions, arguments, in: scope, expected: expected)
    }
    return unmatched(callee, arguments, in: scope, expected: expected)
  }

  /// A call that fits no known declaration: of a value of function type, or of a type whose
  /// initializer is not known.
  private func unmatched(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope, expected: Type?
  ) -> ResolvedCall? {
    if let initialized = initializedType(callee, in: scope, expected: expected) {
      // C has functions with capitals: `SecItemCopyMatching(query, &item)` is a number.
      var isUnknown = false
      if case .external = initialized, case .name = callee.kind { isUnknown = true }
      return ResolvedCall(
        callee: nil, parameters: [], argumentTypes: [],
        result: Typing(type: initialized, certainty: isUnknown ? .assumed : .inferred))
    }
    // A method that nothing declares, such as a modifier that neither localizes nor types anything.
    if case .member(_, let name) = callee.kind, index.membersByName[name] == nil { return nil }
    let value = typing(callee, in: scope, expected: nil)
    if case .function(let parameters, let result) = value.type.unwrapped {
      return ResolvedCall(
        callee: nil, parameters: [], argumentTypes: parameters,
        result: value.with(result).limited(to: .inferred))
    }
    return resolve(
      members: ImplicitMember.callAsFunction.rawValue, of: value.type.unwrapped, arguments,
      in: scope)
  }

  private func initializedType(
    _ callee: Expression, in scope: Scope, expected: Type?
  ) -> Type? {
    switch callee.kind {
    case .member(nil, "init"): return expected?.unwrapped
    case .member(let base?, "init"):
      if case .metatype(let type) = typing(base, in: scope).type { return type }
      return nil
    case .member(nil, _): return nil
    case .member(_, let name) where name.first?.isUppercase != true: return nil
    default:
      guard case .metatype(let type) = typing(callee, in: scope).type else { return nil }
      return type
    }
  }

  func candidates(
    for callee: Expression, in scope: Scope, expected: Type?
  ) -> CandidateList {
    switch callee.kind {
    case .name(let name, let arguments):
      return namedCandidates(name, arguments, in: scope)
    case .member(let base, let name):
      return memberCandidates(name, of: base, in: scope, expected: expected)
    case .type(let reference):
      let type = index.resolve(reference, in: scope.context, selfType: scope.selfType)
      return initializerCandidates(of: type)
    default:
      return .none
    }
  }

  private func namedCandidates(
    _ name: String, _ arguments: [TypeReference], in scope: Scope
  ) -> CandidateList {
    spend(scope.depth / 32)
    if let binding = scope.binding(for: name) {
      guard case .function(let function) = binding else { return .none }
      let record = MemberRecord(content: .function(function), context: scope.context)
      return CandidateList([
        CallCandidate(
          function: function,
          BoundMember(record: record, selfType: scope.selfType, substitution: [:]))
      ])
    }
    if name == "Self", let selfType = scope.selfType {
      return initializerCandidates(of: selfType)
    }
    if name == "self" || name == "super" { return .none }
    let own = ownCandidates(name, in: scope)
    if let own, !own.isEmpty { return own }
    let globals = own == nil ? globalCandidates(name) : .none
    if !globals.isEmpty, name.first?.isUppercase != true { return globals }
    let type = index.resolve(.named(name, arguments), in: scope.context, selfType: scope.selfType)
    // A function of a type's name stands beside the type's initializers.
    let candidates = globals.appending(initializerCandidates(of: type))
    let file = scope.context.file
    guard let other = index.frameworkType(besides: type, named: name, in: file) else {
      return candidates
    }
    return candidates.appending(initializerCandidates(of: other))
  }

  /// What a bare name means among the members of `self` and of the types around it; nil if none of
  /// these has such a member.
  private func ownCandidates(_ name: String, in scope: Scope) -> CandidateList? {
    guard let type = scope.selfType else { return nil }
    let outer = enclosingStaticMembers(name, of: type)
    if outer.isEmpty, index.members(named: name, of: type, isStatic: scope.isStatic).isEmpty {
      return nil
    }
    return memberCandidates(named: name, of: type, isStatic: scope.isStatic)
      .appending(CandidateList(outer.compactMap { CallCandidate($0) }))
  }

  private func enclosingStaticMembers(_ name: String, of type: Type) -> [BoundMember] {
    var place = type.nominal?.outer
    while let nominal = place {
      let found = index.members(named: name, of: index.selfType(of: nominal), isStatic: true)
      if !found.isEmpty { return found }
      place = nominal.outer
    }
    return []
  }

  private func memberCandidates(
    _ name: String, of base: Expression?, in scope: Scope, expected: Type?
  ) -> CandidateList {
    guard let base else { return implicitCandidates(name, expected: expected) }
    var typing = typing(base, in: scope)
    if let held = held(typing.type, in: scope) { typing.type = held }
    if case .metatype(let type) = typing.type {
      if name == "init" { return initializerCandidates(of: type) }
      let members = memberCandidates(named: name, of: type, isStatic: true)
      if !members.isEmpty { return members }
      let nested = index.resolve(
        .member(.named("Self", []), name, []), in: scope.context, selfType: type)
      return initializerCandidates(of: nested)
    }
    if name == "init", base.isSelfOrSuper {
      return initializerCandidates(of: typing.type)
    }
    var members = memberCandidates(named: name, of: typing.type, isStatic: false)
    if typing.type.isOptional {
      members = members.appending(
        memberCandidates(named: name, of: typing.type.unwrapped, isStatic: false))
    }
    if !members.isEmpty { return members }
    return guesses(name, of: typing.type.unwrapped)
  }

  /// The functions of a name that a value may have although nothing that is known says so.
  private func guesses(_ name: String, of type: Type) -> CandidateList {
    guard mayHaveMoreMembers(type) else { return .none }
    let all = guesses(name, isStatic: false)
    switch type {
    case .external:
      return all.filter { !isOnlyProjects($0, canInherit: false) }
    case .nominal(let nominal, _):
      let canInherit =
        !nominal.isOnlyExtended && !nominal.isFromInterface
        && [.class, .protocol].contains(nominal.kind)
      return all.filter { !isOnlyProjects($0, canInherit: canInherit) }
    default:
      return all
    }
  }

  /// Whether only values of a type that the project declares, or of its subclasses, have a member: a
  /// framework's `Logger` has none of a view.
  ///
  /// - Parameter canInherit: Whether the value's type may be such a subclass.
  private func isOnlyProjects(_ candidate: CallCandidate, canInherit: Bool) -> Bool {
    guard let owner = candidate.member.owner, !owner.isOnlyExtended, !owner.isFromInterface else {
      return false
    }
    switch owner.kind {
    case .protocol: return false
    case .class: return !canInherit
    default: return true
    }
  }

  /// Whether a type may have members that neither the scan nor the interface files show.
  private func mayHaveMoreMembers(_ type: Type) -> Bool {
    switch type {
    case .unknown, .external, .parameter: true
    case .nominal(let nominal, _):
      nominal.isOnlyExtended || nominal.kind == .protocol || index.conforms(type, to: "View")
    default: false
    }
  }

  private func implicitCandidates(_ name: String, expected: Type?) -> CandidateList {
    if let expected = expected?.unwrapped, case .nominal = expected {
      if name == "init" {
        return initializerCandidates(of: expected)
      }
      let members = memberCandidates(named: name, of: expected, isStatic: true)
      if !members.isEmpty { return members }
    }
    // What takes a framework's type is in the interface files, so that the type would be expected.
    return name == "init"
      ? .none : guesses(name, isStatic: true).filter { !$0.member.record.context.isInterface }
  }

  func subscripted(_ base: Expression, _ arguments: [Argument], in scope: Scope) -> Typing {
    let whole = typing(base, in: scope)
    if case .metatype(let type) = whole.type { return whole.with(.metatype(type)) }
    if let path = arguments.first, path.label == "keyPath" {
      return keyPathValue(path.value, of: whole, in: scope)
    }
    return resolveSubscript(of: base, arguments, in: scope)?.result
      .limited(to: max(.inferred, whole.certainty)) ?? .unknown
  }

  /// Finds out which subscript an access means.
  func resolveSubscript(
    of base: Expression, _ arguments: [Argument], in scope: Scope
  ) -> ResolvedCall? {
    let type = typing(base, in: scope).type.unwrapped
    return resolve(members: "subscript", of: type, arguments, in: scope)
  }

  private func resolve(
    members name: String, of type: Type, _ arguments: [Argument], in scope: Scope
  ) -> ResolvedCall? {
    let candidates = memberCandidates(named: name, of: type, isStatic: false)
    guard let best = best(of: candidates, arguments, in: scope) else { return nil }
    return bind(best.candidate, best.positions, arguments, in: scope)
  }

  private func keyPathValue(
    _ path: Expression, of base: Typing, in scope: Scope
  ) -> Typing {
    guard case .keyPath(_, let names) = path.kind else { return .unknown }
    return follow(names, from: base, in: scope)
  }
}

extension Expression {
  var isSelfOrSuper: Bool {
    if case .name(let name, _) = kind { name == "self" || name == "super" } else { false }
  }
}
