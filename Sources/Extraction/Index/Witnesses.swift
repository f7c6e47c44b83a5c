/// What types have in the place of a property that a protocol asks for, or a superclass has.
extension ProgramIndex {
  /// The members of the project's types that stand for one that a protocol asks for: their own, a
  /// superclass's, or the protocol's default.
  func witnesses(of requirement: BoundMember) -> [BoundMember] {
    guard let owner = requirement.owner, let name = requirement.calledName else { return [] }
    let isStatic = requirement.record.isStatic
    let cacheKey = MemberName(type: selfType(of: owner), name: seen(name), isStatic: isStatic)
    if let known = witnessCache[cacheKey] { return known }
    let witnesses = allNominals.compactMap { nominal -> BoundMember? in
      // A framework's type conforms to a protocol of the project only where the project extends it.
      let isUntouched = nominal.isFromInterface && nominal.original == nil
      guard !isUntouched, nominal.kind != .protocol, conforms(nominal, to: owner) else {
        return nil
      }
      return members(named: name, of: selfType(of: nominal), isStatic: isStatic)
        .first { !$0.isRequirement }
    }
    witnessCache[cacheKey] = witnesses
    return witnesses
  }

  /// The properties that subclasses of the project have in the place of a class's.
  ///
  /// - Parameter member: As seen from the type of the value that it is read of: only what this may be
  ///   counts.
  func overrides(of member: BoundMember) -> [BoundMember] {
    guard let type = member.selfType?.nominal ?? member.owner, type.kind == .class,
      let name = member.calledName
    else { return [] }
    let isStatic = member.record.isStatic
    let cacheKey = MemberName(type: selfType(of: type), name: seen(name), isStatic: isStatic)
    if let known = witnessCache[cacheKey] { return known }
    let overrides = members(named: name).compactMap { owner, record -> BoundMember? in
      guard owner.kind == .class, owner != member.owner, owner != type,
        record.isVariable, record.isStatic == isStatic, record.mayOverride(member.record),
        conforms(owner, to: type)
      else { return nil }
      return BoundMember(
        record: record, owner: owner, selfType: selfType(of: owner), substitution: [:])
    }
    witnessCache[cacheKey] = overrides
    return overrides
  }
}

extension MemberRecord {
  /// Whether it sees a property of its name, in whose place it stands then.
  fileprivate func mayOverride(_ other: MemberRecord) -> Bool {
    other.access != .file || context.file == other.context.file
  }
}

extension BoundMember {
  /// Whether a protocol only asks for it.
  var isRequirement: Bool { owner?.kind == .protocol && !record.hasBody }
}
