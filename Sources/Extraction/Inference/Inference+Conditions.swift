/// Members that stand in `#if` behind a value.
extension Inference {
  /// The first clause that is kept decides what comes of the value.
  func conditional(
    _ base: Expression, _ branches: [Expression], _ expression: Expression, in scope: Scope
  ) -> Typing {
    if let found = scope.found(expression) { return found }
    var found = branches.first.map { typing($0, in: self.scope(behind: base, in: scope)) }
    if found?.type.isKnown != true { found = typing(base, in: scope) }
    let settled = found ?? .unknown
    if hasFuel { scope.remember(settled, for: expression) }
    return settled
  }

  /// The scope of the clauses, in which the value has a name.
  func scope(behind base: Expression, in scope: Scope) -> Scope {
    scope.binding([
      Expression.conditionalBase: .deferred(DeferredTyping(base, in: scope, .whole))
    ])
  }
}
