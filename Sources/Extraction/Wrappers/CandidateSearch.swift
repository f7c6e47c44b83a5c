/// Finds the declarations of a file that may be wrappers.
struct CandidateSearch {
  private(set) var found: [WrapperCandidate] = []
  private var count = 0
  /// The names of the properties that hold texts, by the names of the types that the file declares.
  private var texts: [String: Set<String>] = [:]

  init(_ members: [Member]) {
    noteTexts(of: members)
    collect(members, in: nil)
  }

  private mutating func noteTexts(of members: [Member]) {
    for case .type(let declaration) in members {
      noteTexts(of: declaration.members)
      guard declaration.kind != .extension else { continue }
      let names = declaration.members.compactMap { member -> String? in
        guard case .variable(let variable) = member, variable.holdsText else { return nil }
        return variable.name
      }
      texts[declaration.name, default: []].formUnion(names)
    }
  }

  private mutating func collect(_ members: [Member], in type: EnclosingType?) {
    for member in members {
      let candidate: WrapperCandidate?
      switch member {
      case .type(let declaration):
        collect(declaration.members, in: EnclosingType(declaration, texts: texts))
        continue
      case .function(let function): candidate = WrapperCandidate(function, in: type)
      case .variable(let variable): candidate = WrapperCandidate(variable, in: type)
      case .enumCase, .alias, .statement: continue
      }
      if var candidate {
        candidate.ordinal = count
        found.append(candidate)
      }
      count += 1
    }
  }
}

/// The type around a body, as far as the file tells.
struct EnclosingType {
  let name: String
  /// Whether its values are texts.
  let isText: Bool
  /// The type that it inherits from, or a protocol.
  let parent: String?
  /// The names of its properties that hold texts.
  private let texts: Set<String>
  /// Whether another file may declare some.
  private let mayHaveOthers: Bool

  /// - Parameter texts: Those of all types that the file declares.
  fileprivate init(_ declaration: TypeDeclaration, texts: [String: Set<String>]) {
    name = declaration.extended?.simpleName ?? declaration.name
    isText = declaration.extended.map(TextTypes.isText) ?? false
    parent = declaration.kind == .class ? declaration.inherited.first?.simpleName : nil
    mayHaveOthers = texts[name] == nil || declaration.kind == .protocol || parent != nil
    self.texts = texts[name] ?? []
  }

  /// The property of a name, if it may be one that holds a text.
  func property(named name: String) -> WrapperCandidate.Property? {
    guard !isText else { return nil }
    if texts.contains(name) { return WrapperCandidate.Property(name: name, owner: self.name) }
    return mayHaveOthers ? WrapperCandidate.Property(name: name) : nil
  }
}
