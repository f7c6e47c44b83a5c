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
  /// The types of closures by what is expected of them.
  private var foundClosures: [ExpectedClosure: Typing] = [:]
  /// How many scopes are around this one.
  let depth: Int
  /// The bindings of this scope and those around it, down to the next block: a name is looked for
  /// block by block.
  private let block: Block?
  /// No body that people write binds that many names one after the other; further ones stay
  /// unknown, because a name is looked for through all scopes.
  static let deepest = 2_000

  private struct ExpectedClosure: Hashable {
    var expression: ObjectIdentifier
    var expected: Type?
  }

  enum Binding {
    case typed(Typing)
    case deferred(DeferredTyping)
    /// A parameter of a function, whose callers give it its value.
    case parameter(Typing, SlotPlace)
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
    depth = parent.map { $0.depth + 1 } ?? 0
    block = depth % Block.length == 0 ? Block(bindings, parent) : nil
  }

  /// A scope inside this one that knows some more names.
  func binding(_ bindings: [String: Binding]) -> Scope {
    guard !bindings.isEmpty, depth < Self.deepest else { return self }
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

  func found(_ closure: Expression, _ expected: Type?) -> Typing? {
    foundClosures[ExpectedClosure(expression: ObjectIdentifier(closure), expected: expected)]
  }

  func remember(_ typing: Typing, for closure: Expression, _ expected: Type?) {
    let key = ExpectedClosure(expression: ObjectIdentifier(closure), expected: expected)
    foundClosures[key] = typing
  }

  func binding(for name: String) -> Binding? {
    var scope: Scope? = self
    while let current = scope {
      if let block = current.block {
        if let binding = block.bindings[name] { return binding }
        scope = block.next
      } else {
        if let binding = current.bindings[name] { return binding }
        scope = current.parent
      }
    }
    return nil
  }

  /// The scope that binds what a name stands for here; nil for what is no local name.
  func scope(binding name: String) -> Scope? {
    var scope: Scope? = self
    while let current = scope, current.bindings[name] == nil { scope = current.parent }
    return scope
  }

  private struct Block {
    var bindings: [String: Binding]
    /// The scope that has the next block.
    var next: Scope?

    static let length = 32

    init?(_ bindings: [String: Binding], _ parent: Scope?) {
      guard parent != nil else { return nil }
      self.bindings = bindings
      next = parent
      while let current = next, current.block == nil {
        self.bindings.merge(current.bindings) { inner, _ in inner }
        next = current.parent
      }
    }
  }
}

/// A local without an annotation: its type is found once, when it is first asked for.
final class DeferredTyping {
  let expression: Expression
  let scope: Scope
  let projection: Projection
  var found: Typing?
  /// Whether the name is a variable's, which may get another value later.
  var mayChange = false

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
