/// Notes on their way what texts go where, for the ones that people read and nobody localizes.
extension LiteralFinder {
  /// Notes that a station is given the value of an expression.
  ///
  /// - Parameter isVerbatim: Whether the code says that literals are meant to be shown as they stand.
  func noteFlow(
    of value: Expression, to target: TextStation, in scope: Scope, isVerbatim: Bool = false
  ) {
    guard notesFlows, unshownDepth == 0 else { return }
    var sources = TextSources(finder: self).sources(of: value, in: scope)
    if isVerbatim { sources = sources.map(\.verbatim) }
    if !sources.isEmpty { flows.append(TextFlow(target: target, sources: sources)) }
  }

  /// Visits something that only developers run, or else what everybody does; which of them is asked
  /// only where it is noted what texts go where.
  func visit(forDevelopers isForDevelopers: @autoclosure () -> Bool, _ body: () -> Void) {
    guard notesFlows, isForDevelopers() else { return body() }
    unshownDepth += 1
    body()
    unshownDepth -= 1
  }

  /// Notes what a call's parameters are given.
  func noteArguments(_ arguments: [Argument], of call: ResolvedCall, in scope: Scope) {
    guard notesFlows, call.parameters.count == arguments.count else { return }
    for (place, argument) in arguments.enumerated() where !argument.isClosure {
      guard let target = target(ofArgument: place, of: call) else { continue }
      noteFlow(
        of: argument.value, to: target, in: scope, isVerbatim: argument.label == "verbatim")
    }
  }

  /// Notes the key of a call that localizes, and its default value, where no table can be told.
  func noteLookups(_ arguments: [Argument], of call: ResolvedCall, in scope: Scope) {
    for (argument, type) in zip(arguments, call.argumentTypes)
    where type.name == "_Key" || type.unwrapped.name == "_Value" {
      noteFlow(of: argument.value, to: .catalog, in: scope)
    }
  }

  private func target(ofArgument place: Int, of call: ResolvedCall) -> TextStation? {
    let parameter = call.parameters[place]
    if call.isInterface {
      if parameter.isShown { return call.callee?.isMenu == true ? .menuTitle : .screen }
      return acceptsPlainText(call, call.argumentTypes[place]) ? .screen : nil
    }
    guard !call.isGuess, let member = call.callee,
      case .function(let function) = member.record.content,
      TextTypes.mayHoldText(parameter.type, function), !CodePurpose.isLog(named: function.name),
      !CodePurpose.isToldPlace(function)
    else { return nil }
    if function.isMemberwise,
      let stored = member.owner?.stored.first(where: { $0.variable.name == parameter.name })
    {
      return .variable(ObjectIdentifier(stored.variable))
    }
    return .parameter(ObjectIdentifier(function), call.positions[place])
  }

  /// Notes what a property is set to.
  func noteAssignment(of value: Expression, to target: Expression, in scope: Scope) {
    guard notesFlows else { return }
    if case .name(let name, _) = target.kind, scope.binding(for: name) != nil { return }
    guard let member = inference.declaration(of: target, in: scope),
      case .variable(let variable) = member.record.content
    else { return }
    if member.record.context.isInterface {
      guard variable.isShown else { return }
      noteFlow(of: value, to: member.owner?.name == "NSMenu" ? .menuTitle : .screen, in: scope)
    } else if variable.type?.simpleName.map(TextTypes.texts.contains) ?? true {
      noteFlow(of: value, to: .variable(ObjectIdentifier(variable)), in: scope)
    }
  }

  /// Notes that code has to do with the menu bar, so that titles of menus may stand there.
  func noteMenuBar() {
    guard notesFlows, unshownDepth == 0 else { return }
    flows.append(TextFlow(target: .screen, sources: [.station(.menuTitle)]))
  }

  private static let mostMembersOfName = 64

  /// Notes the values that a property starts with or computes, and those of the properties that
  /// stand in for it in types that inherit it.
  func noteValues(of variable: VariableDeclaration, in scope: Scope) {
    guard notesFlows, variable.type?.simpleName.map(TextTypes.texts.contains) ?? true else {
      return
    }
    let station = TextStation.variable(ObjectIdentifier(variable))
    if let value = variable.initializer { noteFlow(of: value, to: station, in: scope) }
    if let getter = variable.getter {
      for value in getter.body.results {
        noteFlow(of: value, to: station, in: scope)
      }
    }
    guard let name = variable.name, let type = scope.selfType else { return }
    // Code with mistakes may declare a name a thousand times in one type.
    let members = index.members(named: name, of: type, isStatic: variable.isStatic)
    for member in members.prefix(Self.mostMembersOfName) {
      guard case .variable(let inherited) = member.record.content, inherited !== variable else {
        continue
      }
      let isShown = member.record.context.isInterface && inherited.isShown
      flows.append(
        TextFlow(
          target: isShown ? .screen : .variable(ObjectIdentifier(inherited)),
          sources: unshownDepth == 0 ? [.station(station)] : []))
    }
  }

  /// Notes what a function returns, and what its parameters are without an argument.
  func noteValues(of function: FunctionDeclaration, in scope: Scope) {
    guard notesFlows else { return }
    for (position, parameter) in function.parameters.enumerated() {
      guard let value = parameter.defaultValue, TextTypes.mayHoldText(parameter.type, function)
      else { continue }
      noteFlow(of: value, to: .parameter(ObjectIdentifier(function), position), in: scope)
    }
    guard function.kind == .function,
      function.result?.simpleName.map(TextTypes.texts.contains) == true
    else { return }
    for value in function.body.results {
      noteFlow(of: value, to: .result(ObjectIdentifier(function)), in: scope)
    }
  }

  /// Notes what a localized text has in it.
  func noteInterpolations(of literal: StringLiteral, in scope: Scope) {
    guard notesFlows else { return }
    for value in literal.plainInterpolations { noteFlow(of: value, to: .screen, in: scope) }
  }

  /// Notes `Text("Hello ") + Text(name)`.
  func noteJoinedViews(_ expression: Expression) {
    guard notesFlows, unshownDepth == 0, !joined.contains(ObjectIdentifier(expression)),
      case .infix("+", let left, _) = expression.kind
    else { return }
    var inner = left
    while case .infix("+", let next, _) = inner.kind {
      joined.insert(ObjectIdentifier(inner))
      inner = next
    }
    guard expression.joinsTexts else { return }
    let place = FilePlace(file: file, offset: expression.offset)
    flows.append(TextFlow(target: .screen, sources: [.joined(place)]))
  }
}

extension BoundMember {
  /// Whether it makes one of AppKit's menus.
  fileprivate var isMenu: Bool { isInitializer && owner?.name == "NSMenu" }
}

extension TextSource {
  /// The same, of which the code says that it is shown as it stands.
  var verbatim: TextSource {
    guard case .literal(var literal) = self else { return self }
    literal.isVerbatim = true
    return .literal(literal)
  }
}

extension Expression {
  /// Whether a chain of `+` makes a sentence of views: words beside more words or a value.
  fileprivate var joinsTexts: Bool {
    var pieces = 0
    var hasWords = false
    for part in joinedParts {
      guard let content = part.textContent else { return false }
      switch content.kind {
      case .string(let literal):
        let shown = ShownLiteral(literal, at: FilePlace(file: 0, offset: 0))
        let words = LiteralWords(shown)
        if words.isSetOff { return false }
        let isWordy = words.hasSentencePart
        if isWordy { hasWords = true }
        if isWordy || literal.hasInterpolations { pieces += 1 }
      case .call(let callee, _) where callee.calleeName == "Image": break
      default: pieces += 1
      }
    }
    return hasWords && pieces > 1
  }

  /// What `Text(…)` with its modifiers shows; nil for what is no such view.
  private var textContent: Expression? {
    guard case .call(let callee, let arguments) = kind else { return nil }
    switch callee.kind {
    case .name("Text", _): return arguments.first?.value
    case .member(let base?, _): return base.textContent
    default: return nil
    }
  }
}

extension VariableDeclaration {
  /// Whether people read its text as it is.
  fileprivate var isShown: Bool { attributes.contains { $0.name.simpleName == "_shown" } }
}

extension Parameter {
  fileprivate var isShown: Bool { attributes.contains { $0.name.simpleName == "_shown" } }
}
