/// A wrapper that is called somewhere.
struct WrapperUse: Hashable, Sendable {
  var name: String
  /// Where it is declared.
  var place: FilePlace
  var reaches: String
}

/// What a call of a wrapper makes of its arguments, by position.
struct WrapperArguments {
  /// What the wrapper is called.
  var name = ""
  /// The arguments that are plain keys, comments or default values.
  var texts: Set<Int> = []
  /// What the wrapper says of a literal that localizes by its type: no comment of its own, for Xcode
  /// takes the literal where it stands, unless the wrapper names the table.
  var attributes: [Int: CallAttributes] = [:]
}

extension WrapperFlow {
  /// What is said of a literal that localizes by its type, of all that is said of a key.
  fileprivate func attributesOfLiteral(_ said: CallAttributes) -> CallAttributes {
    var kept = said
    if attributes.comment.place == nil, said.table.text == nil { kept.comment = FlowText() }
    return kept
  }
}

/// Calls and reads of what hands a key on to a localizing API.
extension LiteralFinder {
  /// Takes the keys of a call; nil if what is called is no wrapper.
  func visitWrapper(
    _ call: ResolvedCall, _ callee: Expression, _ arguments: [Argument], in scope: Scope
  ) -> WrapperArguments? {
    guard !call.isInterface, let member = call.callee,
      case .function(let function) = member.record.content,
      case let ways = self.ways(through: function, member, of: callee.base), !ways.isEmpty
    else { return nil }
    let site = WrapperSite(
      finder: self, scope: scope, base: callee.base, arguments: arguments,
      positions: call.positions, function: function, file: member.record.context.file,
      isMacro: isMacro(function.name), offset: callee.offset)
    // `Row(title: "…")` in a project with several types of that name makes any of them.
    let isSure = inference.seeing(from: scope) { index.isSure(of: member) }
    let isOther = !isSure && ways.contains { $0.flow.isHeld }
    guard call.isGuess || isOther else { return take(ways, of: call, at: site) }
    for (flow, _) in ways { noteGuess(flow, of: call, at: site) }
    return nil
  }

  /// Takes the keys that a call of a wrapper is given.
  private func take(
    _ ways: [(flow: WrapperFlow, use: WrapperUse)], of call: ResolvedCall, at site: WrapperSite
  ) -> WrapperArguments {
    var taken = WrapperArguments(name: ways.first?.use.name ?? "")
    for (flow, use) in ways {
      uses.insert(use)
      if isLeftOut(flow, at: site) { continue }
      let given = site.key(of: flow, named: use.name)
      let key = flow.isHeld ? given.held : given
      taken.texts.formUnion(site.positions(of: flow.value.place?.slot))
      let positions = site.positions(of: flow.key)
      if let first = positions.first, Localizable.isLiteralType(call.argumentTypes[first], index) {
        for position in positions where taken.attributes[position] == nil {
          taken.attributes[position] = flow.attributesOfLiteral(key.attributes)
        }
        continue
      }
      taken.texts.formUnion(positions)
      for value in site.values(of: flow.key) { take(key, value, in: site.scope) }
      if flow.key == .base, site.base == nil { takeImplicitBase(key, in: site.scope) }
    }
    return taken
  }

  /// The ways of the texts that a function is given, with what they go through.
  ///
  /// - Parameter base: What the function is a member of: of `super` no other one runs in its place.
  private func ways(
    through function: FunctionDeclaration, _ member: BoundMember, of base: Expression? = nil
  ) -> [(flow: WrapperFlow, use: WrapperUse)] {
    if let flows = wrappers.flows(of: ObjectIdentifier(function)) {
      return flows.map { ($0, use(of: member, $0)) }
    }
    var implemented: [(flow: WrapperFlow, use: WrapperUse)] = []
    if base?.isSuper != true { implemented = ways(throughImplementationsOf: member, function) }
    return implemented.isEmpty ? memberwiseFlows(of: function, member) : implemented
  }

  /// `"Cancel".localized`: a property that hands on what it is a member of.
  func visitProperty(
    _ name: String, of base: Expression?, _ expression: Expression, in scope: Scope
  ) {
    if !functions.isEmpty, visitLocalizingProperty(name, of: base, expression, in: scope) { return }
    if base != nil, wrappers.isFunction(named: name) {
      visitFunctionValue(name, expression, in: scope)
    }
    if name == "init", let base { visitInitializerValue(of: base, expression, in: scope) }
    guard wrappers.isProperty(named: name) else { return }
    let type = base.map { inference.typing($0, in: scope).type.unwrapped } ?? scope.selfType
    guard let type, base != nil || !scope.isStatic else { return }
    for member in index.members(named: name, of: type, isStatic: false) {
      guard case .variable(let variable) = member.record.content,
        let flows = wrappers.flows(of: ObjectIdentifier(variable))
      else { continue }
      let site = WrapperSite(
        finder: self, scope: scope, base: base, file: member.record.context.file)
      for flow in flows {
        uses.insert(use(of: member, flow))
        let key = site.key(of: flow, named: member.wrapperName)
        if let base { take(key, base, in: scope) } else { takeImplicitBase(key, in: scope) }
      }
      return
    }
    if let base, case .unknown = type { noteGuess(ofProperty: name, of: base, in: scope) }
  }

  /// `names.map(\.localized)`: whatever the names are is looked up.
  func visitKeyPath(
    _ names: [String], _ expression: Expression, for destination: Destination, in scope: Scope
  ) {
    guard let last = names.last, wrappers.isProperty(named: last) else { return }
    if names.count == 1, let list = destination.list,
      visitElements(of: list, by: last, at: expression.offset, in: scope)
    {
      return
    }
    noteOpen(expression, inTable: nil)
  }

  /// A bare name: a property without `self`, or a parameter whose literals localize by their type
  /// and that is passed on with a table, bundle or comment.
  func visitName(
    _ name: String, _ expression: Expression, for destination: Destination, in scope: Scope
  ) {
    if let type = destination.type, destination.attributes.isGiven,
      Localizable.isLiteralType(type, index),
      case .parameter(let typing, let place)? = scope.binding(for: name),
      Localizable.isLiteralType(typing.type, index)
    {
      noteTyped(place, destination)
    } else if wrappers.isProperty(named: name), scope.binding(for: name) == nil {
      visitProperty(name, of: nil, expression, in: scope)
    } else if wrappers.isFunction(named: name), scope.binding(for: name) == nil {
      visitFunctionValue(name, expression, in: scope)
    }
  }

  /// `names.map(localize)`, `let tr = Strings.tr`: whatever the names are is looked up.
  private func visitFunctionValue(_ name: String, _ expression: Expression, in scope: Scope) {
    let records = inference.seeing(from: scope) { meant(by: name, expression, in: scope) }
    // `"Cancel".localized` reads the property, although there is `localized(in:)`, too.
    guard !records.contains(where: \.isVariable),
      records.contains(where: { !wrappers.ways(through: $0).isEmpty })
    else { return }
    noteOpen(expression, inTable: nil)
  }

  /// `titles.map(Row.init)`: whatever the titles are is looked up.
  private func visitInitializerValue(
    of base: Expression, _ expression: Expression, in scope: Scope
  ) {
    guard case .metatype(let type) = inference.typing(base, in: scope).type else { return }
    let members = inference.seeing(from: scope) { index.initializers(of: type) }
    for member in members.prefix(Self.mostOverloads) {
      guard case .function(let function) = member.record.content else { continue }
      for (flow, _) in ways(through: function, member) where !function.takesKeyType(flow.key) {
        noteOpen(expression, inTable: flow.attributes.knownTable)
      }
    }
  }

  /// What a name may mean that no call tells the labels of.
  private func meant(
    by name: String, _ expression: Expression, in scope: Scope
  ) -> [MemberRecord] {
    guard case .member(let base?, _) = expression.kind else {
      let member = inference.declaration(of: expression, in: scope)?.record
      return [member ?? index.globals(named: name).first].compactMap(\.self)
    }
    let type = inference.typing(base, in: scope).type
    guard case .metatype(let owner) = type else {
      let members = index.members(named: name, of: type.unwrapped, isStatic: false)
      return members.prefix(Self.mostOverloads).map(\.record)
    }
    let own = index.members(named: name, of: owner, isStatic: true).prefix(Self.mostOverloads)
    // `String.localized`, a method of the texts that are given to it, too.
    let methods = index.members(named: name, of: owner, isStatic: false)
      .prefix(Self.mostOverloads).filter { !$0.record.isVariable }
    return own.map(\.record) + methods.map(\.record)
  }

  private static let mostOverloads = 24

  private func noteTyped(_ place: SlotPlace, _ destination: Destination) {
    findings.append(
      WrapperFinding(
        declaration: place.declaration,
        flow: WrapperFlow(
          key: place.slot, attributes: destination.attributes.handedOn, value: FlowText(),
          reading: destination.reading, reaches: destination.type?.name ?? "")))
  }

  /// `localized` inside an extension of String hands on `self`.
  private func takeImplicitBase(_ key: TakenKey, in scope: Scope) {
    take(key, Expression(.name("self", []), at: 0), in: scope)
  }

  func use(of member: BoundMember, _ flow: WrapperFlow) -> WrapperUse {
    let place = FilePlace(
      file: member.record.context.file, offset: member.record.offset)
    return WrapperUse(name: member.wrapperName, place: place, reaches: flow.reaches)
  }

  func visitInterpolations(of arguments: [Argument], in scope: Scope) {
    for argument in arguments {
      if case .string(let literal) = argument.value.kind {
        visitInterpolations(of: literal, in: scope)
      } else {
        visit(argument.value, in: scope)
      }
    }
  }
}

extension FunctionDeclaration {
  /// Whether a parameter takes values that only literals and what is looked up elsewhere make.
  fileprivate func takesKeyType(_ slot: Slot) -> Bool {
    guard case .parameter(let position) = slot, parameters.indices.contains(position) else {
      return false
    }
    return TextTypes.isKeyType(parameters[position].type)
  }
}

extension Expression {
  fileprivate var isSuper: Bool {
    if case .name("super", _) = kind { true } else { false }
  }

  /// What a member is asked of.
  fileprivate var base: Expression? {
    if case .member(let base, _) = kind { base } else { nil }
  }
}

extension MemberRecord {
  fileprivate var offset: Int32 {
    switch content {
    case .variable(let variable): variable.offset
    case .function(let function): function.offset
    case .enumCase(let declaration): declaration.offset
    }
  }
}

extension BoundMember {
  /// `String.localized`, `Strings.tr(_:_:)`: how people name a wrapper.
  fileprivate var wrapperName: String {
    let prefix = record.context.nominal.map { $0.qualifiedName + "." } ?? ""
    switch record.content {
    case .variable(let variable): return prefix + (variable.name ?? "")
    case .enumCase(let declaration): return prefix + declaration.name
    case .function(let function):
      let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
      return prefix + function.name + "(" + labels + ")"
    }
  }
}
