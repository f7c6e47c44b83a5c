/// Members of the project that give the bundle of the module that declares them: `Bundle.kit`.
struct OwnBundles {
  let finder: LiteralFinder
  private static let deepest = 4

  private var inference: Inference { finder.inference }

  /// The file of the member that a bundle is read from, if that gives the bundle of its own module,
  /// however it is built; nil for any other bundle.
  func file(of expression: Expression, in scope: Scope) -> Int? {
    file(of: expression, in: scope, depth: 0)
  }

  private func file(of expression: Expression, in scope: Scope, depth: Int) -> Int? {
    inference.spend(1)
    guard depth < Self.deepest, inference.hasFuel, !isOwn(expression) else { return nil }
    if case .name(let name, _) = expression.kind, let binding = scope.binding(for: name) {
      guard case .deferred(let deferred) = binding, case .whole = deferred.projection else {
        return nil
      }
      return file(of: deferred.expression, in: deferred.scope, depth: depth + 1)
    }
    guard let member = member(expression, in: scope), !member.record.context.isInterface,
      case .variable(let variable) = member.record.content
    else { return nil }
    let file = member.record.context.file
    finder.lookInto(file)
    let values = values(of: variable)
    let inner = inference.scope(of: member)
    // A member may hand on another one of its module; one of another module is rarely renamed.
    let areOwn = values.allSatisfy {
      isOwn($0) || self.file(of: $0, in: inner, depth: depth + 1) == file
    }
    return values.isEmpty || !areOwn ? nil : file
  }

  private func member(_ expression: Expression, in scope: Scope) -> BoundMember? {
    guard case .member(nil, let name) = expression.kind else {
      return inference.declaration(of: expression, in: scope)
    }
    return inference.seeing(from: scope) {
      finder.index.members(named: name, of: finder.index.core("Bundle"), isStatic: true).first
    }
  }

  /// Everything that a variable may be.
  private func values(of variable: VariableDeclaration) -> [Expression] {
    if let getter = variable.getter { return getter.body.results }
    guard let initializer = variable.initializer, variable.isConstant || variable.isStatic else {
      return []
    }
    // `static let kit: Bundle = { … }()`
    guard case .call(let callee, let arguments) = initializer.kind, arguments.isEmpty,
      case .closure(let closure) = callee.kind
    else { return [initializer] }
    return closure.body.results
  }

  private func isOwn(_ expression: Expression) -> Bool {
    let text = ExpressionText(expression).text
    return BundleSpelling.isOwnModule(text) || text.hasPrefix(BundleSpelling.ofClass)
  }
}
