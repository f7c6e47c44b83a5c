/// A named type with everything that its declaration and its extensions say, over all files.
///
/// Types of one name in several modules are one nominal where files belong to both, or nobody knows
/// whose they are: each file sees the members of its modules, and the union of them serves both.
///
/// Mutable only while the index is built; read by many threads after that. Those of the interfaces are
/// shared by all indexes of a process: what sources add to one is in another nominal that is equal to
/// it, which `ProgramIndex.current` gives.
final class Nominal: Hashable, @unchecked Sendable {
  let name: String
  let outer: Nominal?
  /// Whether an interface file declares it, not the scanned sources.
  let isFromInterface: Bool
  var kind: TypeDeclaration.Kind
  var generics: [GenericParameter] = []
  var members: [String: [MemberRecord]] = [:]
  var nested: [String: Nominal] = [:]
  var aliases: [String: (declaration: AliasDeclaration, context: LexicalContext)] = [:]
  /// Superclass, protocols and raw type, with the place where each is named.
  var inherited: [(reference: TypeReference, context: LexicalContext)] = []
  /// Whether its functions have names so common that a call is none of them unless the type of what
  /// is called on is known: an interface marks it with `_CalledByType`.
  var isCalledByType: Bool {
    isFromInterface && inherited.contains { $0.reference.simpleName == "_CalledByType" }
  }
  /// The declarations behind `inherited`, where they are known; filled in when the index is whole.
  var parents: [(nominal: Nominal, reference: TypeReference, context: LexicalContext)] = []
  /// Stored properties in order, for memberwise initializers.
  var stored: [(variable: VariableDeclaration, context: LexicalContext)] = []
  /// Where the type is declared, not extended: in each of several targets, as a rule, if there are
  /// several, each of which has a memberwise initializer of its own.
  var declarations: [(context: LexicalContext, hasOwnInitializer: Bool)] = []
  /// Whether the nominal stands only for extensions of a type that nothing declares.
  var isOnlyExtended = false
  /// The interfaces' nominal that this one is an extended form of; its supertypes are settled.
  let original: Nominal?

  init(
    name: String, outer: Nominal?, kind: TypeDeclaration.Kind, isFromInterface: Bool
  ) {
    self.name = name
    self.outer = outer
    self.kind = kind
    self.isFromInterface = isFromInterface
    original = nil
  }

  /// A nominal of the interfaces with room for what sources add to it.
  init(extending original: Nominal) {
    (name, outer, kind) = (original.name, original.outer, original.kind)
    isFromInterface = original.isFromInterface
    (generics, members, nested) = (original.generics, original.members, original.nested)
    (aliases, inherited, parents) = (original.aliases, original.inherited, original.parents)
    (stored, declarations) = (original.stored, original.declarations)
    isOnlyExtended = original.isOnlyExtended
    self.original = original
  }

  /// Whether it may know a nested type that isn't its own declaration: by an alias, or from a parent.
  var mayHaveNestedTypes: Bool { !parents.isEmpty || !aliases.isEmpty }

  /// Forgets everything that holds other types, or places in them.
  func takeApart() {
    (members, nested, aliases) = ([:], [:], [:])
    (inherited, parents, stored, declarations) = ([], [], [], [])
  }

  /// The name with those of the types around it.
  var qualifiedName: String { outer.map { $0.qualifiedName + "." + name } ?? name }

  /// Who it is, in whichever form.
  private var identity: ObjectIdentifier { ObjectIdentifier(original ?? self) }

  static func == (left: Nominal, right: Nominal) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// Whether the type is what an enumeration's raw values are: these have its members, not the cases.
  func isRawType(of other: Nominal) -> Bool {
    other.kind == .enumeration && kind == .structure
  }

  /// Whether a condition holds for the type or one that it inherits from or conforms to.
  ///
  /// Without recursion: nothing bounds how many classes stand above one.
  func isOrInherits(in index: ProgramIndex, _ condition: (Nominal) -> Bool) -> Bool {
    var visited: Set<Nominal> = [self]
    var pending = [self]
    while let nominal = pending.popLast().map(index.current) {
      if condition(nominal) { return true }
      for (parent, _, _) in nominal.parents.reversed() where visited.insert(parent).inserted {
        pending.append(parent)
      }
    }
    return false
  }
}

/// A member of a type or a file-level declaration, with the place where it is declared.
struct MemberRecord: Sendable {
  var content: Content
  var context: LexicalContext
  /// The `where` clause of the extension around it.
  var requirements: [GenericRequirement] = []
  /// From where it can be seen, its extension considered.
  var access = Access.everywhere

  enum Content: Sendable {
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case enumCase(EnumCaseDeclaration)
  }

  /// Whether it is read, not called.
  var isVariable: Bool { if case .variable = content { true } else { false } }

  var isStatic: Bool {
    switch content {
    case .variable(let variable): variable.isStatic
    case .function(let function): function.isStatic
    case .enumCase: true
    }
  }
}

/// The place of a declaration: which types and generic parameters its names can mean.
final class LexicalContext: Hashable, Sendable {
  let nominal: Nominal?
  let parent: LexicalContext?
  let generics: [GenericParameter]
  /// The index of the file; negative for interface files.
  let file: Int
  /// Whether the context only adds the generic parameters of a function to its parent.
  let isForGenerics: Bool

  init(
    nominal: Nominal?, parent: LexicalContext?, generics: [GenericParameter], file: Int,
    isForGenerics: Bool = false
  ) {
    self.nominal = nominal
    self.parent = parent
    self.generics = generics
    self.file = file
    self.isForGenerics = isForGenerics
  }

  static func == (left: LexicalContext, right: LexicalContext) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var isInterface: Bool { file < 0 }

  /// What the generic parameter of a name is held to here.
  func constraint(of name: String) -> TypeReference? {
    var place: LexicalContext? = self
    while let current = place {
      if let parameter = current.generics.first(where: { $0.name == name }) {
        return parameter.constraint
      }
      place = current.parent
    }
    return nil
  }

  /// A context inside this one, for the generic parameters of a function.
  func adding(_ generics: [GenericParameter]) -> LexicalContext {
    guard !generics.isEmpty else { return self }
    return LexicalContext(
      nominal: nominal, parent: self, generics: generics, file: file, isForGenerics: true)
  }
}
