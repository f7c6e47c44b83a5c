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
