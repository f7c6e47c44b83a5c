import SwiftSyntax

/// A function of a manifest that gives one expression, behind steps that lists are put together in if need
/// be, so that its parameters can be put into it.
struct ManifestFunction {
  struct Parameter {
    /// Nil where callers write none.
    var label: String?
    var name: String
    var defaultValue: ExprSyntax?
  }

  let parameters: [Parameter]
  /// What is done before the expression, in its order.
  let steps: [ManifestStep]
  let body: ExprSyntax
  /// The name with the labels, `module(_:path:)`, behind a dot where it is a type's.
  let signature: String

  /// - Returns: Nil for a function that does more than to return a value.
  init?(_ declaration: FunctionDeclSyntax) {
    let list = declaration.signature.parameterClause.parameters
    guard let statements = declaration.body?.statements, let last = statements.last,
      let steps = ManifestStep.steps(of: statements.dropLast()),
      let body = ManifestScope.expression(of: last), list.allSatisfy({ $0.ellipsis == nil })
    else { return nil }
    (self.steps, self.body) = (steps, body)
    parameters = list.map { parameter in
      let label = parameter.firstName.text
      return Parameter(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
        defaultValue: parameter.defaultValue?.value)
    }
    let labels = parameters.map { ($0.label ?? "_") + ":" }
    let dot = ManifestScope.isStatic(declaration) ? "." : ""
    signature = dot + "\(declaration.name.text)(\(labels.joined()))"
  }

  /// What the parameters stand for in a call, without those that have their default value; nil where
  /// the call isn't one of this function.
  func bindings(
    _ arguments: [(label: String?, value: ManifestValue)]
  ) -> [String: ManifestValue]? {
    var bound: [String: ManifestValue] = [:]
    var rest = arguments[...]
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.label {
        bound[parameter.name] = next.value
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return nil
      }
    }
    return rest.isEmpty ? bound : nil
  }
}
