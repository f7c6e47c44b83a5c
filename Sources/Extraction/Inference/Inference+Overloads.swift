extension Inference {
  /// The candidate that fits the arguments best, after Swift's own preferences: no disfavored
  /// overload, `String` before other types for a string literal, few left-out parameters.
  func best(
    of list: CandidateList, _ arguments: [Argument], in scope: Scope
  ) -> (candidate: CallCandidate, positions: [Int])? {
    let candidates = affordable(list.candidates(for: arguments))
    spend(candidates.count * (1 + arguments.count))
    var matching: [(candidate: CallCandidate, positions: [Int])] = []
    for candidate in candidates {
      if let positions = ArgumentMatching.match(
        arguments, to: candidate.parameters, functionAliases: index.functionAliases)
      {
        matching.append((candidate, positions))
      }
    }
    guard matching.count > 1 || matching.first?.candidate.isGuess == true else {
      return matching.first
    }
    spend(matching.count * (1 + arguments.count))
    let typings = arguments.map { $0.isClosure ? Typing.unknown : typing($0.value, in: scope) }
    var best: (match: (candidate: CallCandidate, positions: [Int]), cost: Int)?
    for match in matching {
      guard let cost = cost(of: match, arguments, typings) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (match, cost) }
    }
    // Nothing fits by type: our knowledge of a type is wrong somewhere, so labels decide.
    return best?.match ?? (matching.first?.candidate.isGuess == true ? nil : matching.first)
  }

  /// All candidates while the file may make work; then the first ones, for each call of a file may
  /// have as many as the file has calls.
  private func affordable(_ candidates: [CallCandidate]) -> [CallCandidate] {
    guard isSpent, candidates.count > Self.fewCandidates else { return candidates }
    cutShort()
    return Array(candidates.prefix(Self.fewCandidates))
  }

  private static let fewCandidates = 16

  private func cost(
    of match: (candidate: CallCandidate, positions: [Int]), _ arguments: [Argument],
    _ typings: [Typing]
  ) -> Int? {
    let candidate = match.candidate
    var cost = candidate.isDisfavored ? 1000 : 0
    cost += candidate.isInterface ? 1 : 0
    let types = candidate.parameterTypes(index)
    cost += 2 * (candidate.parameters.count - Set(match.positions).count)
    for (place, position) in match.positions.enumerated() {
      guard let part = fit(arguments[place], typings[place], to: types[position], candidate) else {
        return nil
      }
      cost += part
    }
    return cost
  }

  /// How well an argument fits a parameter's type: 0 is exact, nil is not at all.
  private func fit(
    _ argument: Argument, _ typing: Typing, to type: Type, _ candidate: CallCandidate
  ) -> Int? {
    let wanted = type.unwrapped
    if argument.isClosure { return fitOfClosure(to: wanted) }
    // `.init("…")` is no function.
    if case .function = wanted, argument.value.isImplicitCall { return nil }
    if let call = argument.value.implicitCall, isMember(call, of: wanted) {
      return isKeyType(wanted) ? preference(for: wanted) : 0
    }
    let isString = typing.isLiteral && typing.type.name == "String"
    if case .parameter(let name) = wanted, isString {
      return fitOfString(constrainedBy: candidate.constraint(of: name))
    }
    if case .parameter(let name) = wanted, typing.isLiteral, typing.type.isKnown {
      // A literal keeps its default type in a generic parameter, unless that asks for fractions.
      return candidate.constraint(of: name)?.hasSuffix("FloatingPoint") == true ? 3 : 1
    }
    guard case .nominal(let nominal, _) = wanted else { return looseFit(typing, to: wanted) }
    if isString { return fitOfString(nominal, wanted) }
    if typing.isLiteral { return fit(ofLiteral: typing, nominal, for: wanted) }
    guard case .nominal(let own, _) = typing.type.unwrapped else {
      if case .function = typing.type { return nil }
      if argument.isConversionByPlace, isKeyType(wanted) { return preference(for: wanted) }
      return 6
    }
    return fit(own, to: nominal, wanted, candidate)
  }

  private func isKeyType(_ wanted: Type) -> Bool { Localizable.isLiteralType(wanted, index) }

  /// `Text(.init(key))`: what is made of a text that may be shown is a key, however many parameters
  /// are left out for it, and a `LocalizedStringKey` sooner than a resource.
  private func preference(for wanted: Type) -> Int {
    wanted.name == "LocalizedStringKey" ? -24 : -12
  }

  /// Whether a type has what `.name(…)` calls: whichever other types have it, too, the place of
  /// the call says whose it is.
  func isMember(_ call: ImplicitCall, of wanted: Type) -> Bool {
    let members = memberCandidates(named: call.name, of: wanted, isStatic: true)
    return members.candidates(for: call.arguments).contains { candidate in
      ArgumentMatching.match(
        call.arguments, to: candidate.parameters, functionAliases: index.functionAliases) != nil
    }
  }

  private func fitOfClosure(to wanted: Type) -> Int? {
    switch wanted {
    case .function: 0
    case .nominal: nil
    default: 4
    }
  }

  /// How well a value of a known type fits.
  private func fit(
    _ own: Nominal, to nominal: Nominal, _ wanted: Type, _ candidate: CallCandidate
  ) -> Int? {
    if own == nominal { return 0 }
    if index.conforms(own, to: nominal) { return 2 }
    if nominal.kind == .protocol { return own.isFromInterface || own.isOnlyExtended ? 8 : 9 }
    let isText = own.name == "String" || own.name == "Substring"
    if candidate.isInterface, isText, Localizable.isLiteralType(wanted, index) { return 3 }
    if Self.convertible.contains(own.name), Self.convertible.contains(nominal.name) { return 3 }
    return nil
  }

  private static let convertible: Set<String> = ["CGFloat", "Double"]

  private func looseFit(_ typing: Typing, to wanted: Type) -> Int? {
    switch (wanted, typing.type) {
    case (.function, .nominal): typing.isLiteral ? nil : 6
    case (.tuple, .nominal): nil
    case (.external(let wanted, _), .external(let given, _)): wanted == given ? 0 : 8
    case (.external(let name, _), .nominal): name == "Any" ? 4 : 8
    default: 4
    }
  }

  private func fitOfString(_ nominal: Nominal, _ wanted: Type) -> Int? {
    switch nominal.name {
    case "String", "_Key", "_Value": return 0
    case "Substring", "Character", "StaticString": return 2
    case "StringProtocol": return 1
    default: break
    }
    if Localizable.isLiteralType(wanted, index) { return 3 }
    if nominal.kind == .protocol { return Self.stringProtocols.contains(nominal.name) ? 5 : nil }
    return index.literalInitializer(of: wanted) == nil ? nil : 4
  }

  private func fitOfString(constrainedBy constraint: String?) -> Int? {
    switch constraint {
    case nil: 4
    case "StringProtocol": 1
    case let name?:
      Self.stringProtocols.contains(name) ? 5 : index.type(named: name) == nil ? 6 : nil
    }
  }

  private static let stringProtocols: Set<String> = [
    "Hashable", "Equatable", "Comparable", "CustomStringConvertible", "Sendable", "Codable",
    "Encodable", "CVarArg", "Collection", "Sequence", "Transferable", "Plottable",
  ]

  private func fit(ofLiteral typing: Typing, _ nominal: Nominal, for wanted: Type) -> Int? {
    guard let literal = typing.type.name else { return 1 }
    if literal == nominal.name { return 0 }
    switch literal {
    case "Int": return Specifier.isPrintedAsNumber(wanted) ? 2 : numericFit(nominal)
    case "Double": return ["Float", "CGFloat"].contains(nominal.name) ? 2 : numericFit(nominal)
    default: return nominal.kind == .protocol ? 5 : nil
    }
  }

  private func numericFit(_ nominal: Nominal) -> Int? {
    if nominal.kind == .protocol { return 5 }
    return index.conforms(.nominal(nominal, []), to: "ExpressibleByIntegerLiteral") ? 4 : nil
  }

  /// Gives the parameters of a chosen candidate their types, generic arguments included.
  func bind(
    _ candidate: CallCandidate, _ positions: [Int], _ arguments: [Argument], in scope: Scope,
    expected: Type? = nil
  ) -> ResolvedCall {
    var generics = GenericArguments(of: candidate)
    let open = candidate.parameterTypes(index)
    unifyResult(with: expected, &generics)
    for isClosurePass in [false, true] {
      for (argument, position) in zip(arguments, positions)
      where argument.isClosure == isClosurePass && open[position].isOpen {
        if isClosurePass, isContent(open[position], of: candidate) { continue }
        unify(argument, with: candidate.parameters[position].type, in: scope, &generics)
      }
    }
    unifySameTypes(&generics)
    settleOpenResult(by: expected, &generics)
    let types = positions.map { position in
      open[position].isOpen
        ? resolve(candidate.parameters[position].type, with: generics) : open[position]
    }
    return ResolvedCall(
      callee: candidate.member, parameters: positions.map { candidate.parameters[$0] },
      positions: positions, argumentTypes: types,
      result: Typing(
        type: result(with: generics), certainty: candidate.isGuess ? .assumed : .inferred),
      isGuess: candidate.isGuess)
  }

  /// The generic arguments of a call, as far as they are known.
  private struct GenericArguments {
    let candidate: CallCandidate
    let context: LexicalContext
    var substitution: [String: Type]
    /// A generic argument known only from a literal gives way to what a closure returns:
    /// `reduce(0) { $0 + $1.amount }` is a Double where the amounts are.
    var isWeak: Set<String> = []

    init(of candidate: CallCandidate) {
      self.candidate = candidate
      context = candidate.context
      substitution = candidate.member.substitution
    }
  }

  private func resolve(_ reference: TypeReference, with generics: GenericArguments) -> Type {
    let type = index.resolve(
      reference, in: generics.context, selfType: generics.candidate.member.selfType,
      substitution: generics.substitution)
    let whole = type.substituting(generics.substitution)
    if case .unknown = whole, type.isKnown { cutShort() }
    return whole
  }

  private func unifyResult(with expected: Type?, _ generics: inout GenericArguments) {
    guard let expected, Localizable.holdsLiteralType(expected, index) else { return }
    switch generics.candidate.kind {
    case .function:
      guard let result = generics.candidate.result else { return }
      let pattern = resolve(result, with: generics)
      Unification.unify(pattern, with: expected, into: &generics.substitution)
    case .initializer:
      guard let nominal = generics.candidate.member.selfType?.nominal,
        case .nominal(nominal, _) = expected.unwrapped, !nominal.isFromInterface
      else { return }
      Unification.unify(
        index.selfType(of: nominal), with: expected.unwrapped, into: &generics.substitution)
    case .enumCase: return
    }
  }

  /// What no argument tells, the place does: of `[Text]`, `map { .init("…") }` makes texts.
  private func settleOpenResult(by expected: Type?, _ generics: inout GenericArguments) {
    guard let expected, !expected.isOpen, generics.candidate.kind == .function,
      let result = generics.candidate.result
    else { return }
    let pattern = resolve(result, with: generics)
    if pattern.isOpen { Unification.unify(pattern, with: expected, into: &generics.substitution) }
  }

  private func unify(
    _ argument: Argument, with reference: TypeReference, in scope: Scope,
    _ generics: inout GenericArguments
  ) {
    let mayStrengthen = argument.isClosure || argument.value.isOperatorReference
    if mayStrengthen, !generics.isWeak.isEmpty {
      strengthen(reference, by: argument, in: scope, &generics)
      generics.isWeak = []
    }
    let wanted = resolve(reference, with: generics)
    let given = typing(argument.value, in: scope, expected: wanted)
    if case .named(let name, _) = reference, given.isLiteral { generics.isWeak.insert(name) }
    Unification.unify(wanted, with: given.type, into: &generics.substitution)
  }

  private func unifySameTypes(_ generics: inout GenericArguments) {
    for requirement in generics.candidate.requirements where requirement.isSameType {
      let left = resolve(requirement.left, with: generics)
      let right = resolve(requirement.right, with: generics)
      Unification.unify(left, with: right, into: &generics.substitution)
      Unification.unify(right, with: left, into: &generics.substitution)
    }
  }

  /// Whether a closure only builds what its view shows: nothing depends on that type, and finding
  /// it out would mean going through all views inside, again for each view around them.
  private func isContent(_ wanted: Type, of candidate: CallCandidate) -> Bool {
    guard case .function(_, .parameter(let name)) = wanted else { return false }
    if candidate.kind == .initializer, let owner = candidate.member.owner { return isView(owner) }
    var isMentioned = false
    candidate.result?.forEachName { if $0 == name { isMentioned = true } }
    return !isMentioned
  }

  private func isView(_ nominal: Nominal) -> Bool {
    if let known = views[nominal] { return known }
    let isView = index.conforms(.nominal(nominal, []), to: "View")
    views[nominal] = isView
    return isView
  }

  /// Binds the generic arguments that only a literal has settled so far by what a closure or
  /// operator makes of the other ones.
  private func strengthen(
    _ reference: TypeReference, by argument: Argument, in scope: Scope,
    _ generics: inout GenericArguments
  ) {
    var known = generics.substitution
    for name in generics.isWeak { known[name] = nil }
    let pattern = index.resolve(
      reference, in: generics.context, selfType: generics.candidate.member.selfType,
      substitution: known)
    let given = typing(argument.value, in: scope, expected: pattern)
    guard case .function(_, let result) = pattern, case .function(_, let value) = given.type else {
      return
    }
    var found: [String: Type] = [:]
    Unification.unify(result, with: value, into: &found)
    for name in generics.isWeak {
      if let type = found[name] { generics.substitution[name] = type }
    }
  }

  private func result(with generics: GenericArguments) -> Type {
    let candidate = generics.candidate
    switch candidate.kind {
    case .function:
      return candidate.result.map { resolve($0, with: generics) } ?? .tuple([])
    case .initializer, .enumCase:
      guard case .nominal(let nominal, let arguments) = candidate.member.selfType else {
        return candidate.member.selfType ?? .unknown
      }
      guard arguments.isEmpty else {
        return Type.nominal(nominal, arguments).substituting(generics.substitution)
      }
      return .nominal(
        nominal, nominal.generics.map { generics.substitution[$0.name] ?? .parameter($0.name) })
    }
  }
}

extension Argument {
  /// Whether this is `.init(value)`, whose type only its place tells.
  fileprivate var isConversionByPlace: Bool {
    guard case .call(let callee, let arguments) = value.kind, arguments.count == 1,
      arguments[0].label == nil, case .member(nil, "init") = callee.kind
    else { return false }
    return true
  }

  var isClosure: Bool { if case .closure = value.kind { true } else { false } }
}

extension Expression {
  /// Whether the expression is an operator passed as a function, as in `reduce(0, +)`.
  var isOperatorReference: Bool {
    guard case .name(let name, _) = kind, let first = name.first else { return false }
    return !first.isLetter && first != "_" && first != "$"
  }
}

extension Type {
  /// Whether generic parameters are left in the type.
  var isOpen: Bool {
    switch self {
    case .parameter, .unknown: true
    case .nominal(_, let arguments), .external(_, let arguments):
      arguments.contains(where: \.isOpen)
    case .tuple(let elements): elements.contains { $0.type.isOpen }
    case .function(let parameters, let result):
      result.isOpen || parameters.contains(where: \.isOpen)
    case .metatype(let type): type.isOpen
    }
  }
}
