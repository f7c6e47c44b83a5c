/// What a file declares that localizes once something that it mentions does.
///
/// Files are looked at for it side by side; `LocalizingNames` only brings together what they declare.
struct DeclaredNames: Sendable {
  /// What a declaration mentions, and what follows once a type among that has localized texts.
  struct Declaration: Sendable {
    /// The hashes of the types' names, each once.
    var mentioned: Set<UInt64> = []
    var consequence: LocalizingNames.Consequence
  }

  private(set) var declarations: [Declaration] = []

  init(of program: SourceProgram) {
    add(program.members, owner: nil)
  }

  private mutating func add(_ members: [Member], owner: String?) {
    for member in members {
      switch member {
      case .type(let declaration):
        let name = declaration.extended?.simpleName ?? declaration.name
        add(declaration.members, owner: name)
        note(declaration.inherited, of: name)
      case .function(let function):
        add(function, owner: owner)
      case .variable(let variable):
        guard let type = variable.type ?? variable.initializer?.madeType else { continue }
        let isGiven = variable.isStored && !(variable.type == nil && variable.isConstant)
        note([type], naming: variable.boundNames, of: isGiven ? owner : nil)
      case .enumCase(let declaration):
        note(declaration.parameters.map(\.type), naming: [declaration.name], of: owner)
      case .alias(let alias):
        note([alias.type], of: alias.name)
      case .statement:
        break
      }
    }
  }

  private mutating func add(_ function: FunctionDeclaration, owner: String?) {
    let types = function.parameters.map(\.type)
    guard function.kind == .function else { return note(types, of: owner) }
    note(types + function.builders, naming: [function.name], of: function.hiddenOwner(owner))
    if Identifier.isOperator(function.name) {
      note(types, LocalizingNames.Consequence(isOperator: true))
    }
  }

  /// Notes what a declaration mentions.
  ///
  /// - Parameters:
  ///   - names: What localizes if it mentions a type of localized texts.
  ///   - type: What is such a type then, too.
  private mutating func note(
    _ mentioned: [TypeReference], naming names: [String] = [], of type: String? = nil
  ) {
    guard !names.isEmpty || type != nil else { return }
    note(
      mentioned,
      LocalizingNames.Consequence(
        names: names.map(Identifier.hash), type: type.map(Identifier.hash)))
  }

  private mutating func note(
    _ mentioned: [TypeReference], _ consequence: LocalizingNames.Consequence
  ) {
    var declaration = Declaration(consequence: consequence)
    for reference in mentioned {
      reference.forEachName { declaration.mentioned.insert(Identifier.hash($0)) }
    }
    if !declaration.mentioned.isEmpty { declarations.append(declaration) }
  }
}

extension FunctionDeclaration {
  /// The result builders of its closures, whose literals may be keys although nothing there says so.
  fileprivate var builders: [TypeReference] { parameters.flatMap(\.attributes).map(\.name) }

  /// The type whose values, or whose closures, take texts without this function's name.
  fileprivate func hiddenOwner(_ owner: String?) -> String? {
    ImplicitMember(rawValue: name) == nil ? nil : owner
  }
}

extension Expression {
  /// The type of a value that is made in place: `L10n()`.
  var madeType: TypeReference? {
    guard case .call(let callee, _) = kind else { return nil }
    switch callee.kind {
    case .name(let name, _) where name.first?.isUppercase == true: return .named(name, [])
    case .type(let reference): return reference
    default: return nil
    }
  }
}
