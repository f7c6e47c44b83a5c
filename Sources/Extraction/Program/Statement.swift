/// A statement of a body, reduced to what declares names or holds literals.
enum Statement: Sendable {
  case expression(Expression)
  case variable(VariableDeclaration)
  case function(FunctionDeclaration)
  case type(TypeDeclaration)
  case returned(Expression?)
  case conditional(IfStatement)
  case guarded([Condition], otherwise: [Statement])
  case loop(LoopStatement)
  case switched(SwitchStatement)
  case doBlock(DoStatement)
  case block([Statement])
}

struct IfStatement: Sendable {
  var conditions: [Condition]
  var then: [Statement]
  var otherwise: [Statement]
}

struct LoopStatement: Sendable {
  /// The pattern of a `for` loop; nil for `while` and `repeat`.
  var pattern: Pattern?
  var sequence: Expression?
  var conditions: [Condition]
  var body: [Statement]
}

struct SwitchStatement: Sendable {
  var subject: Expression
  var cases: [Case]

  struct Case: Sendable {
    var patterns: [Pattern]
    var conditions: [Expression]
    var body: [Statement]
  }
}

struct DoStatement: Sendable {
  var body: [Statement]
  var catches: [SwitchStatement.Case]
}

/// One clause of an `if`, `guard` or `while`.
enum Condition: Sendable {
  case expression(Expression)
  /// `let name: Type = value`; without a value the name shadows itself.
  case unwrapping(Pattern, TypeReference?, Expression?)
  case matching(Pattern, Expression)
}

/// A pattern that may bind names.
indirect enum Pattern: Sendable {
  case name(String)
  case wildcard
  case tuple([Pattern])
  /// `.card(let number)`: an enum case with patterns for its payload.
  case enumCase(Expression, [Pattern])
  case optional(Pattern)
  case cast(Pattern, TypeReference)
  case typed(Pattern, TypeReference)
  case expression(Expression)
}
