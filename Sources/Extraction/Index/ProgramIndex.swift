/// All declarations of the interface files and the scanned sources, by name.
///
/// Mutable only while it is built (`add`); after that each thread works on a `copy`, which shares
/// all declarations and has look-up caches of its own.
final class ProgramIndex: @unchecked Sendable {
  private let graph: NominalGraph
  private(set) var types: [String: Nominal] = [:]
  /// The frameworks' types, also those that a type of the project hides.
  private(set) var interfaceTypes: [String: Nominal] = [:]
  /// File-private types, which only their own file sees.
  private var privateTypes: [FileName: Nominal] = [:]
  private(set) var globals: [String: [MemberRecord]] = [:]
  private(set) var aliases: [String: (declaration: AliasDeclaration, context: LexicalContext)] = [:]
  /// Nested types by their simple name, for references whose outer type can't be followed.
  private(set) var nestedTypes: [String: [Nominal]] = [:]
  /// Members of all types by name, for accesses whose base can't be followed.
  private(set) var membersByName: [String: [(owner: Nominal, record: MemberRecord)]] = [:]
  /// Aliases of function types, whose parameters take closures.
  private(set) var functionAliases: Set<String> = []
  /// The types whose literals are localization keys.
  private(set) var literalTypes: Set<Nominal> = []
  /// Those among them whose literals are phrases of App Shortcuts.
  private(set) var phraseTypes: Set<Nominal> = []
  private(set) var nestedAliases: Set<String> = []
  private var pendingExtensions: [(declaration: TypeDeclaration, context: LexicalContext)] = []

  /// What names mean in a place, once looked up.
  var nameCache: [PlacedName: Type] = [:]
  /// The members of types, once looked up.
  var memberCache: [MemberName: [BoundMember]] = [:]
  /// Whether a type conforms to a protocol, once found out.
  var conformanceCache: [Conformance: Bool] = [:]

  /// How much was looked through so far.
  var work = 0
  /// Whether some type was too large to be followed.
  var isCutShort = false
  /// The steps taken for the written type at hand.
  var stepsOfType = 0

  struct PlacedName: Hashable {
    /// Held, so that no other context takes its address.
    var context: LexicalContext
    var name: String
  }

  struct MemberName: Hashable {
    var type: Type
    var name: String
    var isStatic: Bool
  }

  struct Conformance: Hashable {
    var nominal: Nominal
    var other: Nominal
  }

  init() { graph = NominalGraph() }

  /// An index of the same declarations for another thread.
  func copy() -> ProgramIndex { ProgramIndex(copying: self) }

  private init(copying other: ProgramIndex) {
    graph = other.graph
    types = other.types
    interfaceTypes = other.interfaceTypes
    privateTypes = other.privateTypes
    globals = other.globals
    aliases = other.aliases
    nestedTypes = other.nestedTypes
    membersByName = other.membersByName
    functionAliases = other.functionAliases
    literalTypes = other.literalTypes
    phraseTypes = other.phraseTypes
    nestedAliases = other.nestedAliases
  }

  private struct FileName: Hashable {
    var file: Int
    var name: String
  }

  /// The top-level type of a name as a file sees it.
  func type(named name: String, in file: Int) -> Nominal? {
    if !privateTypes.isEmpty, let own = privateTypes[FileName(file: file, name: name)] {
      return own
    }
    return types[name]
  }

  /// Adds the declarations of one file.
  ///
  /// - Parameter file: The file's index among the sources; negative for an interface file.
  func add(_ members: [Member], file: Int) {
    let context = LexicalContext(nominal: nil, parent: nil, generics: [], file: file)
    for member in members {
      switch member {
      case .type(let declaration):
        if declaration.kind == .extension {
          pendingExtensions.append((declaration, context))
        } else {
          add(declaration, to: nil, in: context)
        }
      case .alias(let alias):
        aliases[alias.name] = (alias, context)
      case .variable(let variable):
        for name in variable.boundNames {
          globals[name, default: []].append(
            MemberRecord(content: .variable(variable), context: context))
        }
      case .function(let function):
        globals[function.name, default: []].append(
          MemberRecord(content: .function(function), context: context))
      case .statement(.variable(let variable)):
        for name in variable.boundNames {
          globals[name, default: []].append(
            MemberRecord(content: .variable(variable), context: context))
        }
      case .enumCase, .statement:
        break
      }
    }
  }

  /// Attaches the extensions; called once all files of a round are added.
  func attachExtensions() {
    let extensions = pendingExtensions
    pendingExtensions = []
    // Outer types first, so that `extension A { struct B }` is there for `extension A.B`.
    for (declaration, context) in extensions.sorted(by: { $0.0.depth < $1.0.depth }) {
      let nominal = extendedNominal(declaration, context)
      add(
        declaration.members, of: nominal, requirements: declaration.requirements,
        context: LexicalContext(
          nominal: nominal, parent: context, generics: nominal.generics, file: context.file))
      for reference in declaration.inherited { nominal.inherited.append((reference, context)) }
    }
  }

  /// Looks up all supertypes and function aliases; called once when all files are added.
  func finish() {
    for nominal in allNominals {
      nominal.parents = nominal.inherited.compactMap { reference, context in
        supertype(reference, context, of: nominal).flatMap { parent in
          parent == nominal ? nil : (parent, reference, context)
        }
      }
      for (name, alias) in nominal.aliases { noteFunctionAlias(name, alias.declaration) }
    }
    for (name, alias) in aliases { noteFunctionAlias(name, alias.declaration) }
    for nominal in allNominals where nominal.isFromInterface {
      let marks = nominal.parents.map(\.nominal.name)
      if marks.contains("_LocalizableAsPhrase") { phraseTypes.insert(nominal) }
      if marks.contains("_LocalizableByLiteral") || phraseTypes.contains(nominal) {
        literalTypes.insert(nominal)
      }
    }
  }

  private func noteFunctionAlias(_ name: String, _ alias: AliasDeclaration) {
    if case .function = alias.type { functionAliases.insert(name) }
  }

  /// All types, nested ones too, in no particular order.
  var allNominals: [Nominal] {
    var all: [Nominal] = []
    var pending = Array(types.values) + Array(interfaceTypes.values) + Array(privateTypes.values)
    var seen: Set<Nominal> = []
    while let nominal = pending.popLast() {
      guard seen.insert(nominal).inserted else { continue }
      all.append(nominal)
      pending += nominal.nested.values
    }
    return all
  }

  private func extendedNominal(
    _ declaration: TypeDeclaration, _ context: LexicalContext
  ) -> Nominal {
    let path = declaration.extended?.path ?? [declaration.name]
    if let nominal = nominal(atPath: path, in: context.file, depth: 0) { return nominal }
    let name = path.last ?? declaration.name
    let nominal = graph.make(
      name: name, outer: nil, kind: .structure, isFromInterface: context.isInterface)
    nominal.isOnlyExtended = true
    types[name] = nominal
    return nominal
  }

  /// - Parameter depth: How many aliases led here, which may name each other in a circle.
  private func nominal(atPath path: [String], in file: Int, depth: Int) -> Nominal? {
    guard depth < 24, let first = path.first else { return nil }
    func aliased(_ alias: AliasDeclaration) -> Nominal? {
      nominal(atPath: alias.type.path, in: file, depth: depth + 1)
    }
    var current = type(named: first, in: file) ?? aliases[first].flatMap { aliased($0.declaration) }
    // `extension Module.Type`: the module has no nominal.
    if current == nil, path.count > 1 {
      return nominal(atPath: Array(path.dropFirst()), in: file, depth: depth)
    }
    for name in path.dropFirst() {
      guard let outer = current else { return nil }
      current = outer.nested[name] ?? outer.aliases[name].flatMap { aliased($0.declaration) }
    }
    return current
  }

  private func add(_ declaration: TypeDeclaration, to outer: Nominal?, in context: LexicalContext) {
    let isHidden = outer == nil && declaration.isPrivate
    let fileName = FileName(file: context.file, name: declaration.name)
    let known: Nominal? =
      if let outer { outer.nested[declaration.name] } else if isHidden {
        privateTypes[fileName]
      } else {
        types[declaration.name]
      }
    let nominal: Nominal
    if let known, !(known.isFromInterface && !context.isInterface) {
      nominal = known
    } else {
      // A type of the project hides the framework's type of that name.
      nominal = graph.make(
        name: declaration.name, outer: outer, kind: declaration.kind,
        isFromInterface: context.isInterface)
    }
    keep(nominal, declaredBy: declaration, in: outer, context)
    nominal.isOnlyExtended = false
    nominal.kind = declaration.kind
    nominal.generics = declaration.generics
    let inner = LexicalContext(
      nominal: nominal, parent: context, generics: declaration.generics, file: context.file)
    for reference in declaration.inherited { nominal.inherited.append((reference, inner)) }
    nominal.declarations.append((inner, hasOwnInitializer: declaration.hasInitializer))
    add(declaration.members, of: nominal, requirements: [], context: inner, isPrimary: true)
  }

  /// Makes a type known by its name where it is declared.
  private func keep(
    _ nominal: Nominal, declaredBy declaration: TypeDeclaration, in outer: Nominal?,
    _ context: LexicalContext
  ) {
    if let outer {
      outer.nested[declaration.name] = nominal
      nestedTypes[declaration.name, default: []].append(nominal)
    } else if declaration.isPrivate {
      privateTypes[FileName(file: context.file, name: declaration.name)] = nominal
    } else {
      types[declaration.name] = nominal
      if context.isInterface { interfaceTypes[declaration.name] = nominal }
    }
  }

  private func add(
    _ members: [Member], of nominal: Nominal, requirements: [GenericRequirement],
    context: LexicalContext, isPrimary: Bool = false
  ) {
    for member in members {
      switch member {
      case .type(let declaration):
        if declaration.kind != .extension { add(declaration, to: nominal, in: context) }
      case .alias(let alias):
        nominal.aliases[alias.name] = (alias, context)
        nestedAliases.insert(alias.name)
      case .variable(let variable):
        if isPrimary, variable.isStored { nominal.stored.append((variable, context)) }
        for name in variable.boundNames {
          record(.variable(variable), name, nominal, requirements, context)
        }
      case .function(let function):
        record(.function(function), function.name, nominal, requirements, context)
      case .enumCase(let declaration):
        record(.enumCase(declaration), declaration.name, nominal, requirements, context)
      case .statement:
        break
      }
    }
  }

  private func record(
    _ content: MemberRecord.Content, _ name: String, _ nominal: Nominal,
    _ requirements: [GenericRequirement], _ context: LexicalContext
  ) {
    let record = MemberRecord(content: content, context: context, requirements: requirements)
    nominal.members[name, default: []].append(record)
    if name != "init", name != "subscript" {
      membersByName[name, default: []].append((nominal, record))
    }
  }
}

extension TypeReference {
  /// The names of a nominal type from the outside in.
  var path: [String] {
    switch self {
    case .named(let name, _): [name]
    case .member(let base, let name, _): base.path + [name]
    case .optional: ["Optional"]
    default: []
    }
  }
}

extension TypeDeclaration {
  fileprivate var depth: Int { extended?.path.count ?? 0 }

  /// Whether an initializer stands in the declaration itself, so that it has no memberwise one.
  fileprivate var hasInitializer: Bool {
    members.contains { member in
      if case .function(let function) = member { function.kind == .initializer } else { false }
    }
  }
}

extension VariableDeclaration {
  var boundNames: [String] { pattern.boundNames }

  /// Whether the property takes room in its type, hence a parameter in its memberwise initializer.
  var isStored: Bool { !isStatic && !isLazy && getter == nil }
}

extension Pattern {
  var boundNames: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let patterns), .enumCase(_, let patterns): patterns.flatMap(\.boundNames)
    case .optional(let pattern), .cast(let pattern, _), .typed(let pattern, _): pattern.boundNames
    case .wildcard, .expression: []
    }
  }
}
