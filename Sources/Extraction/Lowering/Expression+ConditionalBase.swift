extension Expression {
  /// What stands for the value whose members `#if` encloses; no identifier has that name.
  static let conditionalBase = "#if"

  /// The same chain of members, with a base at its start where it has none, as it begins in a clause
  /// of `#if`.
  var onConditionalBase: Expression {
    switch kind {
    case .member(nil, let name):
      return Expression(
        .member(Expression(.name(Self.conditionalBase, []), at: offset), name), at: offset)
    case .member(let base?, let name):
      return Expression(.member(base.onConditionalBase, name), at: offset)
    case .call(let callee, let arguments):
      return Expression(.call(callee.onConditionalBase, arguments), at: offset)
    case .subscripted(let base, let arguments):
      return Expression(.subscripted(base.onConditionalBase, arguments), at: offset)
    case .optionalChain(let inner):
      return Expression(.optionalChain(inner.onConditionalBase), at: offset)
    case .forceUnwrap(let inner):
      return Expression(.forceUnwrap(inner.onConditionalBase), at: offset)
    case .modified(let base, let branches):
      return Expression(.modified(base.onConditionalBase, branches), at: offset)
    default: return self
    }
  }
}
