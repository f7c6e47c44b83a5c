/// What types have in the place of a member that a protocol asks for, or a superclass has.
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

  /// The methods with statements that types of the project have in the place of one: of a protocol's
  /// those of the types that conform, and its default; of a class's those of subclasses.
  func implementations(of member: BoundMember) -> [BoundMember] {
    guard case .function(let function) = member.record.content, let owner = member.owner,
      owner.kind == .protocol || owner.kind == .class
    else { return [] }
    let labels = function.parameters.map(\.label)
    return members(named: function.name).compactMap { type, record -> BoundMember? in
      guard case .function(let other) = record.content, other !== function, record.hasBody,
        !record.context.isInterface, record.isStatic == member.record.isStatic,
        other.parameters.map(\.label) == labels, record.mayOverride(member.record),
        conforms(type, to: owner)
      else { return nil }
      return BoundMember(
        record: record, owner: type, selfType: selfType(of: type), substitution: [:])
    }
  }
}

extension MemberRecord {
  /// Whether it sees a member of its name, in whose place it stands then.
  fileprivate func mayOverride(_ other: MemberRecord) -> Bool {
    other.access != .file || context.file == other.context.file
  }
}

extension BoundMember {
  /// Whether a protocol only asks for it.
  var isRequirement: Bool { owner?.kind == .protocol && !record.hasBody }
}
