extension Inference {
  func prefixed(
    _ name: String, _ operand: Expression, in scope: Scope, expected: Type?
  ) -> Typing {
    switch name {
    case "!":
      return Typing(type: index.core("Bool"), certainty: .inferred)
    case "...", "..<":
      let bound = typing(operand, in: scope)
      return bound.with(index.core("PartialRangeUpTo", [bound.type]))
    default:
      let value = typing(operand, in: scope, expected: expected)
      if let own = ownOperator(name, between: [value]) { return own }
      return ["-", "+", "~"].contains(name) ? value : value.limited(to: .assumed)
    }
  }

  /// The project's functions of an operator's name.
  func operators(named name: String) -> [CallCandidate] {
    let records =
      index.globals(named: name).map { BoundMember(record: $0, substitution: [:]) }
      + index.members(named: name).map { owner, record in
        BoundMember(
          record: record, owner: owner, selfType: index.selfType(of: owner), substitution: [:])
      }
    spend(records.count)
    return records.filter { !$0.record.context.isInterface }.compactMap { CallCandidate($0) }
  }

  func infix(
    _ name: String, _ left: Expression, _ right: Expression, in scope: Scope, expected: Type?
  ) -> Typing {
    switch name {
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=":
      return Typing(type: index.core("Bool"), certainty: .inferred)
    case "??":
      return coalesced(left, right, in: scope, expected: expected)
    case "..<", "...":
      let bound = common([typing(left, in: scope), typing(right, in: scope)])
      return bound.with(index.core(name == "..." ? "ClosedRange" : "Range", [bound.type]))
        .limited(to: .inferred)
    default:
      return arithmetic(name, left, right, in: scope, expected: expected)
    }
  }

  private func coalesced(
    _ left: Expression, _ right: Expression, in scope: Scope, expected: Type?
  ) -> Typing {
    let value = typing(left, in: scope, expected: expected)
    let fallback = typing(right, in: scope, expected: expected)
    if value.type.isKnown, !value.isLiteral { return value.with(value.type.unwrapped) }
    var typing = fallback.with(fallback.type.unwrapped)
    // An Int literal may stand for any integer type that the left side turns out to have.
    if typing.isLiteral, typing.type.name != "String" { typing.certainty = .assumed }
    typing.isLiteral = false
    return typing
  }

  /// The operators between two values that give what they are given.
  private static let arithmeticOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>",
  ]

  private func arithmetic(
    _ name: String, _ left: Expression, _ right: Expression, in scope: Scope, expected: Type?
  ) -> Typing {
    let first = typing(left, in: scope, expected: expected)
    let second = typing(right, in: scope, expected: expected)
    if let own = ownOperator(name, between: [first, second]) { return own }
    var result = common([first, second])
    // What a package's operator gives is a guess.
    if !Self.arithmeticOperators.contains(name) { result.certainty = .assumed }
    if !first.isLiteral, !second.isLiteral {
      if !first.type.isKnown || !second.type.isKnown { result.certainty = .assumed }
    }
    if first.isLiteral, second.isLiteral { return result }
    return result.with(result.type.unwrapped).limited(to: .inferred)
  }

  /// The result of an operator function of the project, when its operand types match.
  private func ownOperator(_ name: String, between operands: [Typing]) -> Typing? {
    let records = index.globals(named: name) + index.members(named: name).map(\.record)
    spend(records.count)
    for record in records {
      guard case .function(let function) = record.content,
        function.parameters.count == operands.count,
        let result = function.result
      else { continue }
      let owner = record.context.nominal.map(index.selfType(of:))
      let types = function.parameters.map {
        index.resolve($0.type, in: record.context, selfType: owner)
      }
      let fits = zip(types, operands).enumerated().allSatisfy { position, pair in
        pair.0 == pair.1.type.unwrapped || pair.1.isLiteral && (position > 0 || operands.count == 1)
      }
      guard fits else { continue }
      return Typing(
        type: index.resolve(result, in: record.context, selfType: owner), certainty: .inferred)
    }
    return nil
  }
}
