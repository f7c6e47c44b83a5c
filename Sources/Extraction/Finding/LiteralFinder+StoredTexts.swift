/// Properties that hold texts until something looks these up.
extension LiteralFinder {
  /// Notes that what a property was given is looked up as a key.
  func note(
    _ key: TakenKey, from property: StoredText, at expression: Expression, in scope: Scope
  ) {
    var attributes = key.attributes.handedOn
    // What the function around the look-up is given is none of what the property is set to.
    (attributes.bundle.place, attributes.comment.place) = (nil, nil)
    if attributes.bundle.text != nil, attributes.bundleFile == nil { attributes.bundleFile = file }
    var value = FlowText(text: key.valueText.text)
    if let literal = key.value, literal.arguments.isEmpty { value.text = literal.key }
    findings.append(
      WrapperFinding(
        declaration: property.declaration,
        flow: WrapperFlow(
          key: .base, attributes: attributes, value: value, reading: settled(key.reading),
          reaches: key.reaches, isHeld: true, flag: flag(beside: property, expression, in: scope)),
        isStored: true, waits: key.waits))
    noteSetters(of: property, taking: key, at: expression)
  }

  /// Says that a key can't be told, unless everything that sets the property is seen.
  private func noteSetters(
    of property: StoredText, taking key: TakenKey, at expression: Expression
  ) {
    guard !isSettlingWrappers else { return }
    let isWrapper = wrappers.stored(of: property.declaration) != nil
    let isSeen = isWrapper && !property.isSetElsewhere && !index.mayBeSeveral(property.owner)
    let table = key.attributes.knownTable
    if !isSeen { noteOpen(expression, inTable: table) }
    // What a protocol asks for is open in any case.
    let isOpenOnlyIfUnused = isSeen && !property.isWitness
    let lookUp = OpenLookUp(table: table, file: program.path, offset: Int(expression.offset))
    if key.isExplicit {
      reportDynamicKey(
        at: expression.offset, unlessUsed: isWrapper ? property.place : nil,
        isOpenOnlyIfUnused ? lookUp : nil)
    } else if isOpenOnlyIfUnused {
      note(lookUp, unlessUsed: property.place)
    }
  }

  /// Visits an assignment, whose value is a key where the property that it sets is looked up.
  func visitAssignment(of value: Expression, to target: Expression, in scope: Scope) {
    if let pairs = target.pairs(with: value) {
      for (target, value) in pairs { visitAssignment(of: value, to: target, in: scope) }
      return
    }
    noteAssignment(of: value, to: target, in: scope)
    visit(target, in: scope)
    if let property = storedText(setBy: target, in: scope) {
      noteChange(of: property, to: value, in: scope)
      if visitText(value, of: property, setBy: target, in: scope) { return }
    }
    visit(value, for: Destination(type: inference.typing(target, in: scope).type), in: scope)
  }

  private func storedText(setBy target: Expression, in scope: Scope) -> StoredText? {
    let name: String
    switch target.kind {
    case .name(let own, _) where scope.binding(for: own) == nil: name = own
    case .member(_?, let member): name = member
    default: return nil
    }
    if let wrapped = name.wrappedName, mayHoldText(named: wrapped),
      inference.declaration(of: target, in: scope) == nil
    {
      return storedText(wrapped, wrappedBy: target, in: scope)
    }
    guard mayHoldText(named: name),
      let member = inference.declaration(of: target, in: scope)
    else { return nil }
    return inference.storedText(target, member, in: scope)
  }

  /// Whether a property of a name may hold a text that something looks up: cheaper to ask than what is
  /// declared.
  private func mayHoldText(named name: String) -> Bool {
    isSettlingWrappers || wrappers.isStored(named: name)
  }

  /// The property whose wrapper is set: `_title = State(initialValue: "…")`.
  private func storedText(
    _ name: String, wrappedBy target: Expression, in scope: Scope
  ) -> StoredText? {
    var kind = Expression.Kind.name(name, [])
    if case .member(let base, _) = target.kind { kind = .member(base, name) }
    let property = Expression(kind, at: target.offset)
    guard let member = inference.declaration(of: property, in: scope),
      case .variable(let variable) = member.record.content, variable.isBound
    else { return nil }
    return inference.storedText(property, member, in: scope)
  }

  /// Notes that a property is set to a text that nobody can tell, after it had its first one: what it
  /// starts with then need be no key.
  private func noteChange(of property: StoredText, to value: Expression, in scope: Scope) {
    guard isSettlingWrappers, enclosing?.isInitializer != true else { return }
    let sources = KeySources(finder: self).sources(of: value, in: scope)
    if sources.contains(where: \.isUnknown) { changedTexts.insert(property.declaration) }
  }

  /// Visits what a property starts with.
  ///
  /// - Returns: Whether it is a literal that something looks up.
  func visitStart(
    _ value: Expression, of variable: VariableDeclaration, in scope: Scope
  ) -> Bool {
    guard let flows = wrappers.stored(of: ObjectIdentifier(variable)),
      let property = StoredText(variable, of: scope.selfType?.nominal, in: file, index)
    else { return false }
    let sources = KeySources(finder: self).sources(of: value, in: scope)
    guard !sources.isEmpty, sources.allSatisfy(\.isUnknown) else {
      return visitText(value, of: property, in: scope)
    }
    for flow in flows { noteOpen(value, inTable: flow.attributes.knownTable) }
    return false
  }

  /// Takes what a property is given, if something looks it up.
  ///
  /// - Returns: Whether it is a literal, which then is visited.
  private func visitText(
    _ value: Expression, of property: StoredText, setBy target: Expression? = nil,
    in scope: Scope
  ) -> Bool {
    guard let flows = wrappers.stored(of: property.declaration), !value.isNoText else {
      return false
    }
    let site = WrapperSite(finder: self, scope: scope, base: value, file: property.place.file)
    for flow in flows {
      var key = site.key(of: flow, named: property.name).held
      guard takeTable(of: flow, for: &key, in: scope) else {
        noteOpen(value, inTable: nil)
        continue
      }
      uses.insert(property.use(reaching: flow))
      key.flag = flag(of: flow, setBy: target)
      take(key, value, in: scope)
    }
    guard case .string(let literal) = value.kind else { return false }
    visitInterpolations(of: literal, in: scope)
    return true
  }

  /// The ways of the texts that a memberwise initializer sets properties to, with what is known by
  /// them: the properties.
  func memberwiseFlows(
    of function: FunctionDeclaration, _ member: BoundMember
  ) -> [(flow: WrapperFlow, use: WrapperUse)] {
    guard function.isMemberwise else { return [] }
    var ways: [(flow: WrapperFlow, use: WrapperUse)] = []
    for (position, parameter) in function.parameters.enumerated()
    where wrappers.isStored(named: parameter.name) {
      guard let property = member.stored(parameter.name, in: index),
        let flows = wrappers.stored(of: property.declaration)
      else { continue }
      for var flow in flows {
        let use = property.use(reaching: flow)
        flow.key = .parameter(position)
        if flow.takeTable(from: function) { ways.append((flow, use)) }
      }
    }
    return ways
  }
}

extension LiteralFinder.TakenKey {
  /// The same of what a property is set to: where nobody can tell it, that is not a mistake there.
  var held: LiteralFinder.TakenKey {
    var key = self
    (key.isExplicit, key.isHeld) = (false, true)
    return key
  }
}

extension Inference {
  /// The property that an expression names; nil if that holds no text, or it is only guessed whose it
  /// is.
  ///
  /// - Parameter member: What the expression names.
  func storedText(
    _ expression: Expression, _ member: BoundMember, in scope: Scope
  ) -> StoredText? {
    guard let property = StoredText(member, in: index),
      isSure(of: member, namedBy: expression, in: scope)
    else { return nil }
    return property
  }

  /// Whether it is not only guessed whose member an expression names.
  func isSure(of member: BoundMember, namedBy expression: Expression, in scope: Scope) -> Bool {
    guard seeing(from: scope, { index.isSure(of: member) }) else { return false }
    guard case .member(let base?, _) = expression.kind else { return true }
    return typing(base, in: scope).certainty != .assumed
  }
}

extension FunctionDeclaration {
  /// Whether it is an initializer that is written nowhere.
  var isMemberwise: Bool { kind == .initializer && offset == 0 }
}

extension BoundMember {
  /// The property of a name in the declaration whose memberwise initializer this is.
  fileprivate func stored(_ name: String, in index: ProgramIndex) -> StoredText? {
    let records = owner?.members[name] ?? []
    for record in records where record.context == self.record.context {
      guard case .variable(let variable) = record.content else { continue }
      return StoredText(variable, of: owner, in: record.context.file, index)
    }
    return nil
  }
}

extension Expression {
  /// What is set to what by `(self.title, self.image) = (title, image)`; nil for any other assignment to
  /// this.
  func pairs(with value: Expression) -> [(target: Expression, value: Expression)]? {
    guard case .tuple(let targets) = kind, case .tuple(let values) = value.kind,
      targets.count == values.count
    else { return nil }
    return zip(targets, values).map { ($0.value, $1.value) }
  }

  /// Whether it is a literal without a text, or `nil`.
  fileprivate var isNoText: Bool {
    switch kind {
    case .string(let literal): literal.plainText == ""
    case .null: true
    default: false
    }
  }
}
