extension LiteralFinder {
  /// Deeper than any file that is parsed, whose nesting `NestingLimits` bounds.
  private static let deepest = 2 * NestingLimits.chain

  /// Visits an expression; literals in it that the destination makes localizable are reported.
  func visit(_ expression: Expression, for destination: Destination, in scope: Scope) {
    guard depth < Self.deepest else { return reportCutShort(at: expression.offset) }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .string(let literal):
      visit(literal, of: expression, for: destination.ofAutoclosure, in: scope)
    case .call(let callee, let arguments):
      visitCall(callee, arguments, for: destination, in: scope)
      if inference.isCutShort { reportCutShort(at: expression.offset) }
    case .member(let base, let name):
      if let base { visit(base, in: scope) }
      visitMember(name, of: base, expression, in: scope)
    case .name(let name, _):
      visitName(name, expression, for: destination, in: scope)
    case .ternary(let condition, let then, let otherwise):
      visit(condition, in: scope)
      let wanted = agreed(destination, among: [then, otherwise], in: scope)
      let branch = settled(wanted, among: [then, otherwise], in: scope)
      visit(where: condition, in: scope) { visit(then, for: branch, in: scope) }
      visit(unless: condition, in: scope) { visit(otherwise, for: branch, in: scope) }
    case .infix(let name, let left, let right):
      if name == "+" { noteJoinedViews(expression) }
      visitInfix(name, left, right, for: destination, in: scope)
    case .conditional, .switched:
      visitBranches(of: expression, for: destination, in: scope)
    default:
      visitCompound(expression, for: destination, in: scope)
    }
  }

  /// A member may be a property that localizes, or the menu bar.
  private func visitMember(
    _ name: String, of base: Expression?, _ expression: Expression, in scope: Scope
  ) {
    if name == "mainMenu" { noteMenuBar() }
    visitProperty(name, of: base, expression, in: scope)
  }

  /// Visits an `if` or `switch` that is a value.
  private func visitBranches(
    of expression: Expression, for destination: Destination, in scope: Scope
  ) {
    let results = expression.results
    let branch = settled(destination, among: results, in: scope)
    switch expression.kind {
    case .conditional(let conditional):
      visit(conditional, for: branch, returning: branch, in: scope)
    case .switched(let switched):
      visit(switched, for: branch, returning: branch, in: scope)
    default:
      break
    }
  }

  private func visitCompound(
    _ expression: Expression, for destination: Destination, in scope: Scope
  ) {
    switch expression.kind {
    case .array(let elements): visitArray(elements, for: destination, in: scope)
    case .dictionary(let elements): visitDictionary(elements, for: destination, in: scope)
    case .tuple(let elements): visitTuple(elements, for: destination, in: scope)
    case .closure(let closure): visitClosure(closure, for: destination, in: scope)
    case .cast(let value, let reference, _):
      let type = inference.declared(reference, in: scope).type
      visit(value, castTo: type, for: destination, in: scope)
    case .assignment(let target, let value): visitAssignment(of: value, to: target, in: scope)
    case .optionalChain(let value), .forceUnwrap(let value):
      visit(value, for: destination, in: scope)
    case .prefix(let name, let value): visitPrefix(name, value, for: destination, in: scope)
    case .typeTest(let value): visit(value, in: scope)
    case .keyPath(_, let names):
      visitKeyPath(names, expression, for: destination, in: scope)
    case .subscripted(let base, let arguments):
      visitSubscript(of: base, arguments, for: destination, in: scope)
    case .macro(let name, let arguments):
      visitExpansion(of: name, arguments, at: expression.offset, in: scope)
    case .modified(let base, let branches):
      visit(branches, behind: base, for: destination, in: scope)
    case .other(let parts):
      for part in parts { visit(part, in: scope) }
    default: break
    }
  }

  private func visit(
    _ value: Expression, castTo type: Type, for destination: Destination, in scope: Scope
  ) {
    let isKey = Localizable.isLiteralType(type, index)
    visit(value, for: isKey ? destination.converted(to: type) : Destination(type: type), in: scope)
  }

  /// Visits a value and the members behind it that stand in `#if`.
  private func visit(
    _ branches: [Expression], behind base: Expression, for destination: Destination,
    in scope: Scope
  ) {
    visit(base, in: scope)
    let inner = inference.scope(behind: base, in: scope)
    for branch in branches { visit(branch, for: destination, in: inner) }
  }

  /// With a plain-text form beside the localized one, a branch that is a String makes the whole a
  /// String, and the literals beside it are plain text.
  private func settled(
    _ destination: Destination, among branches: [Expression], in scope: Scope
  ) -> Destination {
    guard destination.acceptsPlainText, let type = destination.type,
      Localizable.isLiteralType(type, index)
    else { return destination }
    return branches.contains {
      isPlain($0, as: type.unwrapped, in: scope) || isPlainLiteral($0, for: destination, in: scope)
    } ? .none : destination
  }

  /// Whether an expression, or what it chooses in the end, is neither a literal nor made for its
  /// place.
  ///
  /// - Parameter type: The type of keys that is asked for.
  private func isPlain(_ expression: Expression, as type: Type, in scope: Scope) -> Bool {
    if case .ternary(_, let then, let otherwise) = expression.kind {
      return isPlain(then, as: type, in: scope) || isPlain(otherwise, as: type, in: scope)
    }
    if isLiteral(expression) { return false }
    return isOnlyText(expression, asked: type) || !isLocalizable(expression, in: scope)
  }

  /// Whether an implicit member is one that a `String` has, but not the type of keys that is asked for:
  /// `.init()`.
  private func isOnlyText(_ expression: Expression, asked type: Type) -> Bool {
    let text = index.core("String")
    switch expression.kind {
    case .member(nil, let name):
      func isMember(of type: Type) -> Bool {
        !index.members(named: name, of: type, isStatic: true).isEmpty
      }
      return isMember(of: text) && !isMember(of: type)
    case .call(let callee, let arguments):
      guard case .member(nil, let name) = callee.kind else { return false }
      let call = ImplicitCall(name: name, arguments: arguments)
      return inference.isMember(call, of: text) && !inference.isMember(call, of: type)
    default: return false
    }
  }

  /// Whether an expression is made of literals only, so that its place decides its type.
  private func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .string, .null: return true
    case .ternary(_, let then, let otherwise): return isLiteral(then) && isLiteral(otherwise)
    case .conditional, .switched:
      return expression.results.allSatisfy { result in
        result !== expression && isLiteral(result)
      }
    case .call(let callee, let arguments):
      // `name.map { "of \($0)" }`: the place decides what the closure gives.
      guard case .member(_?, let name) = callee.kind, name == "map" || name == "flatMap",
        arguments.count == 1, case .closure(let closure) = arguments[0].value.kind,
        closure.body.count == 1, case .expression(let result) = closure.body[0]
      else { return false }
      return isLiteral(result)
    default: return false
    }
  }

  func isLocalizable(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.kind {
    // `.init("…")` and `.title` take the type of their place.
    case .member, .call:
      if expression.isImplicitMember { return true }
    default: break
    }
    return Localizable.isLiteralType(inference.typing(expression, in: scope).type, index)
  }

  private func visitInfix(
    _ name: String, _ left: Expression, _ right: Expression, for destination: Destination,
    in scope: Scope
  ) {
    switch name {
    case "??":
      let wanted = agreed(destination, among: [left, right], in: scope)
      let branch = settled(wanted, among: [left, right], in: scope)
      visit(left, for: branch, in: scope)
      visit(right, for: branch, in: scope)
    case "+" where destination.type?.unwrapped.name == "Array":
      visit(left, for: destination, in: scope)
      visit(right, for: destination, in: scope)
    case "+=" where right.isArray:
      visit(left, in: scope)
      visit(right, for: Destination(type: inference.typing(left, in: scope).type), in: scope)
    case "==", "!=", "+=":
      visitOperand(left, beside: right, in: scope)
      visitOperand(right, beside: left, in: scope)
    default:
      if visitOperator(name, [left, right], for: destination, in: scope) { return }
      visit(left, in: scope)
      visit(right, in: scope)
    }
  }

  /// A literal compared with or appended to a value takes that value's type.
  private func visitOperand(_ operand: Expression, beside other: Expression, in scope: Scope) {
    guard case .string = operand.kind else { return visit(operand, in: scope) }
    visit(operand, for: Destination(type: inference.typing(other, in: scope).type), in: scope)
  }

  private func visitSubscript(
    of base: Expression, _ arguments: [Argument], for destination: Destination, in scope: Scope
  ) {
    if case .array(let elements) = base.kind {
      let element = settled(destination, among: elements, in: scope)
      for value in elements { visit(value, for: element, in: scope) }
    } else {
      visit(base, in: scope)
    }
    let call = inference.resolveSubscript(of: base, arguments, in: scope)
    if let call,
      visitWrapper(
        call, Expression(.member(base, "subscript"), at: base.offset), arguments, in: scope) != nil
    {
      return visitInterpolations(of: arguments, in: scope)
    }
    let types = call?.argumentTypes ?? []
    for (position, argument) in arguments.enumerated() {
      let type = position < types.count ? types[position] : nil
      visit(argument.value, for: Destination(type: type), in: scope)
    }
  }

  private func visitArray(
    _ elements: [Expression], for destination: Destination, in scope: Scope
  ) {
    let element = destination.with(destination.type.map(inference.elementType(of:)))
    let wanted = agreed(element, among: elements, in: scope)
    visitList {
      for value in elements { visit(value, for: wanted, in: scope) }
    }
  }

  private func visitDictionary(
    _ elements: [DictionaryElement], for destination: Destination, in scope: Scope
  ) {
    var arguments = destination.type?.unwrapped.arguments ?? []
    if arguments.count != 2, let type = destination.type,
      case .tuple(let parts) = inference.elementType(of: type)
    {
      arguments = parts.map(\.type)
    }
    let value = agreed(
      destination.with(arguments.dropFirst().first), among: elements.map(\.value), in: scope)
    for element in elements {
      visit(element.key, for: destination.with(arguments.first), in: scope)
      visit(element.value, for: value, in: scope)
    }
  }

  /// What is asked of values that stand beside each other, where nothing around them asks for a
  /// type: what the first one is that says so itself (`[Row("a"), .init("b")]`, `[key, "text"]`).
  private func agreed(
    _ destination: Destination, among values: [Expression], in scope: Scope
  ) -> Destination {
    guard destination.type?.isKnown != true,
      let first = values.first(where: { !$0.isImplicitMember && !isLiteral($0) })
    else { return destination }
    let hasMember = values.contains(where: \.isImplicitMember)
    guard hasMember || values.contains(where: isLiteral) else { return destination }
    let typing = inference.typing(first, in: scope)
    let isSure = typing.certainty != .assumed && Localizable.isLiteralType(typing.type, index)
    guard hasMember ? typing.type.isKnown : isSure else { return destination }
    return destination.with(typing.type)
  }

  private func visitTuple(
    _ elements: [Argument], for destination: Destination, in scope: Scope
  ) {
    var types: [Type?] = Array(repeating: nil, count: elements.count)
    if case .tuple(let parts) = destination.type?.unwrapped, parts.count == elements.count {
      types = parts.map(\.type)
    }
    for (element, type) in zip(elements, types) {
      visit(element.value, for: destination.with(type), in: scope)
    }
  }

  func visitClosure(_ closure: Closure, for destination: Destination, in scope: Scope) {
    for capture in closure.captures { visit(capture.value, in: scope) }
    let types = inference.parameterTypes(of: closure, in: scope, expected: destination.type)
    var inner = inference.scope(of: closure, types, destination.certainty, in: scope)
    if let list = destination.list {
      inner = self.scope(inner, of: closure, with: types, outOf: list, in: scope)
    }
    var result: Type?
    if case .function(_, let expected) = destination.type?.unwrapped { result = expected }
    if let written = closure.result { result = inference.declared(written, in: scope).type }
    visitWithOwnNames {
      visitBody(
        closure.body, partsAs: destination.builderElement, returning: Destination(type: result),
        in: inner)
    }
  }
}

extension Destination {
  /// What a literal is asked to be: of a parameter that makes a closure of it, the closure's result.
  fileprivate var ofAutoclosure: Destination {
    guard case .function(let parameters, let result)? = type, parameters.isEmpty else {
      return self
    }
    return with(result)
  }
}

extension Expression {
  fileprivate var isArray: Bool {
    if case .array = kind { true } else { false }
  }

  /// Whether the expression starts with a dot, so that its place decides what it means.
  var isImplicitMember: Bool {
    switch kind {
    case .member(let base, _): base?.isImplicitMember ?? true
    case .call(let callee, _): callee.isImplicitMember
    default: false
    }
  }
}
