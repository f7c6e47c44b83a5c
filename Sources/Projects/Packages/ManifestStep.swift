import Extraction
import SwiftSyntax

/// What a function of a manifest does before it returns its value.
indirect enum ManifestStep {
  /// `let sources = …`, `var targets: [Target] = []`; nil where what comes behind gives the value.
  case declare(String, ExprSyntax?)
  /// `targets = …`.
  case assign(String, ExprSyntax)
  /// `targets.append(…)`, `targets += …`.
  case grow(String, ExprSyntax)
  /// What is done to a value in a way that isn't read: `settings["A"] = "B"`.
  case change(String, ExprSyntax)
  case choice([Condition], then: [ManifestStep], otherwise: [ManifestStep])
  /// `for name in names { … }`.
  case loop(String, ExprSyntax, [ManifestStep])

  enum Condition {
    case test(ExprSyntax)
    /// `if let name = …`, `if let name`, and where the name stands.
    case bound(String, ExprSyntax, place: Range<Int>)
    case open
  }

  private static let depthLimit = 16

  /// - Returns: Nil where statements do anything else.
  static func steps(
    of statements: some Sequence<CodeBlockItemSyntax>, depth: Int = 0
  ) -> [ManifestStep]? {
    guard depth < depthLimit else { return nil }
    var steps: [ManifestStep] = []
    for statement in statements {
      guard let found = Self.steps(of: Syntax(statement.item), depth) else { return nil }
      steps += found
    }
    return steps
  }

  private static func steps(of node: Syntax, _ depth: Int) -> [ManifestStep]? {
    switch node.as(SyntaxEnum.self) {
    case .variableDecl(let declaration): steps(of: declaration)
    case .expressionStmt(let statement): steps(of: Syntax(statement.expression), depth)
    // Whoever calls a function here is given something that isn't known; `default: break`.
    case .functionDecl, .breakStmt: []
    case .ifExpr(let choice): step(of: choice, depth).map { [$0] }
    case .switchExpr(let choice): steps(of: choice, depth)
    case .forStmt(let loop): step(of: loop, depth).map { [$0] }
    case .functionCallExpr(let call): step(of: call).map { [$0] }
    case .sequenceExpr(let sequence): steps(of: Array(sequence.elements))
    default: nil
    }
  }

  private static func steps(of declaration: VariableDeclSyntax) -> [ManifestStep]? {
    var steps: [ManifestStep] = []
    for binding in declaration.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        binding.accessorBlock == nil
      else { return nil }
      steps.append(.declare(name, binding.initializer?.value))
    }
    return steps
  }

  private static func step(of call: FunctionCallExprSyntax) -> ManifestStep? {
    guard let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = method.base, let name = Self.name(of: base)
    else { return nil }
    guard ["append", "insert"].contains(method.declName.baseName.text),
      let value = call.arguments.first?.expression
    else { return .change(name, ExprSyntax(call)) }
    return .grow(name, value)
  }

  /// `targets += …`, before the parser knows what binds how.
  private static func steps(of parts: [ExprSyntax]) -> [ManifestStep]? {
    guard parts.count >= 3, let target = parts.first else { return nil }
    let sign = parts[1].code
    guard sign == "=" || sign == "+=" else { return nil }
    guard let name = Self.name(of: target) else {
      let list = target.as(SubscriptCallExprSyntax.self)?.calledExpression
      return list.flatMap { Self.name(of: $0) }.map { [ManifestStep.change($0, target)] }
    }
    if sign == "=" { return [parts.count == 3 ? .assign(name, parts[2]) : .change(name, parts[2])] }
    if parts.count == 5, let choice = parts[3].as(UnresolvedTernaryExprSyntax.self) {
      return [.grow(name, choice.thenExpression), .grow(name, parts[4])]
    }
    let values = parts[2...].filter { !$0.is(BinaryOperatorExprSyntax.self) }
    // A condition among them decides what is meant.
    guard values.count * 2 == parts.count - 1 else { return [.change(name, parts[2])] }
    return values.map { ManifestStep.grow(name, $0) }
  }

  private static func name(of expression: ExprSyntax) -> String? {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private static func step(of choice: IfExprSyntax, _ depth: Int) -> ManifestStep? {
    guard let then = steps(of: choice.body.statements, depth: depth + 1) else { return nil }
    var otherwise: [ManifestStep]? = []
    switch choice.elseBody {
    case .ifExpr(let next): otherwise = steps(of: Syntax(next), depth + 1)
    case .codeBlock(let block): otherwise = steps(of: block.statements, depth: depth + 1)
    case nil: break
    }
    guard let otherwise, depth < depthLimit else { return nil }
    let conditions = choice.conditions.map { condition(Syntax($0.condition)) }
    return .choice(conditions, then: then, otherwise: otherwise)
  }

  /// Any of the cases may be the one.
  private static func steps(of choice: SwitchExprSyntax, _ depth: Int) -> [ManifestStep]? {
    var steps: [ManifestStep] = []
    for element in choice.cases {
      guard case .switchCase(let item) = element,
        let then = Self.steps(of: item.statements, depth: depth + 1)
      else { return nil }
      steps.append(.choice([.open], then: then, otherwise: []))
    }
    return steps
  }

  private static func condition(_ node: Syntax) -> Condition {
    if let binding = node.as(OptionalBindingConditionSyntax.self) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return .open
      }
      let own = ExprSyntax(DeclReferenceExprSyntax(baseName: name.trimmed))
      let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
      let place = start..<name.endPositionBeforeTrailingTrivia.utf8Offset
      return .bound(name.text, binding.initializer?.value ?? own, place: place)
    }
    return node.as(ExprSyntax.self).map { Condition.test($0) } ?? .open
  }

  private static func step(of loop: ForStmtSyntax, _ depth: Int) -> ManifestStep? {
    guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      loop.whereClause == nil, let steps = Self.steps(of: loop.body.statements, depth: depth + 1)
    else { return nil }
    return .loop(name, loop.sequence, steps)
  }
}
