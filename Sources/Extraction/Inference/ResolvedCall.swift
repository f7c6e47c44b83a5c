/// A call whose callee is known: what each argument is asked to be, and what comes back.
struct ResolvedCall {
  /// The declaration that is called; nil for values of function type.
  var callee: BoundMember?
  /// The callee's parameter for each argument; empty when the callee is not a declaration.
  var parameters: [Parameter]
  /// The type that each argument's place asks for.
  var argumentTypes: [Type]
  var result: Typing

  /// Whether the callee comes from an interface file.
  var isInterface: Bool { callee?.record.context.isInterface ?? false }
}

/// A declaration that a call may mean.
struct CallCandidate {
  var member: BoundMember
  var parameters: [Parameter]
  var generics: [GenericParameter]
  var requirements: [GenericRequirement] = []
  var result: TypeReference?
  var kind: Kind
  /// Whether it was found by its name only, the base being unknown.
  var isGuess = false

  enum Kind {
    case function
    case initializer
    case enumCase
  }

  init(function: FunctionDeclaration, _ member: BoundMember, isGuess: Bool = false) {
    self.init(
      member: member, parameters: function.parameters, generics: function.generics,
      result: function.result,
      kind: function.kind == .initializer ? .initializer : .function, isGuess: isGuess)
    requirements = function.requirements
  }

  /// Nil if the member is a variable, which is not called but read.
  init?(_ member: BoundMember, isGuess: Bool = false) {
    switch member.record.content {
    case .function(let function):
      self.init(function: function, member, isGuess: isGuess)
    case .enumCase(let declaration):
      self.init(
        member: member, parameters: declaration.parameters, generics: [], result: nil,
        kind: .enumCase, isGuess: isGuess)
    case .variable:
      return nil
    }
  }

  private init(
    member: BoundMember, parameters: [Parameter], generics: [GenericParameter],
    result: TypeReference?, kind: Kind, isGuess: Bool
  ) {
    self.member = member
    self.parameters = parameters
    self.generics = generics
    self.result = result
    self.kind = kind
    self.isGuess = isGuess
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
