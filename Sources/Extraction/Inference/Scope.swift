/// The names that a statement can see: local ones, then the members of `self`, then globals.
///
/// A declaration opens a new scope for what follows it, so that `let name = name` reads the outer
/// one.
final class Scope {
  let parent: Scope?
  let context: LexicalContext
  /// The type of `self`; nil outside types.
  let selfType: Type?
  let isStatic: Bool
  private let bindings: [String: Binding]
  /// The types of expressions in this scope that nothing around them decides, once found.
  private var found: [ObjectIdentifier: Typing] = [:]

  enum Binding {
    case typed(Typing)
    case deferred(DeferredTyping)
    case function(FunctionDeclaration)
  }

  init(
    context: LexicalContext, selfType: Type?, isStatic: Bool, parent: Scope? = nil,
    bindings: [String: Binding] = [:]
  ) {
    self.context = context
    self.selfType = selfType
    self.isStatic = isStatic
    self.parent = parent
    self.bindings = bindings
  }

  /// A scope inside this one that knows some more names.
  func binding(_ bindings: [String: Binding]) -> Scope {
    guard !bindings.isEmpty else { return self }
    return Scope(
      context: context, selfType: selfType, isStatic: isStatic, parent: self, bindings: bindings)
  }

  /// A scope inside this one whose types may name further generic parameters.
  func adding(_ generics: [GenericParameter], _ bindings: [String: Binding]) -> Scope {
    Scope(
      context: context.adding(generics), selfType: selfType, isStatic: isStatic, parent: self,
      bindings: bindings)
  }

  func found(_ expression: Expression) -> Typing? { found[ObjectIdentifier(expression)] }

  func remember(_ typing: Typing, for expression: Expression) {
    found[ObjectIdentifier(expression)] = typing
  }

  func binding(for name: String) -> Binding? {
    var scope: Scope? = self
    while let current = scope {
      if let binding = current.bindings[name] { return binding }
      scope = current.parent
    }
    return nil
  }
}

/// A local without an annotation: its type is found once, when it is first asked for.
final class DeferredTyping {
  let expression: Expression
  let scope: Scope
  let projection: Projection
  var found: Typing?

  /// How a name is taken out of the value it is bound to.
  indirect enum Projection {
    case whole
    /// The value of an optional.
    case unwrapped(Projection)
    /// An element of a sequence.
    case element(Projection)
    case part(Projection, Int)
    /// The payload of an enum case.
    case payload(Projection, caseName: String, Int)
  }

  init(_ expression: Expression, in scope: Scope, _ projection: Projection) {
    self.expression = expression
    self.scope = scope
    self.projection = projection
  }
}
