/// Texts that a binding hands on.
extension KeySources {
  /// What `Binding(get: { … }, set: { … })` gives; nil for another call, or where nobody can tell it.
  func values(
    ofBinding callee: Expression, _ arguments: [Argument], in scope: Scope
  ) -> [ReturnedValues.Value]? {
    guard let body = TextTypes.getter(ofBinding: callee, arguments)?.body else { return nil }
    let values = ReturnedValues(of: body, in: scope, inference).values
    inference.spend(values.count)
    return values.isEmpty ? nil : values
  }
}

extension Expression {
  /// How many members deep a bound property is followed.
  private static let deepestBound = 8

  /// The property of which it is a binding by way of a value that has it: `model.text` of
  /// `$model.text`.
  func boundProperty(in scope: Scope) -> Expression? {
    var members: [String] = []
    var base = self
    while members.count < Self.deepestBound, case .member(let inner?, let name) = base.kind {
      if let property = name.boundName {
        return Expression(.member(inner, property), at: offset).reading(members)
      }
      members.append(name)
      base = inner
    }
    guard !members.isEmpty, case .name(let name, _) = base.kind, let property = name.boundName,
      scope.binding(for: name) == nil
    else { return nil }
    return Expression(.name(property, []), at: offset).reading(members)
  }

  /// - Parameter members: From the last to the first.
  private func reading(_ members: [String]) -> Expression {
    members.reversed().reduce(self) { Expression(.member($0, $1), at: $0.offset) }
  }
}
