import PlainBytes

/// Finds what a body passes texts on to: its parameters, and what properties hold.
struct PassingScan {
  /// Where the texts come from that names stand for.
  private var sources: [String: WrapperCandidate.Source]
  /// The names that stand for something else than a property here.
  private var hidden: Set<String>
  /// The type around the body.
  private let type: EnclosingType?
  /// Whether a value of the type is at hand, so that its properties need no base.
  private let hasValue: Bool
  private let isInitializer: Bool
  /// The type that `.init` in what is returned stands for.
  private let result: String?
  private var found: Set<WrapperCandidate.Passing> = []

  /// - Parameters:
  ///   - sources: The parameters by the names that stand for them.
  ///   - hidden: What all parameters are called.
  ///   - type: The type around the body.
  ///   - hasValue: Whether a value of the type is at hand, so that its properties need no base.
  ///   - isInitializer: Whether properties get their first texts here.
  ///   - result: What the body gives, if anything.
  init(
    _ sources: [String: WrapperCandidate.Source], hidden: [String], in type: EnclosingType?,
    hasValue: Bool, isInitializer: Bool = false, returning result: TypeReference?
  ) {
    self.sources = sources
    self.hidden = Set(hidden)
    self.type = type
    self.hasValue = hasValue
    self.isInitializer = isInitializer
    let name = result?.elementName
    self.result = name == "Self" ? type?.name : name
  }

  func passings(in body: [Statement]) -> Set<WrapperCandidate.Passing> {
    guard !body.isEmpty else { return [] }
    let scan = Box(self)
    ExpressionWalk {
      scan.value.visit($0)
    } bind: { name, value in
      let source = scan.value.sources(of: value).first
      scan.value.hide([name])
      scan.value.sources[name] = source
    } hide: {
      scan.value.hide($0)
    } scope: { block in
      let (sources, hidden) = (scan.value.sources, scan.value.hidden)
      block()
      (scan.value.sources, scan.value.hidden) = (sources, hidden)
    } enter: {
      scan.value.enter($0)
    }.walk(body)
    return scan.value.found
  }

  /// What a property gets of other properties that its getter's body may give as they are.
  func passings(
    to property: WrapperCandidate.Property, by body: [Statement]
  ) -> Set<WrapperCandidate.Passing> {
    let given = body.results.flatMap { sources(of: $0) }.compactMap {
      source -> WrapperCandidate.Source? in
      switch source {
      case .property(let other): other == property ? nil : .getter(other)
      case .result: source
      case .parameter, .getter, .other: nil
      }
    }
    return Set(given.map { WrapperCandidate.Passing(source: $0, callee: .property(property)) })
  }

  /// The one scan that all closures of a walk write to.
  private final class Box {
    var value: PassingScan
    init(_ value: PassingScan) { self.value = value }
  }

  private mutating func hide(_ names: [String]) {
    for name in names {
      hidden.insert(name)
      sources[name] = nil
    }
  }

  /// What a function in the body is given it may look up; whoever gives it that stands in the body, too.
  private mutating func enter(_ function: FunctionDeclaration) {
    for parameter in function.parameters
    where TextTypes.mayBeGivenText(parameter.type, function.generics) {
      sources[parameter.name] = .other
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments):
      guard let name = name(ofCalled: callee) else { return }
      for argument in arguments {
        // `Text(.init(key))`: the place makes it a key.
        let isKey = argument.value.isImplicitMember && TextTypes.views.contains(name)
        pass(argument, to: isKey ? "LocalizedStringKey" : name)
      }
    case .subscripted(let base, let arguments):
      guard let name = base.calleeName else { return }
      for argument in arguments { pass(argument, to: name) }
    case .member(let base?, let name):
      let isOfType = base.isMemberOfType
      for source in sources(of: base) where source.mayBeLocalized(by: name, isOfType: isOfType) {
        found.insert(.init(source: source, callee: .function(name: name, label: nil)))
      }
    case .name(let name, _):
      // A member of the text without `self`.
      guard let source = sources["self"], name != "self" else { return }
      found.insert(.init(source: source, callee: .function(name: name, label: nil)))
    case .assignment(let target, let value): visitAssignment(of: value, to: target)
    default: break
    }
  }

  private mutating func pass(_ argument: Argument, to name: String) {
    let mayBeKey = argument.value.isImplicitInitializer
    for source in sources(of: argument.value) {
      found.insert(.init(source: source, callee: .function(name: name, label: argument.label)))
      guard mayBeKey else { continue }
      found.insert(.init(source: source, callee: .conversion(name: name, label: argument.label)))
    }
  }

  /// What is called, by the type's name where it is an initializer of the one around the body.
  private func name(ofCalled callee: Expression) -> String? {
    switch callee.calleeName {
    case "self", "Self": type?.name
    case "super": type?.parent
    case "init" where callee.isImplicitMember: result ?? "init"
    case let name: name
    }
  }

  private mutating func visitAssignment(of value: Expression, to target: Expression) {
    if let pairs = target.pairs(with: value) {
      for (target, value) in pairs { visitAssignment(of: value, to: target) }
      return
    }
    guard let property = property(setBy: target) else { return }
    let texts = sources(of: value)
    for text in texts { found.insert(.init(source: text, callee: .property(property))) }
    if texts.isEmpty, !isInitializer, value.mayBeText {
      found.insert(.init(source: .other, callee: .property(property)))
    }
  }

  private func property(setBy target: Expression) -> WrapperCandidate.Property? {
    switch target.kind {
    case .name(let name, _): sources[name] == nil ? property(named: name) : nil
    case .member(let base?, let name): property(named: name, of: base)
    default: nil
    }
  }

  private func property(named name: String) -> WrapperCandidate.Property? {
    guard !hidden.contains(name), name.isValueName, name != "self" else { return nil }
    return ownProperty(named: name)
  }

  private func ownProperty(named name: String) -> WrapperCandidate.Property? {
    guard hasValue, let type else { return nil }
    let own = type.property(named: name)
    // `_title` is what keeps `title`, unless there is a property of that name.
    guard own?.owner == nil,
      let wrapped = name.wrappedName.flatMap({ type.property(named: $0) }), wrapped.owner != nil
    else { return own }
    return wrapped
  }

  private func property(
    named name: String, of base: Expression
  ) -> WrapperCandidate.Property? {
    let name = name.boundName ?? name
    if base.isSelfOrSuper { return ownProperty(named: name) }
    guard name.isValueName, !base.isType else { return nil }
    return WrapperCandidate.Property(name: name)
  }

  /// Where the texts come from of which an expression hands on one, unchanged.
  private func sources(of expression: Expression) -> [WrapperCandidate.Source] {
    var found: [WrapperCandidate.Source] = []
    var waiting = [expression]
    while let next = waiting.popLast() {
      switch next.kind {
      case .infix("??", let one, let other), .ternary(_, let one, let other):
        waiting += [other, one]
      case .cast(let inner, _, _), .forceUnwrap(let inner), .optionalChain(let inner):
        waiting.append(inner)
      case .string(let literal): waiting += [literal.onlyInterpolation].compactMap(\.self)
      case .call(let callee, let arguments):
        if let getter = TextTypes.getter(ofBinding: callee, arguments) {
          waiting += getter.body.results
        }
        if isConversion(callee, arguments) {
          waiting.append(arguments[0].value)
        } else if let name = name(ofResultOf: callee) {
          found.append(.result(name))
        }
      case .member(let base?, TextTypes.valueOfBinding):
        waiting.append(base)
        found += [source(ofName: next)].compactMap(\.self)
      default: found += [source(ofName: next)].compactMap(\.self)
      }
    }
    return found
  }

  private func isConversion(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard arguments.count == 1, let name = callee.calleeName else { return false }
    return name == "init" || name == TextTypes.bindingOfConstant
      || TextTypes.conversions.contains(name) || TextTypes.isState(callee, arguments[0])
  }

  /// The name of a function that may be the project's and give a text.
  private func name(ofResultOf callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name, _): name.isValueName && !hidden.contains(name) ? name : nil
    case .member(_?, let name): name.isValueName && name != "init" ? name : nil
    default: nil
    }
  }

  /// Where the text comes from that a name or member stands for.
  private func source(ofName expression: Expression) -> WrapperCandidate.Source? {
    switch expression.kind {
    case .name(let name, _):
      if let source = sources[name] { return source }
      let held = name.boundName.map { ownProperty(named: $0) } ?? property(named: name)
      return (held ?? typeProperty(named: name)).map(WrapperCandidate.Source.property)
    case .member(let base?, let name):
      let held = property(named: name, of: base) ?? property(named: name, ofType: base)
      return held.map(WrapperCandidate.Source.property)
    default: return nil
    }
  }

  /// A property of the type around a body that has no value of it at hand.
  private func typeProperty(named name: String) -> WrapperCandidate.Property? {
    guard !hasValue, !hidden.contains(name), name.isValueName, name != "self" else { return nil }
    return type?.property(named: name)
  }

  /// A property of a type itself, `Titles.heading`, `Self.heading`.
  private func property(
    named name: String, ofType base: Expression
  ) -> WrapperCandidate.Property? {
    guard name.isValueName, name != "self", base.isType, let named = base.calleeName else {
      return nil
    }
    guard let owner = named == "Self" ? type?.name : named else { return nil }
    return WrapperCandidate.Property(name: name, owner: owner)
  }
}

extension TypeReference {
  /// The last name of a nominal type, or that of a list's elements.
  fileprivate var elementName: String? {
    if case .named("Array", let elements) = self, elements.count == 1 {
      return elements[0].elementName
    }
    return simpleName
  }
}

extension WrapperCandidate.Source {
  /// Whether a member of the text may localize it: nearly all members of what properties hold or
  /// functions give that might be no texts are something else.
  ///
  /// - Parameter isOfType: Whether it is a property of a type itself, which most often is no text.
  fileprivate func mayBeLocalized(by name: String, isOfType: Bool) -> Bool {
    switch self {
    case .property(let property) where property.owner != nil && !isOfType: return true
    case .parameter, .getter, .other: return true
    case .property, .result: break
    }
    return name.hasPrefix("loc") || name.contains("ocal")
  }
}

extension String {
  /// Whether a name may be a property's: types have capitals, and `$0` is an argument.
  fileprivate var isValueName: Bool {
    guard let first = utf8.first else { return false }
    return first != UInt8(ascii: "$") && !first.isASCIICapitalLetter
  }
}

extension Expression {
  /// `.init(text)`.
  fileprivate var isImplicitInitializer: Bool {
    guard case .call(let callee, _) = kind else { return false }
    return callee.isImplicitMember && callee.calleeName == "init"
  }

  /// Whether it may be a text that nobody can tell.
  fileprivate var mayBeText: Bool {
    switch kind {
    case .string(let literal): literal.hasInterpolations
    case .integer, .float, .boolean, .null, .regex, .array, .dictionary, .closure, .tuple: false
    default: !isImplicitMember
    }
  }

  /// Whether it is a member of a type itself: `Titles.heading`.
  fileprivate var isMemberOfType: Bool {
    if case .member(let base?, _) = kind { base.isType } else { false }
  }

  /// Whether it names a type.
  fileprivate var isType: Bool {
    switch kind {
    case .type: true
    case .name(let name, _), .member(_, let name): name.first?.isUppercase == true
    default: false
    }
  }
}

extension StringLiteral {
  /// The value of a literal that consists of one interpolation.
  var onlyInterpolation: Expression? {
    guard segments.count == 1, case .interpolation(let arguments, _) = segments[0],
      arguments.count == 1, arguments[0].label == nil
    else { return nil }
    return arguments[0].value
  }
}

extension Expression {
  /// The last name of what is called: `tr` of `Strings.tr`, `Name` of `Outer.Name()`.
  var calleeName: String? {
    switch kind {
    case .name(let name, _): name
    case .member(let base?, "init"): base.calleeName
    case .member(_, let name): name
    case .type(let type): type.simpleName
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.calleeName
    default: nil
    }
  }
}
