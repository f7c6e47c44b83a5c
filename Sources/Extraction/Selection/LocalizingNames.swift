/// The names that a file must mention to be able to hold a localizable literal.
///
/// They come from the interface files and grow with what the project declares: a function with a
/// `LocalizedStringKey` parameter makes its own name one of them.
struct LocalizingNames: Sendable {
  /// Names that make a file a candidate by themselves.
  var names: Set<UInt64> = []
  /// Names that count only together with one of others: `localized` with `String`.
  private var pairs: [UInt64: Set<UInt64>] = [:]
  /// Names of modifiers, which count only in files that have to do with views.
  private var modifiers: Set<UInt64> = []
  /// Types whose values hold localizable literals, hence everything that mentions them counts.
  var types: Set<UInt64>
  /// Whether an operator localizes, so that any text may be its operand.
  var hasOperator = false
  /// What the project declares that mentions none of these types so far, by what it mentions.
  var waiting: [UInt64: [Consequence]] = [:]

  /// Those that no project has to declare.
  static let ofInterfaces = LocalizingNames(interfaces: Interfaces.programs)

  /// Those of the interface files, and functions of the project that localize.
  init(functions: [LocalizingFunction]) {
    self = Self.ofInterfaces
    for function in functions { names.insert(Identifier.hash(function.name)) }
  }

  private init(interfaces: [SourceProgram]) {
    types = Set(Self.literalTypes(interfaces).map(Identifier.hash))
    names.formUnion(types)
    for program in interfaces {
      addInterface(program.members, owner: nil, isCalledByType: false)
    }
    for program in interfaces { addAliases(program.members) }
  }

  /// All hashes that the answers below depend on.
  var watched: Set<UInt64> {
    var watched = names.union(modifiers).union(types).union(Self.viewMarks)
    for (label, owners) in pairs {
      watched.insert(label)
      watched.formUnion(owners)
    }
    return watched
  }

  /// Whether a file with these identifiers outside of bodies may declare something that localizes,
  /// which makes its name one of these.
  func mayBeDeclared(in identifiers: Set<UInt64>) -> Bool {
    !types.isDisjoint(with: identifiers)
  }

  /// Whether a text may be localizable.
  ///
  /// - Parameter names: What the body mentions that the text stands in; the names of types and
  ///   frameworks count from outside of it, too.
  func mayOccur(in names: MentionedNames) -> Bool {
    if hasOperator || !self.names.isDisjoint(with: names.part) { return true }
    if names.part.contains(where: { pairs[$0].map { !names.isDisjoint(with: $0) } ?? false }) {
      return true
    }
    return !modifiers.isDisjoint(with: names.part) && Self.areAboutViews(names)
  }

  /// Whether a file that mentions some names has to do with views.
  static func areAboutViews(_ names: MentionedNames) -> Bool { !names.isDisjoint(with: viewMarks) }

  private static let viewMarks = Set(
    [
      "View", "body", "SwiftUI", "Widget", "WidgetKit", "AppIntents", "Charts", "TipKit", "Scene",
      "StoreKit", "MapKit", "PhotosUI",
    ].map(Identifier.hash))

  private static func literalTypes(_ programs: [SourceProgram]) -> Set<String> {
    var types: Set<String> = ["_Key", "_Value"]
    for program in programs {
      for case .type(let declaration) in program.members {
        let marks = declaration.inherited.compactMap(\.simpleName)
        guard marks.contains("_LocalizableByLiteral") || marks.contains("_LocalizableAsPhrase")
        else { continue }
        types.insert(declaration.extended?.simpleName ?? declaration.name)
      }
    }
    types.formUnion(nestedLiteralTypes(programs))
    return types
  }

  private static func nestedLiteralTypes(_ programs: [SourceProgram]) -> Set<String> {
    var types: Set<String> = []
    for program in programs {
      for case .type(let outer) in program.members {
        for case .type(let declaration) in outer.members
        where declaration.inherited.contains(where: { $0.simpleName == "_LocalizableByLiteral" }) {
          types.insert(declaration.name)
        }
      }
    }
    return types
  }

  private mutating func addInterface(_ members: [Member], owner: String?, isCalledByType: Bool) {
    for member in members {
      switch member {
      case .type(let declaration):
        addInterface(
          declaration.members, owner: declaration.extended?.simpleName ?? declaration.name,
          isCalledByType: declaration.inherited.contains { $0.simpleName == "_CalledByType" })
      case .function(let function):
        guard let parameter = function.parameters.first(where: { mentions($0.type) }) else {
          continue
        }
        if isCalledByType, let owner {
          insertMethod(function.name, of: owner)
        } else if function.kind != .initializer {
          insertModifier(function.name, owner: owner)
        } else if let owner {
          insertInitializer(of: owner, parameter)
        }
      // A protocol's requirement, such as an intent's title, is implemented with its type named.
      case .variable, .enumCase, .alias, .statement:
        break
      }
    }
  }

  /// Adds the other names of what localizes: `Summary` of `IntentParameterSummary`.
  private mutating func addAliases(_ members: [Member]) {
    for member in members {
      switch member {
      case .type(let declaration): addAliases(declaration.members)
      case .alias(let alias):
        let isLocalizing = alias.type.simpleName.map { names.contains(Identifier.hash($0)) }
        if isLocalizing == true { names.insert(Identifier.hash(alias.name)) }
      case .variable, .function, .enumCase, .statement: break
      }
    }
  }

  private mutating func insertModifier(_ name: String, owner: String?) {
    if owner == nil || owner == "Bundle" || owner == "NSString" {
      names.insert(Identifier.hash(name))
    } else {
      modifiers.insert(Identifier.hash(name))
    }
  }

  /// A method whose name is so common that it counts only beside its type, or a value that is named
  /// after it: `localizer.text("…")`.
  private mutating func insertMethod(_ name: String, of owner: String) {
    let value = owner.prefix(1).lowercased() + owner.dropFirst()
    pairs[Identifier.hash(name), default: []].formUnion([owner, value].map(Identifier.hash))
  }

  private mutating func insertInitializer(of owner: String, _ parameter: Parameter) {
    if let label = parameter.label {
      pairs[Identifier.hash(label), default: []].insert(Identifier.hash(owner))
    } else {
      names.insert(Identifier.hash(owner))
    }
  }

  func mentions(_ reference: TypeReference) -> Bool {
    var found = false
    reference.forEachName { if types.contains(Identifier.hash($0)) { found = true } }
    return found
  }
}
