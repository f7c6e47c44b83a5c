/// A short spelling of an expression, for bundles and messages.
struct ExpressionText {
  let text: String

  init(_ expression: Expression) { text = Self.spell(expression) }

  private static func spell(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name, _): name
    case .member(let base, let name): (base.map(spell) ?? "") + "." + name
    case .call(let callee, let arguments):
      spell(callee) + "(" + arguments.map(spell).joined(separator: ", ") + ")"
    case .macro(let name, let arguments):
      "#" + name
        + (arguments.isEmpty ? "" : "(" + arguments.map(spell).joined(separator: ", ") + ")")
    case .null: "nil"
    case .string(let literal): "\"" + (literal.plainText ?? "…") + "\""
    case .optionalChain(let inner): spell(inner) + "?"
    case .forceUnwrap(let inner): spell(inner) + "!"
    case .infix(let name, let left, let right): spell(left) + " " + name + " " + spell(right)
    default: "…"
    }
  }

  private static func spell(_ argument: Argument) -> String {
    (argument.label.map { $0 + ": " } ?? "") + spell(argument.value)
  }
}
