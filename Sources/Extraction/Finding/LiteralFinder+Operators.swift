/// Operators that the project declares, which are functions in other letters.
extension LiteralFinder {
  /// Visits operands as the arguments of the project's operator that takes a text among them, if
  /// there is one.
  ///
  /// What several operators of one name mean for a text is left to the ones that Swift has.
  func visitOperator(
    _ name: String, _ operands: [Expression], for destination: Destination, in scope: Scope
  ) -> Bool {
    guard operands.contains(where: isText), !Self.operatorsOfTexts.contains(name) else {
      return false
    }
    let own = inference.operators(named: name).filter { takesText($0, among: operands) }
    guard own.count == 1, let candidate = own.first else { return false }
    // Nobody writes the labels of an operator.
    let arguments = zip(candidate.parameters, operands).map {
      Argument(label: $0.label, value: $1)
    }
    let call = inference.bind(
      candidate, Array(arguments.indices), arguments, in: scope, expected: destination.type)
    let callee = Expression(.name(name, []), at: operands[0].offset)
    visitArguments(arguments, of: call, callee, for: destination, in: scope)
    return true
  }

  func visitPrefix(
    _ name: String, _ operand: Expression, for destination: Destination, in scope: Scope
  ) {
    guard !visitOperator(name, [operand], for: destination, in: scope) else { return }
    visit(operand, in: scope)
  }

  private func isText(_ expression: Expression) -> Bool {
    if case .string = expression.kind { true } else { false }
  }

  private func takesText(_ candidate: CallCandidate, among operands: [Expression]) -> Bool {
    guard candidate.parameters.count == operands.count else { return false }
    let types = candidate.parameterTypes(index)
    return zip(types, operands).contains { type, operand in
      isText(operand) && (type.name == "String" || Localizable.isLiteralType(type, index))
    }
  }

  /// The operators that take texts without anybody declaring one.
  private static let operatorsOfTexts: Set<String> = [
    "+", "+=", "==", "!=", "<", ">", "<=", ">=", "~=", "??", "...", "..<",
  ]
}
