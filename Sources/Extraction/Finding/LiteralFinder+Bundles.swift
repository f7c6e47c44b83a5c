/// What an argument says of the bundle that a text is looked up in.
extension LiteralFinder {
  /// A bundle as it is written; the main one is not named.
  func bundle(_ expression: Expression, in scope: Scope, depth: Int = 0) -> FlowText {
    guard depth < 8 else { return FlowText() }
    let text = ExpressionText(expression).text
    guard !BundleSpelling.isMain(text), text != "nil" else { return FlowText() }
    switch expression.kind {
    case .name(let name, _):
      switch scope.binding(for: name) {
      case .parameter(_, let place): return FlowText(place: place)
      case .deferred(let deferred):
        return bundle(deferred.expression, in: deferred.scope, depth: depth + 1)
      default: return FlowText(text: text)
      }
    case .forceUnwrap(let inner), .optionalChain(let inner):
      return bundle(inner, in: scope, depth: depth + 1)
    case .infix("??", let left, let right):
      var first = bundle(left, in: scope, depth: depth + 1)
      if first.text == nil { first.text = bundle(right, in: scope, depth: depth + 1).text }
      return first
    case .call(let callee, let arguments)
    where callee.calleeName == "Bundle" && ["path", "url"].contains(arguments.first?.label):
      // A language's folder, chosen at run time, of the bundle that has all languages.
      return FlowText()
    default: return FlowText(text: text)
    }
  }
}
