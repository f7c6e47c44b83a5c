/// What a file sees of the declarations of a name.
///
/// Private ones stay in their file. What the file's own modules declare comes first, as it comes first
/// for the compiler; of other modules what they show, or, where a name means nothing else, what they
/// don't: a project file need not say all.
extension ProgramIndex {
  /// A name as the file at hand sees it: names that all files see alike are one.
  struct SeenName: Hashable {
    var name: String
    var viewpoint: Int?
  }

  func seen(_ name: String) -> SeenName {
    SeenName(name: name, viewpoint: splitNames.contains(name) ? viewpoint : nil)
  }

  /// The declarations of a name outside of types.
  func globals(named name: String) -> [MemberRecord] {
    guard let all = globals[name] else { return [] }
    return visible(all, named: name)
  }

  /// The members of a name that any type has, for a base that can't be followed.
  func members(named name: String) -> [NamedMember] {
    guard let all = membersByName[name] else { return [] }
    guard let viewpoint, splitNames.contains(name) else { return all }
    let key = NamedMemberCache.Key(name: name, modules: modules.set(of: viewpoint))
    return namedMembers.members(key) {
      NamedMembers(all) { sight(of: $0, from: viewpoint) }
    }.seen(from: viewpoint)
  }

  /// Those of some declarations of a name that the file at hand sees.
  func visible(_ all: [MemberRecord], named name: String) -> [MemberRecord] {
    guard let viewpoint, splitNames.contains(name) else { return all }
    var own: [MemberRecord] = []
    var shown: [MemberRecord] = []
    var hidden: [MemberRecord] = []
    for record in all {
      switch sight(of: record, from: viewpoint) {
      case .own: own.append(record)
      case .ownFile: if record.context.file == viewpoint { own.append(record) }
      case .shown: shown.append(record)
      case .hidden: hidden.append(record)
      }
    }
    return own.isEmpty && shown.isEmpty ? hidden : own + shown
  }

  /// Where a file sees a declaration, and so do all files of the same modules.
  private func sight(of record: MemberRecord, from file: Int) -> Sight {
    if record.context.file < 0 { return .own }
    if record.access == .file { return .ownFile }
    if modules.mayShare(record.context.file, file) { return .own }
    return record.access == .everywhere ? .shown : .hidden
  }

  /// The declarations of a type whose stored properties an initializer at hand may set.
  func visibleDeclarations(of nominal: Nominal) -> [(
    context: LexicalContext, hasOwnInitializer: Bool
  )] {
    guard let viewpoint, nominal.declarations.count > 1 else { return nominal.declarations }
    let own = nominal.declarations.filter { modules.mayShare($0.context.file, viewpoint) }
    // No module declares a type twice, but for what `#if` chooses between.
    let ofFile = own.filter { $0.context.file == viewpoint }
    if !ofFile.isEmpty { return ofFile }
    return own.isEmpty ? nominal.declarations : own
  }

  /// Whether a type may be several of one name: files declare it of which nobody knows whether they
  /// are compiled into one module.
  func mayBeSeveral(_ nominal: Nominal) -> Bool {
    guard nominal.declarations.count > 1, let first = nominal.declarations.first?.context.file,
      nominal.declarations.contains(where: { $0.context.file != first })
    else { return false }
    return viewpoint.map { modules.set(of: $0) == nil } ?? true
      || nominal.declarations.contains { modules.set(of: $0.context.file) == nil }
  }

  /// Whether the file at hand means the type that a member is declared in, not another one of its name.
  func isSure(of member: BoundMember) -> Bool {
    guard let owner = member.owner, mayBeSeveral(owner) else { return true }
    return member.record.context.file == viewpoint
  }
}
