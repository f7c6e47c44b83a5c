/// The texts of lists that are written out: each is a key where something looks up one after the other,
/// as `["Home", "Search"].map { NSLocalizedString($0, comment: "") }` does, or one by a subscript.
extension KeySources {
  /// How many names and calls a list is followed through.
  private static let mostSteps = 8
  /// What gives nothing but elements of the list that it is a member of.
  private static let selections: Set<String> = [
    "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]

  private struct List {
    var elements: [Expression]
    /// Where these stand.
    var scope: Scope
    /// Whether a variable holds it, which may get more elements.
    var mayChange = false
    /// Whether it stands in another file, in which its texts have no places here.
    var isElsewhere = false
  }

  /// What an element of a list may be; unknown where no text is written out there.
  func sources(ofElementsOf expression: Expression, in scope: Scope) -> [KeySource] {
    guard let list = self.list(expression, in: scope, depth: 0),
      list.elements.count <= Self.mostReturned
    else { return [.unknown] }
    // Each is followed, and told as a place, for every look-up.
    inference.spend(list.elements.count * Self.stepsOfValue)
    let found = list.elements.map { source(of: $0, in: list) }
    let texts = found.compactMap(\.self)
    guard inference.hasFuel, !texts.isEmpty else { return [.unknown] }
    if texts.count < found.count { return texts + [.unknown] }
    return list.mayChange ? texts + [.returned([], areAll: false)] : texts
  }

  /// A list's element that is a literal or a constant; nil for another one.
  private func source(of element: Expression, in list: List) -> KeySource? {
    if case .string(let literal) = element.kind, let text = literal.plainText {
      if list.isElsewhere { return .returned([text], areAll: true) }
      return .element(text, offset: element.offset)
    }
    guard element.mayBeConstant else { return nil }
    let found = sources(of: element, in: list.scope, depth: Self.mostSteps)
    guard found.count == 1, let text = found[0].onlyText else { return nil }
    return .returned([text], areAll: true)
  }

  /// `titles[index]`, `titles[kind]` of a dictionary, `titles[kind, default: "Other"]`.
  func sources(
    of list: Expression, at places: [Argument], in scope: Scope, _ depth: Int
  ) -> [KeySource] {
    guard let first = places.first, first.label == nil, places.count <= 2 else { return [.unknown] }
    let elements = sources(ofElementsOf: list, in: scope)
    guard places.count == 2 else { return elements }
    guard places[1].label == "default" else { return [.unknown] }
    return elements + sources(of: places[1].value, in: scope, depth: depth + 1)
  }

  /// Whether a list is written out.
  func isList(_ expression: Expression, in scope: Scope) -> Bool {
    list(expression, in: scope, depth: 0) != nil
  }

  private func list(_ expression: Expression, in scope: Scope, depth: Int) -> List? {
    inference.spend(1)
    guard depth < Self.mostSteps, inference.hasFuel else { return nil }
    switch expression.kind {
    case .array(let elements): return List(elements: elements, scope: scope)
    case .dictionary(let elements):
      return List(elements: elements.map(\.value), scope: scope)
    case .forceUnwrap(let inner), .optionalChain(let inner):
      return list(inner, in: scope, depth: depth + 1)
    case .call(let callee, _):
      let inner = expression.copied ?? selected(by: callee)
      return inner.flatMap { list($0, in: scope, depth: depth + 1) }
    case .name(let name, _):
      guard let binding = scope.binding(for: name) else {
        return constantList(expression, in: scope, depth: depth)
      }
      return list(binding, depth: depth)
    case .member: return constantList(expression, in: scope, depth: depth)
    default: return nil
    }
  }

  private func selected(by callee: Expression) -> Expression? {
    guard case .member(let base?, let name) = callee.kind, Self.selections.contains(name) else {
      return nil
    }
    return base
  }

  /// The list that a name inside of a body stands for.
  private func list(_ binding: Scope.Binding, depth: Int) -> List? {
    guard case .deferred(let deferred) = binding, deferred.projection.isWhole,
      var list = self.list(deferred.expression, in: deferred.scope, depth: depth + 1)
    else { return nil }
    if deferred.mayChange { list.mayChange = true }
    return list
  }

  /// The list that a constant is.
  private func constantList(_ expression: Expression, in scope: Scope, depth: Int) -> List? {
    guard let member = inference.declaration(of: expression, in: scope),
      case .variable(let variable) = member.record.content, variable.isConstant,
      let value = variable.initializer, !member.record.context.isInterface,
      inference.isSure(of: member, namedBy: expression, in: scope),
      var list = self.list(value, in: inference.scope(of: member), depth: depth + 1)
    else { return nil }
    if member.record.context.file != finder.file { list.isElsewhere = true }
    return list
  }
}

extension LiteralFinder {
  private static let walks: Set<String> = ["compactMap", "flatMap", "forEach", "map"]
  private static let views: Set<String> = ["ForEach", "List"]

  /// The list whose elements a framework's call gives to a closure, one after the other.
  func list(
    walkedBy callee: Expression, _ arguments: [Argument], _ call: ResolvedCall
  ) -> Expression? {
    guard call.isInterface else { return nil }
    if case .member(let base?, let name) = callee.kind, name != "init" {
      return Self.walks.contains(name) ? base : nil
    }
    guard let name = callee.calleeName, Self.views.contains(name), let first = arguments.first,
      first.label == nil, !first.isClosure
    else { return nil }
    return first.value
  }

  /// Visits `titles.map(\.localized)` as `titles.map { $0.localized }`, if the list is written out.
  func visitElements(
    of list: Expression, by name: String, at offset: Int32, in scope: Scope
  ) -> Bool {
    guard KeySources(finder: self).isList(list, in: scope) else { return false }
    let element = DeferredTyping(list, in: scope, .element(.whole))
    let inner = scope.binding(["$0": .deferred(element)])
    let value = Expression(.name("$0", []), at: offset)
    visitProperty(name, of: value, Expression(.member(value, name), at: offset), in: inner)
    return true
  }

  /// The scope inside a closure whose parameter is an element of a list, if that is written out; of two
  /// the second one is, `titles.enumerated().forEach { index, title in … }`.
  ///
  /// Where elements are of a type of keys, their literals are keys by that.
  ///
  /// - Parameter inner: The scope without that.
  func scope(
    _ inner: Scope, of closure: Closure, with types: [Type], outOf list: Expression,
    in scope: Scope
  ) -> Scope {
    let isNumbered = closure.parameters.count == 2
    let name = closure.parameters.last?.name ?? "$0"
    let element = DeferredTyping(
      list, in: scope, isNumbered ? .part(.element(.whole), 1) : .element(.whole))
    guard types.count == max(closure.parameters.count, 1), !closure.spreadsTuple,
      name.boundName == nil, case .typed(let typing)? = inner.binding(for: name),
      typing.type == types.last, typing.type.mayBeText, let walked = element.list,
      KeySources(finder: self).isList(walked, in: scope)
    else { return inner }
    element.found = typing
    return inner.binding([name: .deferred(element)])
  }
}

extension Type {
  fileprivate var mayBeText: Bool { unwrapped.name.map(TextTypes.texts.contains) ?? true }
}

extension DeferredTyping {
  /// The list of which the bound name is an element: `for title in titles`,
  /// `for (index, title) in titles.enumerated()`.
  var list: Expression? {
    switch projection {
    case .element(let inner): inner.isWhole ? expression : nil
    case .part(.element(let inner), 1): inner.isWhole ? expression.numbered : nil
    default: nil
    }
  }
}

extension Expression {
  /// What is numbered by `titles.enumerated()`, `Array(titles.enumerated())`.
  fileprivate var numbered: Expression? {
    guard case .call(let callee, _) = (copied ?? self).kind,
      case .member(let base?, "enumerated") = callee.kind
    else { return nil }
    return base
  }

  /// What `Array(titles)` is made of.
  fileprivate var copied: Expression? {
    guard case .call(let callee, let arguments) = kind, callee.calleeName == "Array",
      arguments.count == 1, arguments[0].label == nil
    else { return nil }
    return arguments[0].value
  }
}
