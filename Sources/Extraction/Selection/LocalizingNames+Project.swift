/// What the project declares that localizes.
extension LocalizingNames {
  /// What localizes once a declaration is known to mention a type of localized texts.
  struct Consequence {
    var names: [UInt64] = []
    var type: UInt64?
  }

  /// Adds what a file of the project declares, with all that follows for files added before.
  ///
  /// - Returns: Whether anything new came in, so that other files have to be looked at again.
  mutating func add(_ program: SourceProgram) -> Bool {
    let before = (names.count + types.count, hasOperator)
    add(program.members, owner: nil)
    return (names.count + types.count, hasOperator) != before
  }

  /// Takes in a type of the project by its hash, for literals make values of it that are looked up.
  ///
  /// - Returns: Whether it was not known.
  mutating func add(literalType type: UInt64) -> Bool {
    guard !types.contains(type) else { return false }
    settle(Consequence(type: type))
    return true
  }

  private mutating func add(_ members: [Member], owner: String?) {
    for member in members {
      switch member {
      case .type(let declaration):
        let name = declaration.extended?.simpleName ?? declaration.name
        add(declaration.members, owner: name)
        note(declaration.inherited, of: name)
      case .function(let function):
        let types = function.parameters.map(\.type)
        if function.kind == .function {
          note(types + function.builders, naming: [function.name], of: function.hiddenOwner(owner))
          if Identifier.isOperator(function.name), types.contains(where: mentions) {
            hasOperator = true
          }
        } else {
          note(types, of: owner)
        }
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

  /// Notes what a declaration mentions.
  ///
  /// - Parameters:
  ///   - names: What localizes if it mentions a type of localized texts.
  ///   - type: What is such a type then, too.
  private mutating func note(
    _ mentioned: [TypeReference], naming names: [String] = [], of type: String? = nil
  ) {
    guard !mentioned.isEmpty, !names.isEmpty || type != nil else { return }
    let consequence = Consequence(
      names: names.map(Identifier.hash), type: type.map(Identifier.hash))
    guard !mentioned.contains(where: mentions) else { return settle(consequence) }
    var known: Set<UInt64> = []
    for reference in mentioned { reference.forEachName { known.insert(Identifier.hash($0)) } }
    for hash in known { waiting[hash, default: []].append(consequence) }
  }

  /// Takes in what localizes, and what has waited for that.
  private mutating func settle(_ consequence: Consequence) {
    var pending = [consequence]
    while let next = pending.popLast() {
      names.formUnion(next.names)
      guard let type = next.type, types.insert(type).inserted else { continue }
      names.insert(type)
      pending += waiting.removeValue(forKey: type) ?? []
    }
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
  fileprivate var madeType: TypeReference? {
    guard case .call(let callee, _) = kind else { return nil }
    switch callee.kind {
    case .name(let name, _) where name.first?.isUppercase == true: return .named(name, [])
    case .type(let reference): return reference
    default: return nil
    }
  }
}
