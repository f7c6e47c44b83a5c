/// All declarations of the interface files and the scanned sources, by name.
///
/// Mutable only while it is built (`add`); after that each thread works on a `copy`, which shares
/// all declarations and has look-up caches of its own.
final class ProgramIndex: @unchecked Sendable {
  private let graph: NominalGraph
  let modules: FileModules
  /// The file whose names are looked up; nil for one that sees all.
  var viewpoint: Int?
  /// The names that not all files see alike.
  private(set) var splitNames: Set<String> = []
  /// The modules' sets of files that declared each name first, where there are several.
  private var firstFiles: [String: Int] = [:]
  private(set) var scopedTypes = ScopedNames<Nominal>()
  /// The frameworks' types, also those that a type of the project hides.
  private(set) var interfaceTypes: [String: Nominal] = [:]
  private(set) var globals: [String: [MemberRecord]] = [:]
  private(set) var scopedAliases = ScopedNames<PlacedAlias>()
  /// Nested types by their simple name, for references whose outer type can't be followed.
  private(set) var nestedTypes: [String: [Nominal]] = [:]
  /// Members of all types by name, for accesses whose base can't be followed.
  private(set) var membersByName: [String: [NamedMember]] = [:]
  /// The same by what files see of them.
  let namedMembers: NamedMemberCache
  /// Aliases of function types, whose parameters take closures.
  private(set) var functionAliases: Set<String> = []
  /// The types whose literals are localization keys.
  private(set) var literalTypes: Set<Nominal> = []
  /// Those among them whose literals are phrases of App Shortcuts.
  private(set) var phraseTypes: Set<Nominal> = []
  private(set) var nestedAliases: Set<String> = []
  private var pendingExtensions: [(declaration: TypeDeclaration, context: LexicalContext)] = []
  /// The interfaces' types that sources extend, with what these add.
  private var extended: [Nominal: Nominal] = [:]
  /// All types, nested ones too, those of the interfaces first; known when the index is whole.
  private(set) var allNominals: [Nominal] = []

  /// What names mean in a place, once looked up.
  var nameCache: [PlacedName: Type] = [:]
  /// The members of types, once looked up.
  var memberCache: [MemberName: [BoundMember]] = [:]
  /// Whether a type conforms to a protocol, once found out.
  var conformanceCache: [Conformance: Bool] = [:]
  /// What types have in the place of a protocol's properties, once looked up.
  var witnessCache: [MemberName: [BoundMember]] = [:]

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
    var name: SeenName
    var isStatic: Bool
  }

  typealias PlacedAlias = (declaration: AliasDeclaration, context: LexicalContext)

  struct Conformance: Hashable {
    var nominal: Nominal
    var other: Nominal
  }

  init(modules: FileModules) {
    (graph, self.modules, namedMembers) = (NominalGraph(), modules, NamedMemberCache())
  }

  /// An index of the same declarations for another thread.
  ///
  /// - Parameter file: The file whose names are going to be looked up.
  func copy(seenFrom file: Int) -> ProgramIndex {
    let copy = ProgramIndex(of: self, graph, modules, namedMembers)
    copy.viewpoint = file
    return copy
  }

  /// An index to which sources can be added besides what another one holds, which stays as it is.
  convenience init(extending other: ProgramIndex, modules: FileModules) {
    self.init(of: other, NominalGraph(), modules, NamedMemberCache())
  }

  private init(
    of other: ProgramIndex, _ graph: NominalGraph, _ modules: FileModules,
    _ namedMembers: NamedMemberCache
  ) {
    (self.graph, self.modules, self.namedMembers) = (graph, modules, namedMembers)
    extended = other.extended
    allNominals = other.allNominals
    splitNames = other.splitNames
    scopedTypes = other.scopedTypes
    interfaceTypes = other.interfaceTypes
    globals = other.globals
    scopedAliases = other.scopedAliases
    nestedTypes = other.nestedTypes
    membersByName = other.membersByName
    functionAliases = other.functionAliases
    literalTypes = other.literalTypes
    phraseTypes = other.phraseTypes
    nestedAliases = other.nestedAliases
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
        scopedAliases.keep(
          (alias, context), as: alias.name, alias.access, in: file, of: modules.group(of: file))
      case .variable(let variable), .statement(.variable(let variable)):
        for name in variable.boundNames {
          addGlobal(.variable(variable), name, variable.access, context)
        }
      case .function(let function):
        addGlobal(.function(function), function.name, function.access, context)
      case .enumCase, .statement:
        break
      }
    }
  }

  private func addGlobal(
    _ content: MemberRecord.Content, _ name: String, _ access: Access, _ context: LexicalContext
  ) {
    globals[name, default: []].append(
      MemberRecord(content: content, context: context, access: access))
    noteSight(of: name, access, in: context.file)
  }

  /// Notes whether a declaration makes its name one that not all files see alike.
  private func noteSight(of name: String, _ access: Access, in file: Int) {
    guard file >= 0 else { return }
    if access == .file {
      splitNames.insert(name)
    } else if modules.hasSeveral {
      guard let first = firstFiles[name] else { return firstFiles[name] = file }
      if !modules.mayShare(first, file) { splitNames.insert(name) }
    }
  }

  /// Attaches the extensions; called once all files of a round are added.
  func attachExtensions() {
    let extensions = pendingExtensions
    pendingExtensions = []
    // Outer types first, so that `extension A { struct B }` is there for `extension A.B`.
    for (declaration, context) in extensions.sorted(by: { $0.0.depth < $1.0.depth }) {
      let nominal = changeable(extendedNominal(declaration, context), in: context)
      add(
        declaration.members, of: nominal, in: declaration,
        context: LexicalContext(
          nominal: nominal, parent: context, generics: nominal.generics, file: context.file))
      for reference in declaration.inherited { nominal.inherited.append((reference, context)) }
    }
  }

  /// A type with all that this index knows of it.
  func current(_ nominal: Nominal) -> Nominal {
    guard nominal.isFromInterface, !extended.isEmpty else { return nominal }
    return extended[nominal] ?? nominal
  }

  /// A type that a declaration may add to: the interfaces' own serve other indexes, too.
  private func changeable(_ nominal: Nominal, in context: LexicalContext) -> Nominal {
    guard nominal.isFromInterface, !context.isInterface else { return nominal }
    if let known = extended[nominal] { return known }
    let form = graph.extend(nominal)
    extended[nominal] = form
    return form
  }

  /// Looks up all supertypes and function aliases; called once when all files are added.
  func finish() {
    for nominal in graph.nominals + graph.extended { finish(nominal) }
    allNominals = allNominals.map(current) + graph.nominals
    for alias in scopedAliases.values {
      noteFunctionAlias(alias.declaration.name, alias.declaration)
    }
    firstFiles = [:]
  }

  private func finish(_ nominal: Nominal) {
    // What a framework's type inherits from is the framework's, whatever sources declare.
    let added = nominal.inherited.dropFirst(nominal.original?.inherited.count ?? 0)
    nominal.parents += added.compactMap { reference, context in
      supertype(reference, context, of: nominal).flatMap { parent in
        parent == nominal ? nil : (parent, reference, context)
      }
    }
    for (name, alias) in nominal.aliases { noteFunctionAlias(name, alias.declaration) }
    guard nominal.isFromInterface else { return }
    let marks = nominal.parents.map(\.nominal.name)
    if marks.contains("_LocalizableAsPhrase") { phraseTypes.insert(nominal) }
    if marks.contains("_LocalizableByLiteral") || phraseTypes.contains(nominal) {
      literalTypes.insert(nominal)
    }
  }

  private func noteFunctionAlias(_ name: String, _ alias: AliasDeclaration) {
    if case .function = alias.type { functionAliases.insert(name) }
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
    scopedTypes.keep(nominal, as: name, .everywhere, in: context.file, of: nil)
    return nominal
  }

  /// - Parameter depth: How many aliases led here, which may name each other in a circle.
  private func nominal(atPath path: [String], in file: Int, depth: Int) -> Nominal? {
    guard depth < 24, let first = path.first else { return nil }
    func aliased(_ alias: AliasDeclaration) -> Nominal? {
      nominal(atPath: alias.type.path, in: file, depth: depth + 1)
    }
    let alias = alias(named: first, in: file)
    var found = type(named: first, in: file)
    if let alias, found == nil || alias.hidesType { found = aliased(alias.alias.declaration) }
    // `extension Module.Type`: the module has no nominal.
    if found == nil, path.count > 1 {
      return nominal(atPath: Array(path.dropFirst()), in: file, depth: depth)
    }
    for name in path.dropFirst() {
      guard let outer = found.map(current) else { return nil }
      found = outer.nested[name] ?? outer.aliases[name].flatMap { aliased($0.declaration) }
    }
    return found
  }

  private func add(_ declaration: TypeDeclaration, to outer: Nominal?, in context: LexicalContext) {
    let known =
      if let outer { outer.nested[declaration.name] } else {
        scopedTypes.known(
          declaration.name, declaration.access, in: context.file,
          of: modules.group(of: context.file))
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
    add(declaration.members, of: nominal, in: declaration, context: inner)
  }

  /// Makes a type known by its name where it is declared.
  private func keep(
    _ nominal: Nominal, declaredBy declaration: TypeDeclaration, in outer: Nominal?,
    _ context: LexicalContext
  ) {
    if let outer {
      outer.nested[declaration.name] = nominal
      nestedTypes[declaration.name, default: []].append(nominal)
    } else {
      scopedTypes.keep(
        nominal, as: declaration.name, declaration.access, in: context.file,
        of: modules.group(of: context.file))
      if context.isInterface { interfaceTypes[declaration.name] = nominal }
    }
  }

  private func add(
    _ members: [Member], of nominal: Nominal, in declaration: TypeDeclaration,
    context: LexicalContext
  ) {
    for member in members {
      switch member {
      case .type(let nested):
        if nested.kind != .extension { add(nested, to: nominal, in: context) }
      case .alias(let alias):
        nominal.aliases[alias.name] = (alias, context)
        nestedAliases.insert(alias.name)
      case .variable(let variable):
        if declaration.kind != .extension, variable.isStored {
          nominal.stored.append((variable, context))
        }
        for name in variable.boundNames {
          record(.variable(variable), name, variable.access, nominal, declaration, context)
        }
      case .function(let function):
        record(
          .function(function), function.name, function.access, nominal, declaration, context)
      case .enumCase(let enumCase):
        record(.enumCase(enumCase), enumCase.name, .everywhere, nominal, declaration, context)
      case .statement:
        break
      }
    }
  }

  private func record(
    _ content: MemberRecord.Content, _ name: String, _ access: Access, _ nominal: Nominal,
    _ declaration: TypeDeclaration, _ context: LexicalContext
  ) {
    let isExtension = declaration.kind == .extension
    let access =
      declaration.kind == .protocol
      ? .everywhere : isExtension ? access.inside(extension: declaration.access) : access
    let record = MemberRecord(
      content: content, context: context,
      requirements: isExtension ? declaration.requirements : [], access: access)
    noteSight(of: name, access, in: context.file)
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
