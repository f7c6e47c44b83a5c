import SwiftSyntax

/// Evaluates what a manifest lists as cases of its own enumerations.
extension ManifestEvaluation {
  /// `Module.allCases`, `Module.core.rawValue`, or another property of a case; nil for all else.
  mutating func enumerated(_ member: MemberAccessExprSyntax, _ depth: Int) -> ManifestValue? {
    guard !scope.enumerations.isEmpty, let base = member.base else { return nil }
    let name = member.declName.baseName.text
    if name == "allCases" {
      guard let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let enumeration = scope.enumerations[type]
      else { return nil }
      return .list(enumeration.cases.map { .call(name: $0.name, arguments: []) })
    }
    guard scope.enumerations.values.contains(where: { $0.has(name) }) else { return nil }
    let owner = value(of: base, depth: depth + 1)
    return property(name, of: owner, in: Self.enumeration(in: base), depth)
  }

  /// `Module.allCases.map(\.target)`; nil for other calls, and for lists of anything else.
  mutating func mappedProperty(
    _ call: FunctionCallExprSyntax, of base: ExprSyntax, _ depth: Int
  ) -> ManifestValue? {
    guard !scope.enumerations.isEmpty, call.arguments.count == 1,
      let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
      path.components.count == 1, case .property(let component)? = path.components.first?.component,
      case .list(let elements) = value(of: base, depth: depth + 1)
    else { return nil }
    let (name, type) = (component.declName.baseName.text, Self.enumeration(in: base))
    var values: [ManifestValue] = []
    for element in elements {
      guard let value = property(name, of: element, in: type, depth) else { return nil }
      values += value.elements
    }
    return .list(values)
  }

  /// A property without `self`, of the case for which another one is being evaluated.
  mutating func ownProperty(_ name: DeclReferenceExprSyntax, _ depth: Int) -> ManifestValue? {
    guard let own = parameters["self"] else { return nil }
    return property(name.baseName.text, of: own, in: nil, depth)
  }

  /// The name before `.core` or `.allCases`.
  private static func enumeration(in expression: ExprSyntax) -> String? {
    let base = expression.as(MemberAccessExprSyntax.self)?.base
    return base?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// A property of a case; nil where no enumeration, or none alone, has such a case with it.
  ///
  /// - Parameter type: The name of the enumeration, where it may be known.
  private mutating func property(
    _ property: String, of value: ManifestValue, in type: String?, _ depth: Int
  ) -> ManifestValue? {
    guard case .call(let name, let arguments) = value, arguments.isEmpty else { return nil }
    let named = type.flatMap { scope.enumerations[$0] }
    let fitting = (named.map { [$0] } ?? Array(scope.enumerations.values)).filter { candidate in
      candidate.has(property) && candidate.cases.contains { $0.name == name }
    }
    guard fitting.count == 1, let enumeration = fitting.first else { return nil }
    let rawValue = rawValue(of: name, in: enumeration, depth)
    if property == ManifestEnumeration.rawValue { return rawValue }
    guard let body = enumeration.expression(of: property, for: name) else { return nil }
    return inside("\(name).\(property)") { evaluation -> ManifestValue in
      evaluation.parameters = ["self": value]
      evaluation.parameters[ManifestEnumeration.rawValue] = rawValue
      return evaluation.value(of: body, depth: depth + 1)
    }
  }

  private mutating func rawValue(
    of name: String, in enumeration: ManifestEnumeration, _ depth: Int
  ) -> ManifestValue? {
    guard let known = enumeration.cases.first(where: { $0.name == name }) else { return nil }
    if let written = known.rawValue { return value(of: written, depth: depth + 1) }
    return enumeration.namesAreRawValues ? .text(name) : nil
  }
}
