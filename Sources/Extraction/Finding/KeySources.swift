/// What the value of a key argument can be.
enum KeySource {
  case literal(String, offset: Int32)
  /// The text of a constant; surely that, or of one that is only likely to be meant.
  case constant(String, isSure: Bool)
  /// What the declaration around it is given.
  case slot(SlotPlace)
  /// What a property was given.
  case stored(StoredText)
  /// The raw values of an enumeration.
  case rawValues([String])
  /// What a getter or function gives, where something looks that up.
  case returned([String], areAll: Bool)
  /// One of a list's texts, of which any may be meant.
  case element(String, offset: Int32)
  /// A text that is localized already, hence no key; or the key of a resource, which is one where that
  /// is made.
  case localized
  case unknown
}

/// Follows a key to where it comes from: renamed, converted, or chosen among several.
struct KeySources {
  let finder: LiteralFinder
  /// The property whose getter, or the function whose body, is read; nil where it is the member at
  /// hand.
  var getter: ObjectIdentifier?
  /// The property that a protocol asks for, or subclasses override, whose getters are read; nil where
  /// that is none.
  var requirement: ObjectIdentifier?
  /// What the body calls its variables that is read.
  var changeable: Set<String> = []
  private static let deepest = 12

  var inference: Inference { finder.inference }
  var index: ProgramIndex { finder.index }

  init(finder: LiteralFinder) { self.finder = finder }

  func sources(of expression: Expression, in scope: Scope) -> [KeySource] {
    sources(of: expression, in: scope, depth: 0)
  }

  func sources(of expression: Expression, in scope: Scope, depth: Int) -> [KeySource] {
    inference.spend(1)
    guard depth < Self.deepest, inference.hasFuel else { return [.unknown] }
    func inner(_ parts: Expression...) -> [KeySource] {
      parts.flatMap { sources(of: $0, in: scope, depth: depth + 1) }
    }
    switch expression.kind {
    case .string(let literal): return sources(of: literal, expression, in: scope, depth: depth)
    case .null: return []
    case .ternary(_, let then, let otherwise): return inner(then, otherwise)
    case .infix("??", let left, let right):
      return left.isMade(ofRawValue: right) ? inner(left) : inner(left, right)
    case .infix("+", _, _): return joined(expression, in: scope, depth: depth)
    case .cast(let value, _, _), .forceUnwrap(let value), .optionalChain(let value):
      return inner(value)
    case .subscripted(let base, let places): return sources(of: base, at: places, in: scope, depth)
    case .conditional, .switched:
      return expression.results.flatMap { $0 === expression ? [.unknown] : inner($0) }
    case .call(let callee, let arguments):
      return sources(ofCall: callee, arguments, expression, in: scope, depth: depth)
    case .name(let name, _): return sources(ofName: name, expression, in: scope, depth: depth)
    case .member(nil, let name):
      return sources(ofText: name, expression, in: scope, depth: depth)
    case .member(let base?, let name):
      return sources(of: name, of: base, expression, in: scope, depth: depth)
    default: return [.unknown]
    }
  }

  private func sources(
    of literal: StringLiteral, _ expression: Expression, in scope: Scope, depth: Int
  ) -> [KeySource] {
    if let text = literal.plainText { return [.literal(text, offset: expression.offset)] }
    if let only = literal.onlyInterpolation {
      return sources(of: only, in: scope, depth: depth + 1)
    }
    return sources(ofInterpolated: literal, expression, in: scope, depth: depth)
  }

  private func sources(
    of member: String, of base: Expression, _ expression: Expression, in scope: Scope, depth: Int
  ) -> [KeySource] {
    if let name = member.boundName {
      let property = Expression(.member(base, name), at: expression.offset)
      return sources(ofMember: property, in: scope, depth: depth)
    }
    if member == TextTypes.valueOfBinding,
      inference.typing(base, in: scope).type.unwrapped.name == "Binding"
    {
      return sources(of: base, in: scope, depth: depth + 1)
    }
    if let property = expression.boundProperty(in: scope) {
      return sources(of: property, in: scope, depth: depth + 1)
    }
    if let change = LetterCase(property: member) {
      return sources(of: base, in: scope, depth: depth + 1).map { $0.changed(to: change) }
    }
    let rawValues = member == "rawValue" ? rawValues(of: base, in: scope) : nil
    return rawValues ?? sources(ofMember: expression, in: scope, depth: depth)
  }

  private func sources(
    ofCall callee: Expression, _ arguments: [Argument], _ expression: Expression, in scope: Scope,
    depth: Int
  ) -> [KeySource] {
    if isConversion(callee, arguments) {
      guard let name = callee.calleeName,
        arguments[0].label != nil || !arguments[0].value.hasSpecifiers(in: name)
      else { return [.unknown] }
      return sources(of: arguments[0].value, in: scope, depth: depth + 1)
    }
    if let values = values(ofBinding: callee, arguments, in: scope) {
      return values.flatMap { sources(of: $0.expression, in: $0.scope, depth: depth + 1) }
    }
    if arguments.isEmpty, case .member(let base?, let name) = callee.kind,
      let change = LetterCase(method: name)
    {
      return sources(of: base, in: scope, depth: depth + 1).map { $0.changed(to: change) }
    }
    if let format = format(of: callee, arguments),
      sources(of: format, in: scope, depth: depth + 1).allSatisfy(\.isLocalized)
    {
      return [.localized]
    }
    if isLocalizing(callee, arguments, in: scope) { return [.localized] }
    if stopsTheApp(expression, in: scope) { return [] }
    return sources(returnedBy: callee, arguments, in: scope, depth: depth)
      ?? [known(expression, in: scope)]
  }

  /// `String(key)`, `NSString(string: key)`, `.init(key)`, `.constant(key)`, `State(initialValue: key)`:
  /// another type for the same text.
  private func isConversion(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard arguments.count == 1, !arguments[0].isClosure, let name = callee.calleeName else {
      return false
    }
    if TextTypes.isState(callee, arguments[0]) { return true }
    guard [nil, "string", "stringLiteral", "describing"].contains(arguments[0].label) else {
      return false
    }
    return name == "init" && callee.isImplicitMember || TextTypes.conversions.contains(name)
      || name == TextTypes.bindingOfConstant && isOfBinding(callee)
  }

  /// Whether a function is one of bindings, by its look: `.constant(key)`, `Binding.constant(key)`.
  private func isOfBinding(_ callee: Expression) -> Bool {
    guard case .member(let base, _) = callee.kind else { return false }
    return base.map { $0.calleeName == "Binding" } ?? true
  }

  /// The format of `String(format: …)` and `String.localizedStringWithFormat(…)`: what is made of a
  /// localized one is localized.
  private func format(of callee: Expression, _ arguments: [Argument]) -> Expression? {
    guard let first = arguments.first, let name = callee.calleeName else { return nil }
    let isFormatted =
      first.label == "format" && TextTypes.conversions.contains(name)
      || first.label == nil && name == "localizedStringWithFormat"
    return isFormatted ? first.value : nil
  }

  /// A text of which nothing is known but, perhaps, that each value it can have is localized.
  func known(_ expression: Expression, in scope: Scope) -> KeySource {
    FiniteValues(finder: finder).keys(of: expression, in: scope).isEmpty ? .unknown : .localized
  }

  private func isLocalizing(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope
  ) -> Bool {
    guard let call = inference.resolve(callee, arguments, in: scope, expected: nil) else {
      return false
    }
    if case .function(let function)? = call.callee?.record.content,
      finder.wrappers.flows(of: ObjectIdentifier(function)) != nil
    {
      return true
    }
    return call.isInterface
      && (call.callee.map(isNamedLocalized) ?? false
        || call.argumentTypes.contains {
          $0.name == "_Key" || Localizable.isLiteralType($0, index)
        })
  }

  /// Whether a framework's member gives a text in the user's language, as `localizedDescription` of
  /// an error does: Apple's API has "localized" in front of such, except those of texts, which give
  /// what they are members of in other letters.
  private func isNamedLocalized(_ member: BoundMember) -> Bool {
    guard member.record.context.isInterface, let owner = member.owner,
      !TextTypes.texts.contains(owner.name)
    else { return false }
    return member.calledName?.hasPrefix("localized") ?? false
  }

  /// `resource.key`: the literal that the resource is made of is the key.
  private func isKeyOfResource(_ member: BoundMember) -> Bool {
    member.owner?.name == "LocalizedStringResource" && member.calledName == "key"
  }

  private func sources(
    ofName name: String, _ expression: Expression, in scope: Scope, depth: Int
  ) -> [KeySource] {
    switch scope.binding(for: name) {
    case .parameter(_, let place): return [.slot(place)]
    case .deferred(let deferred):
      // What changes a text, such as `key += suffix`, need not have been read.
      guard !changeable.contains(name) else { return [.unknown] }
      if let list = deferred.list {
        return sources(ofElementsOf: list, in: deferred.scope)
      }
      guard deferred.projection.isWhole else { return [.unknown] }
      return sources(of: deferred.expression, in: deferred.scope, depth: depth + 1).map { source in
        guard case .literal(let text, _) = source else { return source }
        return .constant(text, isSure: !deferred.mayChange)
      }
    case .typed, .function: return [.unknown]
    case nil: break
    }
    if let property = name.boundName {
      let member = Expression(.name(property, []), at: expression.offset)
      return sources(ofMember: member, in: scope, depth: depth)
    }
    if name == "self" { return selfSource(in: scope).map { [$0] } ?? [.unknown] }
    if name == "rawValue", !scope.isStatic, let type = scope.selfType {
      return rawValues(of: type, isSelf: true)
        ?? sources(ofMember: expression, in: scope, depth: depth)
    }
    return sources(ofMember: expression, in: scope, depth: depth)
  }

  /// The value that the member at hand belongs to, if that is a text.
  func selfSource(in scope: Scope) -> KeySource? {
    guard getter == nil, !scope.isStatic, let name = scope.selfType?.name,
      TextTypes.texts.contains(name), let enclosing = finder.enclosing
    else { return nil }
    return .slot(
      SlotPlace(slot: .base, declaration: enclosing.declaration, offset: enclosing.offset))
  }

  /// A constant with a literal, a text that a wrapper localizes, what a getter gives, or what a
  /// property was given.
  private func sources(
    ofMember expression: Expression, in scope: Scope, depth: Int
  ) -> [KeySource] {
    guard let member = inference.declaration(of: expression, in: scope),
      case .variable(let variable) = member.record.content
    else { return [.unknown] }
    guard !member.record.context.isInterface else {
      return [isNamedLocalized(member) || isKeyOfResource(member) ? .localized : .unknown]
    }
    if finder.wrappers.flows(of: ObjectIdentifier(variable)) != nil { return [.localized] }
    let computed = sources(computedBy: variable, member, expression, in: scope, depth: depth)
    if let computed { return computed }
    let constants = sources(
      ofConstant: variable, member, namedBy: expression, in: scope, depth: depth)
    guard constants.isEmpty else { return constants }
    let known = known(expression, in: scope)
    guard case .unknown = known,
      let stored = inference.storedText(expression, member, in: scope)
    else { return [known] }
    return [.stored(stored)]
  }

  /// `.kitchen` where a text is asked for: a constant that belongs to its type, or what a getter of
  /// that gives.
  private func sources(
    ofText name: String, _ expression: Expression, in scope: Scope, depth: Int
  ) -> [KeySource] {
    let found = inference.seeing(from: scope) {
      index.members(named: name, of: index.core("String"), isStatic: true).first
    }
    guard let member = found, !member.record.context.isInterface,
      case .variable(let variable) = member.record.content
    else { return [.unknown] }
    let computed = sources(computedBy: variable, member, expression, in: scope, depth: depth)
    if let computed { return computed }
    let constants = sources(
      ofConstant: variable, member, namedBy: expression, in: scope, depth: depth)
    return constants.isEmpty ? [.unknown] : constants
  }
}

extension KeySource {
  var isLocalized: Bool {
    if case .localized = self { true } else { false }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// The same in other letters, as far as these can be told.
  fileprivate func changed(to letterCase: LetterCase) -> KeySource {
    switch self {
    case .literal(let text, _):
      return letterCase.changing(text).map { .constant($0, isSure: true) } ?? .unknown
    case .constant(let text, let isSure):
      return letterCase.changing(text).map { .constant($0, isSure: isSure) } ?? .unknown
    case .element(let text, _):
      return letterCase.changing(text).map { .returned([$0], areAll: true) } ?? .unknown
    case .rawValues(let texts):
      let changed = texts.compactMap { letterCase.changing($0) }
      return changed.count == texts.count ? .rawValues(changed) : .unknown
    case .returned(let texts, let areAll):
      let changed = texts.compactMap { letterCase.changing($0) }
      return changed.count == texts.count ? .returned(changed, areAll: areAll) : .unknown
    case .localized: return .localized
    case .slot, .stored, .unknown: return .unknown
    }
  }
}

extension DeferredTyping.Projection {
  /// Whether the bound name has the whole value, out of its optional perhaps.
  var isWhole: Bool {
    switch self {
    case .whole: true
    case .unwrapped(let inner): inner.isWhole
    default: false
    }
  }
}
