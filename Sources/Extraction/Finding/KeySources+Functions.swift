/// What functions of the project give: literals in them are keys where something looks that up.
extension KeySources {
  /// What the function gives that a call means; nil where no text is written there, or it is only
  /// guessed which function that is.
  func sources(
    returnedBy callee: Expression, _ arguments: [Argument], in scope: Scope, depth: Int
  ) -> [KeySource]? {
    guard let call = inference.resolve(callee, arguments, in: scope, expected: nil),
      let member = call.callee, case .function(let function) = member.record.content,
      function.givesText, isSure(of: call, callee, arguments, in: scope)
    else { return nil }
    // One that calls itself gives nothing else.
    guard getter != ObjectIdentifier(function) else { return [] }
    finder.lookInto(member.record.context.file)
    let own = inference.scope(inside: function, in: inference.scope(of: member))
    let found = sources(
      givenBy: function.body, of: ObjectIdentifier(function), in: own, depth: depth)
    // Subclasses may give others, and statements without texts, which nobody reads.
    return found.flatMap { Self.texts(among: $0, areAll: false) }
  }

  /// Whether a value is none, as that of what stops the app.
  func stopsTheApp(_ value: Expression, in scope: Scope) -> Bool {
    inference.typing(value, in: scope).type.name == "Never"
  }

  /// Whether a call surely means the function of the project that it was resolved to.
  ///
  /// The names around a function inside of another one are not known where its body is read.
  private func isSure(
    of call: ResolvedCall, _ callee: Expression, _ arguments: [Argument], in scope: Scope
  ) -> Bool {
    guard !call.isGuess, !call.isInterface, let member = call.callee,
      inference.seeing(from: scope, { index.isSure(of: member) })
    else { return false }
    switch callee.kind {
    case .name(let name, _): guard scope.binding(for: name) == nil else { return false }
    case .member(let base?, _):
      guard inference.typing(base, in: scope).certainty != .assumed else { return false }
    default: return false
    }
    return isOnlyOne(callee, arguments, in: scope)
      || arguments.allSatisfy { isKnown($0.value, in: scope) }
  }

  /// Whether there is one function only that is called so, whatever types it takes.
  private func isOnlyOne(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope
  ) -> Bool {
    let candidates = inference.seeing(from: scope) {
      inference.candidates(for: callee, in: scope, expected: nil).candidates(for: arguments)
    }
    inference.spend(candidates.count)
    let matching = candidates.lazy.filter { candidate in
      ArgumentMatching.match(
        arguments, to: candidate.parameters, functionAliases: index.functionAliases) != nil
    }
    return matching.prefix(2).count == 1
  }

  private func isKnown(_ value: Expression, in scope: Scope) -> Bool {
    let typing = inference.typing(value, in: scope)
    return typing.type.isKnown && typing.certainty != .assumed
  }
}

extension FunctionDeclaration {
  /// Whether it is a function that gives a text.
  fileprivate var givesText: Bool {
    kind == .function && result.map(TextTypes.isText) == true
  }
}
