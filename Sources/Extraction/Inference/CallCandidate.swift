/// A declaration that a call may mean.
///
/// It is a class so that candidates can be kept and compared without copying what they carry; an
/// instance belongs to one thread.
final class CallCandidate {
  let member: BoundMember
  let parameters: [Parameter]
  let generics: [GenericParameter]
  let requirements: [GenericRequirement]
  let result: TypeReference?
  let kind: Kind
  /// Whether it was found by its name only, the base being unknown.
  let isGuess: Bool
  private var types: [Type]?

  enum Kind {
    case function
    case initializer
    case enumCase
  }

  convenience init(function: FunctionDeclaration, _ member: BoundMember, isGuess: Bool = false) {
    self.init(
      member: member, parameters: function.parameters, generics: function.generics,
      requirements: function.requirements, result: function.result,
      kind: function.kind == .initializer ? .initializer : .function, isGuess: isGuess)
  }

  /// Nil if the member is a variable, which is not called but read, or may not be called at all.
  convenience init?(_ member: BoundMember, isGuess: Bool = false) {
    switch member.record.content {
    case .function(let function):
      guard !function.isUnavailable else { return nil }
      self.init(function: function, member, isGuess: isGuess)
    case .enumCase(let declaration):
      self.init(
        member: member, parameters: declaration.parameters, generics: [], requirements: [],
        result: nil, kind: .enumCase, isGuess: isGuess)
    case .variable:
      return nil
    }
  }

  private init(
    member: BoundMember, parameters: [Parameter], generics: [GenericParameter],
    requirements: [GenericRequirement], result: TypeReference?, kind: Kind, isGuess: Bool
  ) {
    self.member = member
    self.parameters = parameters
    self.generics = generics
    self.requirements = requirements
    self.result = result
    self.kind = kind
    self.isGuess = isGuess
  }

  /// The place in which the candidate's types are written.
  var context: LexicalContext { member.record.context.adding(generics) }

  var isInterface: Bool { member.record.context.isInterface }

  /// The parameters' types with their generic parameters open.
  func parameterTypes(_ index: ProgramIndex) -> [Type] {
    if let types { return types }
    let context = context
    let resolved = parameters.map { parameter in
      index.resolve(
        parameter.type, in: context, selfType: member.selfType, substitution: member.substitution)
    }
    types = resolved
    return resolved
  }

  /// The protocol that a generic parameter is held to, where the candidate declares it.
  func constraint(of name: String) -> String? {
    if let own = generics.first(where: { $0.name == name })?.constraint { return own.simpleName }
    let requirement = requirements.first { !$0.isSameType && $0.left == .named(name, []) }
    return requirement?.right.simpleName
  }

  var isDisfavored: Bool {
    guard case .function(let function) = member.record.content else { return false }
    return function.isDisfavored
  }
}

extension Inference {
  /// The functions of a name outside of types, as candidates.
  func globalCandidates(_ name: String) -> CandidateList {
    let key = index.seen(name)
    if let known = globalCache[key] { return known }
    let candidates = CandidateList(
      index.globals(named: name).compactMap {
        CallCandidate(BoundMember(record: $0, substitution: [:]))
      })
    globalCache[key] = candidates
    return candidates
  }

  /// The initializers of a type as candidates.
  func initializerCandidates(of type: Type) -> CandidateList {
    guard case .nominal = type else { return .none }
    let key = ProgramIndex.MemberName(type: type, name: index.seen("init"), isStatic: true)
    if let known = initializerCache[key] { return known }
    let candidates = CandidateList(index.initializers(of: type).compactMap { CallCandidate($0) })
    initializerCache[key] = candidates
    return candidates
  }

  /// The functions of a name that a value or type has, as candidates.
  func memberCandidates(named name: String, of type: Type, isStatic: Bool) -> CandidateList {
    guard case .nominal = type else { return .none }
    let key = ProgramIndex.MemberName(type: type, name: index.seen(name), isStatic: isStatic)
    if let known = candidateCache[key] { return known }
    let candidates = CandidateList(
      index.members(named: name, of: type, isStatic: isStatic).compactMap { CallCandidate($0) })
    candidateCache[key] = candidates
    return candidates
  }

  /// Every function of that name, for a base that can't be followed.
  func guesses(_ name: String, isStatic: Bool) -> CandidateList {
    let key = GuessName(name: index.seen(name), isStatic: isStatic)
    if let known = guessCache[key] { return known }
    let members = index.members(named: name).lazy.filter {
      $0.record.isStatic == isStatic && !$0.owner.isCalledByType
    }
    let candidates = CandidateList(
      members.compactMap { owner, record in
        CallCandidate(
          BoundMember(
            record: record, owner: owner, selfType: index.selfType(of: owner), substitution: [:]),
          isGuess: true)
      })
    guessCache[key] = candidates
    return candidates
  }

  struct GuessName: Hashable {
    var name: ProgramIndex.SeenName
    var isStatic: Bool
  }
}

/// A call whose callee is known: what each argument is asked to be, and what comes back.
struct ResolvedCall {
  /// The declaration that is called; nil for values of function type.
  var callee: BoundMember?
  /// The callee's parameter for each argument; empty when the callee is not a declaration.
  var parameters: [Parameter]
  /// The position of that parameter in the declaration.
  var positions: [Int] = []
  /// The type that each argument's place asks for.
  var argumentTypes: [Type]
  var result: Typing

  /// Whether the callee was found by its name only, the base being unknown.
  var isGuess = false

  /// Whether the callee comes from an interface file.
  var isInterface: Bool { callee?.record.context.isInterface ?? false }
}
