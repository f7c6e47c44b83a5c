/// What types have in the place of a property that a protocol asks for.
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
}

extension BoundMember {
  /// Whether a protocol only asks for it.
  var isRequirement: Bool { owner?.kind == .protocol && !record.hasBody }
}
