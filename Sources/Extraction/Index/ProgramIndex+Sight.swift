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
    return visible(all, named: name) { $0 }
  }

  /// The members of a name that any type has, for a base that can't be followed.
  func members(named name: String) -> [(owner: Nominal, record: MemberRecord)] {
    guard let all = membersByName[name] else { return [] }
    return visible(all, named: name) { $0.record }
  }

  /// Those of some declarations of a name that the file at hand sees.
  func visible<Declaration>(
    _ all: [Declaration], named name: String, _ record: (Declaration) -> MemberRecord
  ) -> [Declaration] {
    guard let viewpoint, splitNames.contains(name) else { return all }
    var own: [Declaration] = []
    var shown: [Declaration] = []
    var hidden: [Declaration] = []
    for declaration in all {
      let record = record(declaration)
      let file = record.context.file
      if file == viewpoint || file < 0 {
        own.append(declaration)
      } else if record.access != .file {
        if modules.mayShare(file, viewpoint) {
          own.append(declaration)
        } else if record.access == .everywhere {
          shown.append(declaration)
        } else {
          hidden.append(declaration)
        }
      }
    }
    return own.isEmpty && shown.isEmpty ? hidden : own + shown
  }

  /// The declarations of a type whose stored properties an initializer at hand may set.
  func visibleDeclarations(of nominal: Nominal) -> [(
    context: LexicalContext, hasOwnInitializer: Bool
  )] {
    guard let viewpoint, nominal.declarations.count > 1 else { return nominal.declarations }
    let own = nominal.declarations.filter { modules.mayShare($0.context.file, viewpoint) }
    return own.isEmpty ? nominal.declarations : own
  }
}
