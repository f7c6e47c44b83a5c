import Messages

/// Functions and members that the configuration names as localizing.
extension LiteralFinder {
  /// Takes the key of a call of such a function.
  func visitLocalizingFunction(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope
  ) -> Bool {
    guard !functions.isEmpty, let name = callee.calleeName else { return false }
    for function in functions
    where function.name == name && !function.isMacro && isMember(callee, of: function, scope) {
      if function.takesBase {
        // What it is a member of is visited with the callee.
        guard case .member(let base?, _) = callee.kind, takeKey(base, of: function, in: scope)
        else { continue }
        for argument in arguments { visit(argument.value, in: scope) }
        return true
      }
      guard let position = arguments.firstIndex(where: { $0.label == function.label }),
        takeKey(arguments[position].value, of: function, in: scope)
      else { continue }
      for (other, argument) in arguments.enumerated() where other != position {
        visit(argument.value, in: scope)
      }
      visitInterpolations(of: [arguments[position]], in: scope)
      return true
    }
    return false
  }

  /// Visits `#localized("key")`: what a macro of Swift makes is not known, but the configuration may
  /// name it.
  func visitExpansion(
    of name: String, _ arguments: [Argument], at offset: Int32, in scope: Scope
  ) {
    let callee = Expression(.name(name, []), at: offset)
    if visitLocalizingFunction(callee, arguments, in: scope) { return }
    for argument in arguments { visit(argument.value, in: scope) }
  }

  /// Takes the key of a call of a function that a build setting names, where nothing that is declared
  /// says what becomes of it.
  func visitMacro(_ callee: Expression, _ arguments: [Argument], in scope: Scope) -> Bool {
    guard !functions.isEmpty, case .name(let name, _) = callee.kind,
      let function = functions.first(where: { $0.isMacro && $0.name == name }),
      let key = arguments.first, key.label == nil
    else { return false }
    func text(_ labels: String...) -> String? {
      let argument = arguments.dropFirst().first { labels.contains($0.label ?? "") }
      guard case .string(let literal)? = argument?.value.kind else { return nil }
      return literal.plainText.flatMap { $0.isEmpty ? nil : $0 }
    }
    let isTaken = takeKey(
      key.value, of: function, table: text("tableName", "table"), comment: text("", "comment"),
      in: scope)
    guard isTaken else { return false }
    visitInterpolations(of: [key], in: scope)
    for argument in arguments.dropFirst() { visit(argument.value, in: scope) }
    return true
  }

  /// Takes the key that a property such as `String.localized` is read of.
  func visitLocalizingProperty(
    _ name: String, of base: Expression?, _ expression: Expression, in scope: Scope
  ) -> Bool {
    guard let base,
      let function = functions.first(where: {
        $0.name == name && $0.takesBase && isMember(expression, of: $0, scope)
      })
    else { return false }
    return takeKey(base, of: function, in: scope)
  }

  /// Takes a key, without visiting what stands in it.
  ///
  /// - Returns: Whether the key is a literal, or chosen among some.
  private func takeKey(
    _ key: Expression, of function: LocalizingFunction, table: String? = nil,
    comment: String? = nil, in scope: Scope
  ) -> Bool {
    matchedFunctions.insert(function)
    guard case .string(let literal) = key.kind else {
      return takeChoice(key, of: function, table: table, comment: comment, in: scope)
    }
    // A member is asked of the text that is made, which has the values in it, as with own wrappers.
    if function.takesBase, literal.hasInterpolations {
      let taken = TakenKey(reading: .plain, reaches: function.spelling, isIndirect: true)
      take(taken, key, in: scope)
      return true
    }
    let spelling = spelling(of: literal, in: scope)
    report(
      Occurrence(
        key: spelling.key, table: table, sourceText: spelling.numbered, comment: comment,
        arguments: spelling.arguments, reading: settled(.plain),
        isIndirect: !isMacro(function.name), offset: key.offset))
    return true
  }

  /// Takes the keys among which code chooses: `tr(isOpen ? "Close" : "Open")`.
  ///
  /// - Returns: Whether it chooses among nothing else: what a parameter or property holds is
  ///   followed where the function is a wrapper.
  private func takeChoice(
    _ key: Expression, of function: LocalizingFunction, table: String?, comment: String?,
    in scope: Scope
  ) -> Bool {
    let sources = KeySources(finder: self).sources(of: key, in: scope)
    var hasOthers = sources.isEmpty
    for source in sources {
      guard let (text, offset) = self.text(of: source, at: key.offset) else {
        hasOthers = true
        continue
      }
      guard !text.isEmpty else { continue }
      let isConstant = source.isConstant
      if isConstant { noteOpen(key, inTable: table ?? "Localizable", spelled: text) }
      report(
        Occurrence(
          key: text, table: table, sourceText: SpecifierSkeleton.numbering(text), comment: comment,
          arguments: [], reading: settled(.plain),
          isIndirect: !isMacro(function.name) || !key.isChain || isConstant, offset: offset))
    }
    return !hasOthers
  }

  /// The text of a literal, or of a constant that is surely meant, and where the key is.
  private func text(of source: KeySource, at offset: Int32) -> (text: String, offset: Int32)? {
    switch source {
    case .literal(let text, let place): return (text: text, offset: place)
    case .constant(let text, isSure: true): return (text: text, offset: offset)
    default: return nil
    }
  }

  /// Whether a build setting names a function, so that Xcode extracts what it is given.
  func isMacro(_ name: String) -> Bool {
    functions.contains { $0.isMacro && $0.name == name }
  }

  /// Whether what is called is a member of the type that a function is given with.
  private func isMember(
    _ callee: Expression, of function: LocalizingFunction, _ scope: Scope
  ) -> Bool {
    guard let owner = function.owner else { return true }
    guard case .member(let base?, _) = callee.kind else {
      return !function.takesBase && scope.selfType?.name == owner
    }
    if base.calleeName == owner { return true }
    let type = inference.typing(base, in: scope).type.unwrapped
    if case .metatype(let type) = type { return type.name == owner }
    return type.name == owner
  }
}
