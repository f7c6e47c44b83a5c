/// Follows a text to where it is written: renamed, converted, chosen among several, or glued.
struct TextSources {
  let finder: LiteralFinder
  private static let deepest = 12

  var inference: Inference { finder.inference }

  init(finder: LiteralFinder) { self.finder = finder }

  func sources(of expression: Expression, in scope: Scope) -> [TextSource] {
    sources(of: expression, in: scope, depth: 0)
  }

  func sources(of expression: Expression, in scope: Scope, depth: Int) -> [TextSource] {
    inference.spend(1)
    guard depth < Self.deepest, inference.hasFuel else { return [] }
    func inner(_ parts: [Expression]) -> [TextSource] {
      parts.flatMap { sources(of: $0, in: scope, depth: depth + 1) }
    }
    switch expression.kind {
    case .string(let literal):
      return sources(of: literal, expression, inner(literal.plainInterpolations))
    case .ternary(let condition, let then, let otherwise):
      if let plural = PluralPair(condition, then, otherwise) {
        return [.handMadePlural(place(of: expression), one: plural.one, other: plural.other)]
      }
      return inner([then, otherwise])
    case .infix("??", let left, let right): return inner([left, right])
    case .infix("+", _, _): return sources(ofJoined: expression, in: scope, depth: depth)
    case .cast(let value, _, _), .forceUnwrap(let value), .optionalChain(let value):
      return inner([value])
    case .conditional, .switched:
      return inner(expression.results.filter { $0 !== expression })
    case .call(let callee, let arguments):
      return sources(ofCall: callee, arguments, in: scope, depth: depth)
    case .name(let name, _): return sources(ofName: name, expression, in: scope, depth: depth)
    case .member(let base, let name):
      return sources(ofMember: name, of: base, expression, in: scope, depth: depth)
    default: return []
    }
  }

  func place(of expression: Expression) -> FilePlace {
    FilePlace(file: finder.file, offset: expression.offset)
  }

  /// A plural that is made by hand tells all that is to be told of the literal around it.
  private func sources(
    of literal: StringLiteral, _ expression: Expression, _ inner: [TextSource]
  ) -> [TextSource] {
    if inner.contains(where: \.isHandMadePlural) { return inner }
    return [.literal(ShownLiteral(literal, at: place(of: expression)))] + inner
  }

  private func sources(
    ofName name: String, _ expression: Expression, in scope: Scope, depth: Int
  ) -> [TextSource] {
    switch scope.binding(for: name) {
    case .parameter(_, let place):
      guard case .parameter(let position) = place.slot else { return [] }
      return [.station(.parameter(place.declaration, position))]
    case .deferred(let deferred):
      guard deferred.projection.isWhole else { return [] }
      return sources(of: deferred.expression, in: deferred.scope, depth: depth + 1)
    case .typed, .function: return []
    case nil: return station(of: expression, in: scope)
    }
  }

  private func sources(
    ofMember name: String, of base: Expression?, _ expression: Expression, in scope: Scope,
    depth: Int
  ) -> [TextSource] {
    if let base {
      if name == "rawValue" { return rawTexts(of: inference.typing(base, in: scope).type) }
      if Self.renderings.contains(name) { return sources(of: base, in: scope, depth: depth + 1) }
    }
    return station(of: expression, in: scope)
  }

  /// The property that an expression reads, if it is one of the project's that localizes nothing.
  private func station(of expression: Expression, in scope: Scope) -> [TextSource] {
    guard let member = inference.declaration(of: expression, in: scope),
      !member.record.context.isInterface, case .variable(let variable) = member.record.content,
      finder.wrappers.flows(of: ObjectIdentifier(variable)) == nil
    else { return [] }
    return [.station(.variable(ObjectIdentifier(variable)))]
  }

  /// The raw values that an enumeration of texts spells out.
  private func rawTexts(of type: Type) -> [TextSource] {
    guard let nominal = type.unwrapped.nominal, nominal.kind == .enumeration else { return [] }
    return [.station(.rawTexts(nominal))]
  }

  /// Members of a text that are the text in other letters.
  private static let renderings: Set<String> = [
    "capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase",
  ]
}

// MARK: Calls

extension TextSources {
  private func sources(
    ofCall callee: Expression, _ arguments: [Argument], in scope: Scope, depth: Int
  ) -> [TextSource] {
    if let first = arguments.first, !first.isClosure, isConversion(callee, first) {
      let sources = sources(of: first.value, in: scope, depth: depth + 1)
      return isPlainText(callee, arguments) ? sources.map(\.verbatim) : sources
    }
    if case .member(let base?, let name) = callee.kind, Self.changes.contains(name) {
      return sources(of: base, in: scope, depth: depth + 1)
    }
    guard
      let call = inference.resolve(callee, arguments, in: scope, expected: nil), !call.isGuess,
      !call.isInterface, case .function(let function)? = call.callee?.record.content,
      function.kind == .function, finder.wrappers.flows(of: ObjectIdentifier(function)) == nil
    else { return [] }
    return [.station(.result(ObjectIdentifier(function)))]
  }

  /// `String("text")`, which says of a literal that it is no key.
  private func isPlainText(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil, callee.calleeName == "String",
      case .string = arguments[0].value.kind
    else { return false }
    return true
  }

  /// `String(text)`, `String(format: text, …)`, `NSAttributedString(string: text)`.
  private func isConversion(_ callee: Expression, _ first: Argument) -> Bool {
    guard let name = callee.calleeName, let labels = Self.conversions[name] else { return false }
    return labels.contains(first.label ?? "_")
  }

  private static let conversions: [String: Set<String>] = [
    "String": ["_", "format", "stringLiteral"],
    "NSString": ["string", "format"],
    "AttributedString": ["_"],
    "NSAttributedString": ["string"],
    "NSMutableAttributedString": ["string"],
  ]
  private static let changes: Set<String> = [
    "uppercased", "lowercased", "trimmingCharacters", "capitalized",
  ]
}

extension StringLiteral {
  /// The values of the interpolations that are shown as they are.
  var plainInterpolations: [Expression] {
    segments.compactMap { segment in
      guard case .interpolation(let arguments, _) = segment, arguments.count == 1,
        arguments[0].label == nil
      else { return nil }
      return arguments[0].value
    }
  }
}

extension TextSource {
  var isHandMadePlural: Bool { if case .handMadePlural = self { true } else { false } }
}
