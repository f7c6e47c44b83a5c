import SwiftSyntax

/// Evaluates calls of a manifest's own functions, and lists that are made of lists.
extension ManifestEvaluation {
  /// What the one function makes that arguments fit; nil where none does, or several, or where it
  /// calls itself.
  mutating func made(
    by functions: [ManifestFunction], of arguments: [(label: String?, value: ManifestValue)],
    _ depth: Int
  ) -> ManifestValue? {
    let fitting = functions.compactMap { function in
      function.bindings(arguments).map { (function: function, bindings: $0) }
    }
    guard fitting.count == 1, let (function, bindings) = fitting.first else { return nil }
    return inside(function.signature) { evaluation -> ManifestValue in
      // Default values see none of the parameters.
      var all = bindings
      for parameter in function.parameters where all[parameter.name] == nil {
        if let value = parameter.defaultValue {
          all[parameter.name] = evaluation.value(of: value, depth: depth + 1)
        }
      }
      evaluation.parameters = all
      evaluation.take(function.steps, depth)
      return evaluation.value(of: function.body, depth: depth + 1)
    }
  }

  /// `names.map { .target(name: $0) }` of a list that is known; nil for other calls.
  mutating func mapped(_ call: FunctionCallExprSyntax, _ depth: Int) -> ManifestValue? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, ["map", "flatMap"].contains(member.declName.baseName.text)
    else { return nil }
    if let values = mappedProperty(call, of: base, depth) { return values }
    guard
      let closure = call.trailingClosure
        ?? call.arguments.first?.expression.as(ClosureExprSyntax.self),
      let name = Self.parameter(of: closure),
      let body = ManifestScope.expression(of: closure.statements),
      case .list(let elements) = value(of: base, depth: depth + 1)
    else { return nil }
    let outer = parameters
    defer { parameters = outer }
    var values: [ManifestValue] = []
    for element in elements {
      parameters[name] = element
      values += value(of: body, depth: depth + 1).elements
    }
    return .list(values)
  }

  /// What a closure calls its one parameter.
  private static func parameter(of closure: ClosureExprSyntax) -> String? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.count == 1 ? names.first?.name.text : nil
    case .parameterClause(let clause):
      clause.parameters.count == 1
        ? clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } : nil
    case nil: "$0"
    }
  }

  /// What a parameter stands for, wherever it is used: functions can double what they are given.
  mutating func parameter(_ name: DeclReferenceExprSyntax) -> ManifestValue? {
    guard let value = parameters[name.baseName.text] else { return nil }
    budget -= value.size
    return budget > 0 ? value : unknown(ExprSyntax(name))
  }
}

extension ManifestValue {
  /// How many values are in it, itself included.
  fileprivate var size: Int {
    switch self {
    case .text, .nothing, .unknown: 1
    case .list(let elements): elements.reduce(1) { $0 + $1.size }
    case .call(_, let arguments): arguments.reduce(1) { $0 + $1.value.size }
    }
  }
}
