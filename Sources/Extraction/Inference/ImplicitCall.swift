/// `.name(…)`: what is called of a type that only the place of the call tells, with its arguments.
struct ImplicitCall {
  var name: String
  var arguments: [Argument]
}

extension Expression {
  /// Whether this is `.name(…)`, a value of the type that its place asks for.
  var isImplicitCall: Bool {
    guard case .call(let callee, _) = kind, case .member(nil, _) = callee.kind else {
      return false
    }
    return true
  }

  /// The call of a member, the last one where code chooses among such; nil where all are
  /// `.init(…)`, which any type has.
  var implicitCall: ImplicitCall? {
    var rest = self
    var values: [Expression] = []
    // Without recursion, and not far: each overload of what takes the value asks.
    while case .ternary(_, let then, let otherwise) = rest.kind {
      guard values.count < Self.mostChoices else { return nil }
      values.append(then)
      rest = otherwise
    }
    values.append(rest)
    guard values.allSatisfy(\.isImplicitCall) else { return nil }
    return values.lazy.compactMap(\.namedCall).last
  }

  private var namedCall: ImplicitCall? {
    guard case .call(let callee, let arguments) = kind,
      case .member(nil, let name) = callee.kind, name != "init"
    else { return nil }
    return ImplicitCall(name: name, arguments: arguments)
  }

  private static let mostChoices = 8
}
