/// A member that an extension of a protocol gives those types that declare none of its name.
///
/// Only what the protocol asks for is looked up by the type of a value; anything else of a name runs
/// for all types, whatever they declare.
struct DefaultMember {
  private let record: MemberRecord
  private let index: ProgramIndex

  /// Nil if a declaration in an extension of a protocol is no such member.
  init?(_ declaration: ObjectIdentifier, of nominal: Nominal, in index: ProgramIndex) {
    let members = index.current(nominal).members.values.joined()
    guard nominal.kind == .protocol,
      let record = members.first(where: { $0.declaration == declaration }),
      nominal.isOrInherits(in: index, { $0.requires(record) })
    else { return nil }
    (self.record, self.index) = (record, index)
  }

  /// Whether a type has a member of its own in its place.
  func isReplaced(in nominal: Nominal) -> Bool {
    index.current(nominal).declares(record) { _ in true }
  }
}

extension Nominal {
  /// Whether a protocol asks for a member.
  fileprivate func requires(_ member: MemberRecord) -> Bool {
    kind == .protocol && declares(member) { $0.declaration != member.declaration && !$0.hasBody }
  }

  /// Whether it declares a member that is called as another one is, and for which a condition holds.
  fileprivate func declares(
    _ member: MemberRecord, where condition: (MemberRecord) -> Bool
  ) -> Bool {
    guard let name = member.name else { return false }
    return members[name]?.contains { $0.isCalled(as: member) && condition($0) } ?? false
  }
}

extension MemberRecord {
  /// What tells a property or function from others.
  fileprivate var declaration: ObjectIdentifier? {
    switch content {
    case .variable(let variable): ObjectIdentifier(variable)
    case .function(let function): ObjectIdentifier(function)
    case .enumCase: nil
    }
  }

  fileprivate var name: String? {
    switch content {
    case .variable(let variable): variable.name
    case .function(let function): function.name
    case .enumCase(let declaration): declaration.name
    }
  }

  /// Whether statements are written for it.
  var hasBody: Bool {
    switch content {
    case .variable(let variable): variable.accessors.contains { !$0.body.isEmpty }
    case .function(let function): !function.body.isEmpty
    case .enumCase: false
    }
  }

  fileprivate func isCalled(as other: MemberRecord) -> Bool {
    switch (content, other.content) {
    case (.variable, .variable): isStatic == other.isStatic
    case (.function(let one), .function(let other)):
      one.isStatic == other.isStatic && one.parameters.map(\.label) == other.parameters.map(\.label)
    default: false
    }
  }
}
