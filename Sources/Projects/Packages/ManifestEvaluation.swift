import Extraction
import SwiftParser
import SwiftSyntax

/// Evaluates what is simple in a manifest: literals, constants, concatenations, and calls.
struct ManifestEvaluation {
  let scope: ManifestScope
  /// The constants and functions that are being evaluated.
  private var open: Set<String> = []
  /// What the parameters stand for of the function or closure that is being evaluated.
  var parameters: [String: ManifestValue] = [:]
  /// How many expressions it may look at: constants can double each other.
  var budget = ManifestEvaluation.mostSteps

  private static let mostSteps = 100_000
  private static let depthLimit = 64

  init(_ scope: ManifestScope) { self.scope = scope }

  /// How many expressions it has looked at.
  var steps: Int { Self.mostSteps - budget }

  mutating func value(of expression: ExprSyntax, depth: Int = 0) -> ManifestValue {
    budget -= 1
    guard budget > 0, depth < Self.depthLimit else { return unknown(expression) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return text(of: literal, depth)
    case .arrayExpr(let array):
      return .list(array.elements.flatMap { elements(of: $0.expression, depth) })
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else {
        return unknown(expression)
      }
      return value(of: only.expression, depth: depth + 1)
    case .sequenceExpr(let sequence): return joined(Array(sequence.elements), depth)
    case .infixOperatorExpr(let operation):
      return joined([operation.leftOperand, operation.operator, operation.rightOperand], depth)
    case .ternaryExpr(let choice):
      return .list(
        [choice.thenExpression, choice.elseExpression].flatMap { elements(of: $0, depth) })
    case .functionCallExpr(let call): return self.call(call, depth)
    case .memberAccessExpr(let member): return self.member(member, depth)
    case .declReferenceExpr(let name): return constant(name, depth)
    case .asExpr(let cast): return value(of: cast.expression, depth: depth + 1)
    case .nilLiteralExpr: return .nothing
    case .booleanLiteralExpr(let literal):
      return .call(name: literal.literal.text, arguments: [])
    default: return unknown(expression)
    }
  }

  func unknown(_ expression: ExprSyntax) -> ManifestValue {
    .unknown(
      expression.positionAfterSkippingLeadingTrivia
        .utf8Offset..<expression.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// A list inside a list is there through a constant or a condition.
  private mutating func elements(of expression: ExprSyntax, _ depth: Int) -> [ManifestValue] {
    value(of: expression, depth: depth + 1).elements
  }

  private mutating func text(of literal: StringLiteralExprSyntax, _ depth: Int) -> ManifestValue {
    if let plain = literal.representedLiteralValue { return .text(plain) }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): text += part.content.text
      case .expressionSegment(let part):
        guard let only = part.expressions.first, part.expressions.count == 1,
          let inner = value(of: only.expression, depth: depth + 1).text
        else { return unknown(ExprSyntax(literal)) }
        text += inner
      }
      guard text.utf8.count < 4096 else { return unknown(ExprSyntax(literal)) }
    }
    return .text(text)
  }

  /// `a + b`, of texts or of lists; conditions between them give both sides, `??` the first that is
  /// there.
  private mutating func joined(_ parts: [ExprSyntax], _ depth: Int) -> ManifestValue {
    let operands = parts.filter {
      !$0.is(BinaryOperatorExprSyntax.self) && !$0.is(UnresolvedTernaryExprSyntax.self)
    }
    if parts.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      // The condition comes first and is no value.
      let choices = parts.compactMap { part -> ExprSyntax? in
        part.as(UnresolvedTernaryExprSyntax.self)?.thenExpression
      }
      let values = (choices + operands.suffix(1)).flatMap { elements(of: $0, depth) }
      return values.count == 2 && values.allSatisfy { $0.text != nil } ? values[0] : .list(values)
    }
    let sides = parts.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }
    if sides.count > 1 { return coalesced(sides, depth) }
    let values = operands.map { value(of: $0, depth: depth + 1) }.filter { !$0.isNothing }
    let texts = values.compactMap(\.text)
    if !texts.isEmpty, texts.count == values.count, texts.reduce(0, { $0 + $1.utf8.count }) < 4096 {
      return .text(texts.joined())
    }
    return .list(values.flatMap(\.elements))
  }

  /// `path ?? "Sources"`: the first side that is there, after those that may be there.
  private mutating func coalesced(
    _ sides: [ArraySlice<ExprSyntax>], _ depth: Int
  ) -> ManifestValue {
    var values: [ManifestValue] = []
    for side in sides {
      let found =
        side.count == 1
        ? value(of: side[side.startIndex], depth: depth + 1) : joined(Array(side), depth + 1)
      if found.isNothing { continue }
      values.append(found)
      if !found.isUnknown { break }
    }
    guard values.count > 1 else { return values.first ?? .nothing }
    return .list(values.flatMap(\.elements))
  }

  private mutating func constant(_ name: DeclReferenceExprSyntax, _ depth: Int) -> ManifestValue {
    if let value = parameter(name) { return value }
    if let value = ownProperty(name, depth) { return value }
    let text = name.baseName.text
    guard let expressions = scope.constants[text] else { return unknown(ExprSyntax(name)) }
    let found = inside(text) { evaluation -> ManifestValue in
      if expressions.count == 1 { return evaluation.value(of: expressions[0], depth: depth + 1) }
      return .list(expressions.flatMap { evaluation.elements(of: $0, depth) })
    }
    return found ?? unknown(ExprSyntax(name))
  }

  /// Evaluates what a name stands for, where none of the parameters at hand is known.
  ///
  /// - Returns: Nil where that is being evaluated already.
  mutating func inside<Result>(_ name: String, _ body: (inout Self) -> Result) -> Result? {
    guard open.insert(name).inserted else { return nil }
    let outer = parameters
    parameters = [:]
    defer {
      open.remove(name)
      parameters = outer
    }
    return body(&self)
  }

  private mutating func member(_ member: MemberAccessExprSyntax, _ depth: Int) -> ManifestValue {
    if let value = enumerated(member, depth) { return value }
    let name = member.declName.baseName.text
    if let expression = scope.members[name],
      let found = inside("." + name, { $0.value(of: expression, depth: depth + 1) })
    {
      return found
    }
    // `Names.app.rawValue`, `target.asDependency`: what stands before is as good as any.
    if let base = member.base, ["rawValue", "name", "description"].contains(name) {
      return value(of: base, depth: depth + 1)
    }
    return .call(name: name, arguments: [])
  }

  private mutating func call(_ call: FunctionCallExprSyntax, _ depth: Int) -> ManifestValue {
    if let list = mapped(call, depth) { return list }
    let called = call.calledExpression
    // `[Target]()`.
    if called.is(ArrayExprSyntax.self), call.arguments.isEmpty { return .list([]) }
    let name: String
    switch called.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      name = member.declName.baseName.text
      // A list that is filtered or joined is made by code that isn't run.
      if member.base.map({ !Self.isName($0) }) == true || call.trailingClosure != nil {
        return unknown(ExprSyntax(call))
      }
    case .declReferenceExpr(let reference): name = reference.baseName.text
    default: return unknown(ExprSyntax(call))
    }
    let arguments = arguments(of: call, depth)
    let made = made(by: scope.functions(calledBy: called), of: arguments, depth)
    if let made, !made.isUnknown { return made }
    // Other functions aren't run; a type's name is an initializer.
    if called.is(DeclReferenceExprSyntax.self), name.first?.isUppercase != true,
      !isOfExtendedType(name, called, arguments)
    {
      return unknown(ExprSyntax(call))
    }
    if name == "init", let type = called.as(MemberAccessExprSyntax.self)?.base {
      return .call(name: type.code, arguments: arguments)
    }
    return .call(name: name, arguments: arguments)
  }

  /// Whether a member of an extension calls a function of PackageDescription's type without naming
  /// the type: `extension Target.Dependency { static let tea = byName(name: "Tea") }`.
  private func isOfExtendedType(
    _ name: String, _ called: ExprSyntax, _ arguments: [(label: String?, value: ManifestValue)]
  ) -> Bool {
    guard open.contains(where: { $0.hasPrefix(".") }), !scope.unreadFunctions.contains(name),
      PackageManifest.dependencyFunctions.contains(name)
        || PackageManifest.Target.Kind(rawValue: name) != nil
    else { return false }
    return !scope.functions(calledBy: called).contains { $0.bindings(arguments) != nil }
  }

  private mutating func arguments(
    of call: FunctionCallExprSyntax, _ depth: Int
  ) -> [(label: String?, value: ManifestValue)] {
    call.arguments.map { argument in
      (
        label: argument.label?.text,
        value: Self.isIgnored(argument.label?.text)
          ? .list([]) : value(of: argument.expression, depth: depth + 1)
      )
    }
  }

  /// Whether an expression is a name, or a type's with the types that it is in
  /// (`Target.Dependency`).
  private static func isName(_ expression: ExprSyntax) -> Bool {
    var inner = expression
    while let member = inner.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text.first?.isUppercase == true
    {
      inner = base
    }
    return inner.is(DeclReferenceExprSyntax.self)
  }

  /// Arguments that say nothing of files.
  private static func isIgnored(_ label: String?) -> Bool {
    guard let label else { return false }
    return label.hasSuffix("Settings") || label == "platforms" || label == "condition"
  }
}
