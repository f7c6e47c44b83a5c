/// What getters of the project give: literals in them are keys where something looks that up.
extension KeySources {
  /// How much deeper a getter is than what reads it: of one that names another, and that a third, no
  /// more are followed.
  static let stepsOfGetter = 3
  static let mostReturned = 1_000
  /// What one of the values takes, in steps of the file's budget.
  static let stepsOfValue = 8

  /// What the getter of a property gives, or those of all types that have it where a protocol asks
  /// for it, if something is known to look it up; nil where no text is written there.
  func sources(
    computedBy variable: VariableDeclaration, _ member: BoundMember, _ expression: Expression,
    in scope: Scope, depth: Int
  ) -> [KeySource]? {
    let isRequirement = member.isRequirement
    guard isRequirement || isLookedUp(variable),
      inference.isSure(of: member, namedBy: expression, in: scope)
    else { return nil }
    if isRequirement { return sources(of: member, askedBy: variable, depth: depth) }
    let own = sources(computedBy: variable, member, depth: depth)
    let others = sources(ofOverridesOf: member, variable, depth: depth)
    guard !others.isEmpty else { return own }
    let given = own ?? (isAbstract(variable, member) ? [] : [known(expression, in: scope)])
    return Self.texts(among: given + others, areAll: false)
  }

  /// Whether a getter gives nothing, for subclasses are to have their own.
  private func isAbstract(_ variable: VariableDeclaration, _ member: BoundMember) -> Bool {
    let results = variable.getter?.body.results ?? []
    let scope = inference.scope(of: member)
    return !results.isEmpty && results.allSatisfy { stopsTheApp($0, in: scope) }
  }

  /// What subclasses give in the place of a property.
  private func sources(
    ofOverridesOf member: BoundMember, _ variable: VariableDeclaration, depth: Int
  ) -> [KeySource] {
    // One that hands on what its superclass gives gives nothing else.
    guard requirement != ObjectIdentifier(variable) else { return [] }
    let overrides = index.overrides(of: member)
    inference.spend(overrides.count)
    guard overrides.count <= Self.mostReturned else { return [.unknown] }
    var inner = self
    inner.requirement = ObjectIdentifier(variable)
    return overrides.flatMap { inner.sources(ofWitness: $0, depth: depth) }
  }

  private func isLookedUp(_ variable: VariableDeclaration) -> Bool {
    finder.wrappers.looksUp(computed: ObjectIdentifier(variable))
  }

  /// What the types give that have a property which a protocol asks for.
  private func sources(
    of requirement: BoundMember, askedBy variable: VariableDeclaration, depth: Int
  ) -> [KeySource]? {
    // One that hands on what another type has gives nothing else.
    guard self.requirement != ObjectIdentifier(variable) else { return [] }
    let witnesses = index.witnesses(of: requirement)
    inference.spend(witnesses.count)
    guard witnesses.count <= Self.mostReturned else { return nil }
    var inner = self
    inner.requirement = ObjectIdentifier(variable)
    let found = witnesses.flatMap { inner.sources(ofWitness: $0, depth: depth) }
    let (held, given) = (found.filter(\.isHeld), found.filter { !$0.isHeld })
    // Which of the types there is nobody can tell, nor whether others are declared elsewhere.
    let texts = Self.texts(among: given, areAll: false)
    guard !held.isEmpty else { return texts }
    return held + (texts ?? [.returned([], areAll: false)] + Self.others(among: given))
  }

  private func sources(ofWitness member: BoundMember, depth: Int) -> [KeySource] {
    guard case .variable(let variable) = member.record.content else { return [.unknown] }
    if finder.wrappers.flows(of: ObjectIdentifier(variable)) != nil { return [.localized] }
    guard variable.getter != nil else { return sources(heldBy: variable, member, depth: depth) }
    guard isLookedUp(variable) else { return [.unknown] }
    return sources(computedBy: variable, member, depth: depth) ?? [.unknown]
  }

  /// What a property is that computes nothing: what it is given, or what it starts with where nothing
  /// gives it another text when a value is made.
  private func sources(
    heldBy variable: VariableDeclaration, _ member: BoundMember, depth: Int
  ) -> [KeySource] {
    if var property = StoredText(member, in: index) {
      property.isWitness = true
      return [.stored(property)]
    }
    let isStart = variable.isConstant || variable.isStatic || variable.isLazy
    guard isStart, let start = variable.initializer else { return [.unknown] }
    var inner = self
    inner.getter = ObjectIdentifier(variable)
    let found = inner.sources(
      of: start, in: inference.scope(of: member), depth: depth + Self.stepsOfGetter)
    return variable.isConstant ? found : found + [.unknown]
  }

  private func sources(
    computedBy variable: VariableDeclaration, _ member: BoundMember, depth: Int
  ) -> [KeySource]? {
    guard let body = variable.getter?.body else { return nil }
    finder.lookInto(member.record.context.file)
    let own = Scope(
      context: member.record.context, selfType: member.selfType, isStatic: variable.isStatic)
    let found = sources(
      givenBy: body, of: ObjectIdentifier(variable), in: own, depth: depth)
    guard let found else { return nil }
    // Subclasses may give others, and statements without texts, which nobody reads.
    let isAlone =
      body.count == 1 && found.count == 1 && found[0].isWhole && member.owner?.kind != .class
    return Self.texts(among: found, areAll: isAlone)
  }

  /// What the body of a getter or function gives; nil where that is too much.
  func sources(
    givenBy body: [Statement], of declaration: ObjectIdentifier, in scope: Scope, depth: Int
  ) -> [KeySource]? {
    // The body is looked through anew for each look-up.
    inference.spend(body.count / 4)
    let values = ReturnedValues(of: body, in: scope, inference).values
    // Each is followed, and told as a place, for every look-up.
    inference.spend(values.count * Self.stepsOfValue)
    guard values.count <= Self.mostReturned else { return nil }
    var inner = self
    (inner.getter, inner.changeable) = (declaration, body.changeableNames)
    return values.flatMap {
      inner.sources(of: $0.expression, in: $0.scope, depth: depth + Self.stepsOfGetter)
    }
  }

  /// The texts among what is given, with whatever else there is; nil where there is none.
  static func texts(among found: [KeySource], areAll: Bool) -> [KeySource]? {
    var seen: Set<String> = []
    let texts = found.flatMap(\.texts).filter { seen.insert($0).inserted }
    guard !texts.isEmpty else { return nil }
    return [.returned(texts, areAll: areAll)] + others(among: found)
  }

  /// What a getter gives beside texts.
  private static func others(among found: [KeySource]) -> [KeySource] {
    var others: [KeySource] = []
    if found.contains(where: \.isLocalized) { others.append(.localized) }
    if found.contains(where: \.isElsewhere) { others.append(.unknown) }
    return others
  }
}

extension KeySource {
  /// The texts that are known of it.
  fileprivate var texts: [String] {
    switch self {
    case .literal(let text, _), .constant(let text, _), .element(let text, _): [text]
    case .rawValues(let texts), .returned(let texts, _): texts
    case .slot, .stored, .localized, .unknown: []
    }
  }

  /// Whether it is what a property was given.
  fileprivate var isHeld: Bool { if case .stored = self { true } else { false } }

  /// Whether it is all that there may be.
  fileprivate var isWhole: Bool {
    if case .returned(_, let areAll) = self { areAll } else { true }
  }

  /// Whether it is given where the getter isn't read.
  fileprivate var isElsewhere: Bool {
    switch self {
    case .slot, .stored, .unknown: true
    case .literal, .constant, .rawValues, .returned, .element, .localized: false
    }
  }
}
