/// Finds the declarations of a file that may be wrappers.
struct CandidateSearch {
  private(set) var found: [WrapperCandidate] = []
  private var count = 0
  private let texts: HeldTexts
  /// What was found out of declarations before; nil for one that is none.
  private var known: [ObjectIdentifier: WrapperCandidate?] = [:]

  /// - Parameters:
  ///   - texts: Those of the members.
  ///   - earlier: A program with some of the members, which holds these in memory.
  init(_ members: [Member], holding texts: HeldTexts, after earlier: SourceProgram?) {
    self.texts = texts
    // What a body hands on depends on the properties that hold texts, and on nothing else outside.
    if let earlier, earlier.heldTexts == texts { remember(earlier) }
    collect(members, in: nil)
  }

  private mutating func remember(_ program: SourceProgram) {
    note(program.members)
    for candidate in program.candidates { known[candidate.declaration] = candidate }
  }

  private mutating func note(_ members: [Member]) {
    for member in members {
      switch member {
      case .type(let declaration): note(declaration.members)
      case .function(let function): known[ObjectIdentifier(function)] = .some(nil)
      case .variable(let variable): known[ObjectIdentifier(variable)] = .some(nil)
      case .enumCase, .alias, .statement: break
      }
    }
  }

  private mutating func collect(_ members: [Member], in type: EnclosingType?) {
    for member in members {
      let candidate: WrapperCandidate?
      switch member {
      case .type(let declaration):
        collect(declaration.members, in: EnclosingType(declaration, texts: texts))
        continue
      case .function(let function):
        candidate = known[ObjectIdentifier(function)] ?? WrapperCandidate(function, in: type)
      case .variable(let variable):
        candidate = known[ObjectIdentifier(variable)] ?? WrapperCandidate(variable, in: type)
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

/// The names of the properties that hold texts, by the names of the types that a file declares, and of
/// those that compute them, by the names of the types that it declares or extends.
struct HeldTexts: Equatable, Sendable {
  private var names: [String: Set<String>] = [:]
  private var computed: [String: Set<String>] = [:]
  /// The names of the protocols that a file declares.
  private var protocols: Set<String> = []
  /// The names of the classes that a file declares.
  private var classes: Set<String> = []

  init() {}

  init(of members: [Member]) { note(members) }

  private mutating func note(_ members: [Member]) {
    for case .type(let declaration) in members {
      note(declaration.members)
      let type = declaration.extended?.simpleName ?? declaration.name
      if declaration.kind == .protocol { protocols.insert(type) }
      if declaration.kind == .class { classes.insert(type) }
      if declaration.kind != .extension, names[type] == nil { names[type] = [] }
      for case .variable(let variable) in declaration.members {
        guard let name = variable.name else { continue }
        if variable.computesText {
          computed[type, default: []].insert(name)
        } else if declaration.kind != .extension, variable.holdsText {
          names[type, default: []].insert(name)
        }
      }
    }
  }

  /// Those of a type; nil for one that the file doesn't declare.
  subscript(type: String) -> Set<String>? { names[type] }

  /// Those that a type computes.
  func computed(by type: String) -> Set<String> { computed[type] ?? [] }

  /// Whether the file declares a protocol of a name.
  func areOfProtocol(_ type: String) -> Bool { protocols.contains(type) }

  /// Whether the file declares a class of a name.
  func areOfClass(_ type: String) -> Bool { classes.contains(type) }
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
  /// The names of those that compute them.
  private let computed: Set<String>
  /// Whether another file may declare some.
  private let mayHaveOthers: Bool
  /// Whether any type may declare them in its place.
  private let isProtocol: Bool
  /// Whether others may have properties in the place of its own: those that conform to it, or its
  /// subclasses.
  let mayBeReplaced: Bool

  /// - Parameter texts: Those of all types that the file declares.
  fileprivate init(_ declaration: TypeDeclaration, texts: HeldTexts) {
    name = declaration.extended?.simpleName ?? declaration.name
    isText = declaration.extended.map(TextTypes.isText) ?? false
    parent = declaration.kind == .class ? declaration.inherited.first?.simpleName : nil
    isProtocol = texts.areOfProtocol(name)
    mayBeReplaced = isProtocol || texts.areOfClass(name)
    mayHaveOthers = texts[name] == nil || isProtocol || parent != nil
    self.texts = texts[name] ?? []
    computed = texts.computed(by: name)
  }

  /// The property of a name, if it may be one that holds or computes a text.
  func property(named name: String) -> WrapperCandidate.Property? {
    guard !isText else { return nil }
    if !isProtocol, texts.contains(name) || computed.contains(name) {
      return WrapperCandidate.Property(name: name, owner: self.name)
    }
    return mayHaveOthers ? WrapperCandidate.Property(name: name) : nil
  }
}
