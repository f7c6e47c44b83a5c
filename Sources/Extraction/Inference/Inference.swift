/// Finds the type of expressions as far as the scanned sources and the interface files tell.
///
/// It never extracts anything. One instance serves one file: what it remembers, and the steps that
/// it may still take, depend on that file and the index alone, so that they are the same for the
/// same sources however files fall to threads.
final class Inference {
  let index: ProgramIndex
  private var variablesInProgress: Set<ObjectIdentifier> = []
  /// How often a variable was found to depend on itself; what is found meanwhile is provisional.
  var cycles = 0
  private var variableTypes: [ObjectIdentifier: Typing] = [:]
  var views: [Nominal: Bool] = [:]
  var globalCache: [ProgramIndex.SeenName: CandidateList] = [:]
  var initializerCache: [ProgramIndex.MemberName: CandidateList] = [:]
  var candidateCache: [ProgramIndex.MemberName: CandidateList] = [:]
  var guessCache: [GuessName: CandidateList] = [:]
  var typingsByName: [ProgramIndex.SeenName: Typing] = [:]
  /// The names that are being looked up so.
  var namesInProgress: Set<ProgramIndex.SeenName> = []
  private var depth = 0
  /// Steps left for the expression at hand; without a limit, nested overloads multiply.
  private var fuel = 0
  /// Work left for the whole file.
  private var budget: InferenceBudget
  /// Whether some type of the file is unknown because finding it out takes too long.
  private(set) var isCutShort = false

  private static let deepest = 200
  static let fuelPerExpression = 20_000

  /// - Parameter size: The length of the file in bytes, which decides how much work it may make.
  init(index: ProgramIndex, size: Int) {
    self.index = index
    budget = InferenceBudget(size: size)
  }

  /// Whether what is found now may change once a variable that depends on itself is settled.
  var isProvisional: Bool { !variablesInProgress.isEmpty }

  var hasFuel: Bool { fuel > 0 && depth < Self.deepest && !isSpent }

  /// Whether the file has made all the work that it may.
  var isSpent: Bool { budget.isSpent }

  /// Gives the next expressions their full number of steps.
  func refuel() {
    fuel = Self.fuelPerExpression
  }

  /// Notes that something stays unknown because there is too much of it.
  func cutShort() { isCutShort = true }

  /// Counts work that grows with the declarations or statements that are looked through.
  func spend(_ work: Int) { budget.spend(work) }

  /// The type of an expression.
  ///
  /// - Parameter expected: The type that the place of the expression asks for, if known; it decides
  ///   what `.member` means.
  func typing(_ expression: Expression, in scope: Scope, expected: Type? = nil) -> Typing {
    guard hasFuel else {
      isCutShort = true
      return .unknown
    }
    depth += 1
    fuel -= 1
    let workBefore = index.work
    defer { depth -= 1 }
    let found = seeing(from: scope) { uncutTyping(expression, in: scope, expected: expected) }
    budget.spend(1 + index.work - workBefore)
    if index.isCutShort { isCutShort = true }
    guard found.type.isSmall else {
      isCutShort = true
      return .unknown
    }
    return found
  }

  /// Looks up names as the file of a scope sees them: what another file's declaration is made of
  /// means what it means there.
  func seeing<Found>(from scope: Scope, _ find: () -> Found) -> Found {
    let viewpoint = index.viewpoint
    guard viewpoint != scope.context.file else { return find() }
    index.viewpoint = scope.context.file
    defer { index.viewpoint = viewpoint }
    return find()
  }

  private func uncutTyping(_ expression: Expression, in scope: Scope, expected: Type?) -> Typing {
    switch expression.kind {
    case .string: return literal("String")
    case .integer: return literal("Int")
    case .float: return literal("Double")
    case .boolean: return literal("Bool")
    case .null: return Typing(type: .unknown, certainty: .assumed, isLiteral: true)
    case .name(let name, let arguments):
      if expression.isOperatorReference { return operatorReference(expected) }
      return self.name(name, arguments, in: scope)
    case .member(let base, let name):
      return member(name, of: base, in: scope, expected: expected)
    case .call(let callee, let arguments):
      // What stands before each member of a chain is asked for again and again.
      if let found = scope.found(expression) { return found }
      let found = call(callee, arguments, in: scope, expected: expected)
      if hasFuel, !expression.isImplicitMember { scope.remember(found, for: expression) }
      return found
    case .subscripted(let base, let arguments):
      return subscripted(base, arguments, in: scope)
    case .type(let reference):
      return Typing(
        type: .metatype(index.resolve(reference, in: scope.context, selfType: scope.selfType)),
        certainty: .inferred)
    default:
      return compound(expression, in: scope, expected: expected)
    }
  }

  private func compound(_ expression: Expression, in scope: Scope, expected: Type?) -> Typing {
    switch expression.kind {
    case .array(let elements): return array(elements, in: scope)
    case .dictionary(let elements): return dictionary(elements, in: scope)
    case .tuple(let elements): return tuple(elements, in: scope)
    case .closure(let closure):
      return rememberedClosure(closure, expression, in: scope, expected: expected)
    case .ternary(_, let then, let otherwise):
      return common([then, otherwise].map { typing($0, in: scope, expected: expected) })
    case .prefix(let name, let operand):
      return prefixed(name, operand, in: scope, expected: expected)
    case .infix(let name, let left, let right):
      return infix(name, left, right, in: scope, expected: expected)
    case .cast(_, let reference, _):
      let type = index.resolve(reference, in: scope.context, selfType: scope.selfType)
      return Typing(type: type.unwrapped, certainty: .declared)
    case .typeTest: return Typing(type: index.core("Bool"), certainty: .inferred)
    case .optionalChain(let wrapped), .forceUnwrap(let wrapped):
      let typing = typing(wrapped, in: scope, expected: expected)
      return typing.with(typing.type.unwrapped)
    case .modified(let base, let branches):
      return conditional(base, branches, expression, in: scope)
    case .conditional, .switched:
      return common(expression.results.prefix(8).map { typing($0, in: scope) })
    case .keyPath(let root, let names):
      return keyPath(root, names, in: scope, expected: expected)
    case .assignment: return Typing(type: .tuple([]), certainty: .inferred)
    default: return .unknown
    }
  }

  private func array(_ elements: [Expression], in scope: Scope) -> Typing {
    let element = common(elements.prefix(8).map { typing($0, in: scope) })
    return element.with(index.core("Array", [element.type]))
  }

  private func dictionary(_ elements: [DictionaryElement], in scope: Scope) -> Typing {
    let key = common(elements.prefix(4).map { typing($0.key, in: scope) })
    let value = common(elements.prefix(4).map { typing($0.value, in: scope) })
    return value.with(index.core("Dictionary", [key.type, value.type]))
  }

  private func tuple(_ elements: [Argument], in scope: Scope) -> Typing {
    let parts = elements.map { ($0.label, typing($0.value, in: scope)) }
    return Typing(
      type: .tuple(parts.map { Type.Element(label: $0.0, type: $0.1.type) }),
      certainty: parts.map(\.1.certainty).max() ?? .inferred)
  }

  /// The same closure is asked for by each of the passes over a call's arguments.
  private func rememberedClosure(
    _ closure: Closure, _ expression: Expression, in scope: Scope, expected: Type?
  ) -> Typing {
    if let found = scope.found(expression, expected) { return found }
    let found = self.closure(closure, in: scope, expected: expected)
    if hasFuel, !isProvisional { scope.remember(found, for: expression, expected) }
    return found
  }

  /// An operator as a function: between values of one type, with a result of that type.
  private func operatorReference(_ expected: Type?) -> Typing {
    guard case .function(let parameters, _) = expected, let operand = parameters.last else {
      return .unknown
    }
    return Typing(
      type: .function(parameters.map { _ in operand }, operand), certainty: .inferred)
  }

  func literal(_ name: String) -> Typing {
    Typing(type: index.core(name), certainty: .inferred, isLiteral: true)
  }

  /// The type that several values of one place share: a literal gives way to what is known.
  func common(_ typings: [Typing]) -> Typing {
    let settled = typings.filter { !$0.isLiteral && $0.type.isKnown }
    if let first = settled.first { return first }
    let literals = typings.filter { $0.isLiteral && $0.type.isKnown }
    if let float = literals.first(where: { $0.type.name == "Double" }) { return float }
    guard var first = literals.first else { return typings.first ?? .unknown }
    if typings.contains(where: { !$0.type.isKnown && !$0.isLiteral }) {
      first.certainty = .assumed
    }
    return first
  }

  /// The type that `variable` has where it is declared.
  func typing(of variable: VariableDeclaration, name: String, scope: @autoclosure () -> Scope)
    -> Typing
  {
    if case .name = variable.pattern, let known = variableTypes[ObjectIdentifier(variable)] {
      return known
    }
    guard variablesInProgress.insert(ObjectIdentifier(variable)).inserted else {
      cycles += 1
      return .unknown
    }
    let cyclesBefore = cycles
    let found = uncachedTyping(of: variable, name: name, scope: scope())
    variablesInProgress.remove(ObjectIdentifier(variable))
    let isSettled = cycles == cyclesBefore || variablesInProgress.isEmpty
    if case .name = variable.pattern, hasFuel, isSettled {
      variableTypes[ObjectIdentifier(variable)] = found
    }
    return found
  }

  private func uncachedTyping(
    of variable: VariableDeclaration, name: String, scope: Scope
  ) -> Typing {
    let whole: Typing
    if let reference = variable.type {
      whole = Typing(
        type: index.resolve(reference, in: scope.context, selfType: scope.selfType),
        certainty: .declared)
    } else if let wrapped = environmentTyping(of: variable, in: scope) {
      whole = wrapped
    } else if let initializer = variable.initializer {
      let typing = typing(initializer, in: scope)
      whole = Typing(type: typing.type, certainty: max(typing.certainty, .inferred))
    } else {
      whole = wrappedTyping(of: variable, in: scope) ?? .unknown
    }
    return part(name, of: variable.pattern, whole) ?? whole
  }

  /// The part of a destructured value that a name is bound to.
  func part(_ name: String, of pattern: Pattern, _ whole: Typing) -> Typing? {
    switch pattern {
    case .name(let bound):
      return bound == name ? whole : nil
    case .typed(let inner, _):
      return part(name, of: inner, whole)
    case .optional(let inner):
      return part(name, of: inner, whole.with(whole.type.unwrapped))
    case .tuple(let patterns):
      for (position, inner) in patterns.enumerated() where inner.boundNames.contains(name) {
        return part(name, of: inner, element(position, of: whole))
      }
      return nil
    default:
      return nil
    }
  }

  func element(_ position: Int, of whole: Typing) -> Typing {
    guard case .tuple(let elements) = whole.type.unwrapped, position < elements.count else {
      return .unknown
    }
    return whole.with(elements[position].type)
  }
}
