/// What the project declares that localizes.
extension LocalizingNames {
  /// What localizes once a declaration is known to mention a type of localized texts.
  struct Consequence: Sendable {
    var names: [UInt64] = []
    var type: UInt64?
    /// Whether it is an operator's, so that any text may be its operand.
    var isOperator = false
  }

  /// Adds what a file of the project declares, with all that follows for files added before.
  ///
  /// - Returns: Whether anything new came in, so that other files have to be looked at again.
  mutating func add(_ declared: DeclaredNames) -> Bool {
    let before = (names.count + types.count, hasOperator)
    for declaration in declared.declarations {
      if types.isDisjoint(with: declaration.mentioned) {
        for hash in declaration.mentioned {
          waiting[hash, default: []].append(declaration.consequence)
        }
      } else {
        settle(declaration.consequence)
      }
    }
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

  /// Takes in what localizes, and what has waited for that.
  private mutating func settle(_ consequence: Consequence) {
    var pending = [consequence]
    while let next = pending.popLast() {
      names.formUnion(next.names)
      if next.isOperator { hasOperator = true }
      guard let type = next.type, types.insert(type).inserted else { continue }
      names.insert(type)
      pending += waiting.removeValue(forKey: type) ?? []
    }
  }
}
