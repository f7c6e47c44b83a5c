/// The localized strings that an expression can be, when these are a finite set.
///
/// `size.localizedName`, a property that switches over its cases and gives a localized string for
/// each, is one of three words: a preview can show them all.
struct FiniteValues {
  let finder: LiteralFinder
  private static let deepest = 8
  private static let most = 200

  private var inference: Inference { finder.inference }

  init(finder: LiteralFinder) { self.finder = finder }

  /// The keys in source order without repetitions; empty when the set is not finite.
  func keys(of expression: Expression, in scope: Scope) -> [String] {
    guard let keys = keys(of: expression, in: scope, depth: 0), keys.count <= Self.most else {
      return []
    }
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }

  private func keys(of expression: Expression, in scope: Scope, depth: Int) -> [String]? {
    inference.spend(1)
    guard depth < Self.deepest, inference.hasFuel else { return nil }
    switch expression.kind {
    case .call(let callee, let arguments):
      return keys(ofCall: callee, arguments, in: scope, depth: depth + 1)
    case .ternary(_, let then, let otherwise):
      return union([then, otherwise], in: scope, depth: depth + 1)
    case .infix("??", let left, let right):
      return union([left, right], in: scope, depth: depth + 1)
    case .conditional, .switched:
      return union(expression.results, in: scope, depth: depth + 1)
    case .optionalChain(let inner), .forceUnwrap(let inner):
      return keys(of: inner, in: scope, depth: depth + 1)
    case .name, .member:
      return keys(ofReference: expression, in: scope, depth: depth + 1)
    default:
      return nil
    }
  }

  private func union(_ branches: [Expression], in scope: Scope, depth: Int) -> [String]? {
    guard !branches.isEmpty else { return nil }
    var all: [String] = []
    for branch in branches {
      guard let keys = keys(of: branch, in: scope, depth: depth) else { return nil }
      all += keys
      if all.count > Self.most { return nil }
    }
    return all
  }

  private func keys(
    ofCall callee: Expression, _ arguments: [Argument], in scope: Scope, depth: Int
  ) -> [String]? {
    guard let call = inference.resolve(callee, arguments, in: scope, expected: nil) else {
      return nil
    }
    if call.isInterface { return localizedKey(of: call, arguments, in: scope, depth: depth) }
    guard let member = call.callee, case .function(let function) = member.record.content,
      function.kind == .function
    else { return nil }
    return keys(ofBody: function.body, result: function.result, member, depth: depth)
  }

  /// The key of `String(localized: "…")`, `NSLocalizedString("…", comment: "")` and the like.
  private func localizedKey(
    of call: ResolvedCall, _ arguments: [Argument], in scope: Scope, depth: Int
  ) -> [String]? {
    for (argument, type) in zip(arguments, call.argumentTypes) {
      guard type.name == "_Key" || Localizable.isLiteralType(type, finder.index) else { continue }
      if case .string(let literal) = argument.value.kind { return literal.plainText.map { [$0] } }
      return keys(of: argument.value, in: scope, depth: depth)
    }
    return nil
  }

  private func keys(
    ofReference expression: Expression, in scope: Scope, depth: Int
  ) -> [String]? {
    if case .name(let name, _) = expression.kind, let binding = scope.binding(for: name) {
      guard case .deferred(let deferred) = binding, case .whole = deferred.projection else {
        return nil
      }
      return keys(of: deferred.expression, in: deferred.scope, depth: depth)
    }
    guard let member = inference.declaration(of: expression, in: scope),
      !member.record.context.isInterface,
      case .variable(let variable) = member.record.content
    else { return nil }
    if let getter = variable.getter {
      return keys(ofBody: getter.body, result: variable.type, member, depth: depth)
    }
    guard let initializer = variable.initializer, variable.isConstant || variable.isStatic else {
      return nil
    }
    let inner = inference.scope(of: member)
    return literalKey(initializer, variable.type, in: inner)
      ?? keys(of: initializer, in: inner, depth: depth)
  }

  private func keys(
    ofBody body: [Statement], result: TypeReference?, _ member: BoundMember, depth: Int
  ) -> [String]? {
    let scope = inference.scope(of: member)
    finder.lookInto(member.record.context.file)
    let results = body.results
    guard !results.isEmpty else { return nil }
    var all: [String] = []
    for value in results {
      let keys =
        literalKey(value, result, in: scope) ?? self.keys(of: value, in: scope, depth: depth)
      guard let keys else { return nil }
      all += keys
      if all.count > Self.most { return nil }
    }
    return all
  }

  /// A bare literal whose declared type is localizable is its own key.
  private func literalKey(
    _ expression: Expression, _ type: TypeReference?, in scope: Scope
  ) -> [String]? {
    guard case .string(let literal) = expression.kind, let text = literal.plainText, let type,
      Localizable.isLiteralType(
        finder.index.resolve(type, in: scope.context, selfType: scope.selfType), finder.index)
    else { return nil }
    return [text]
  }
}

extension Inference {
  /// The declaration that a name or member access reads.
  func declaration(of expression: Expression, in scope: Scope) -> BoundMember? {
    seeing(from: scope) { visibleDeclaration(of: expression, in: scope) }
  }

  private func visibleDeclaration(of expression: Expression, in scope: Scope) -> BoundMember? {
    switch expression.kind {
    case .name(let name, _):
      return scope.selfType.flatMap { member(named: name, of: $0, in: scope) }
        ?? index.globals(named: name).first.map { BoundMember(record: $0, substitution: [:]) }
    case .member(let base?, let name):
      let typing = typing(base, in: scope)
      if case .metatype(let type) = typing.type {
        return index.member(named: name, of: type, isStatic: true)
      }
      // A generic parameter's value has what its protocol asks for.
      let type = held(typing.type, in: scope) ?? typing.type
      return index.member(named: name, of: type.unwrapped, isStatic: false)
    default:
      return nil
    }
  }

  /// What a bare name means inside of a type: a member of that, or a static one of those around it.
  private func member(named name: String, of type: Type, in scope: Scope) -> BoundMember? {
    index.member(named: name, of: type, isStatic: scope.isStatic)
      ?? outerMembers(name, scope).first
  }
}
