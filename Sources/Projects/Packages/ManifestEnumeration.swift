import Extraction
import SwiftSyntax

/// An enumeration of a manifest whose cases hold no values: a list of what the manifest builds.
struct ManifestEnumeration {
  /// The cases in their order, with the raw values that are written out.
  let cases: [(name: String, rawValue: ExprSyntax?)]
  /// Whether a case without a raw value has its own name for one.
  let namesAreRawValues: Bool
  /// What properties do, by their names.
  private let getters: [String: CodeBlockItemListSyntax]

  /// - Returns: Nil where cases hold values, or `#if` chooses between them.
  init?(_ declaration: EnumDeclSyntax) {
    var cases: [(name: String, rawValue: ExprSyntax?)] = []
    var getters: [String: CodeBlockItemListSyntax] = [:]
    for member in declaration.memberBlock.members {
      if member.decl.is(IfConfigDeclSyntax.self) { return nil }
      if let group = member.decl.as(EnumCaseDeclSyntax.self) {
        guard group.elements.allSatisfy({ $0.parameterClause == nil }) else { return nil }
        for element in group.elements {
          // Backticks around a keyword are no part of the name.
          let name = element.name.text.filter { $0 != "`" }
          cases.append((name: name, rawValue: element.rawValue?.value))
        }
      } else if let property = member.decl.as(VariableDeclSyntax.self) {
        getters.merge(Self.getters(of: property)) { first, _ in first }
      }
    }
    (self.cases, self.getters) = (cases, getters)
    let types = declaration.inheritanceClause?.inheritedTypes
    namesAreRawValues = types?.first?.type.code == "String"
  }

  private static func getters(
    of property: VariableDeclSyntax
  ) -> [String: CodeBlockItemListSyntax] {
    guard !property.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
      let binding = property.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      case .getter(let body)? = binding.accessorBlock?.accessors
    else { return [:] }
    return [name: body]
  }

  static let rawValue = "rawValue"

  /// Whether cases have a property.
  func has(_ property: String) -> Bool {
    property == Self.rawValue || getters[property] != nil
  }

  /// The expression that a property gives for a case; nil where it does more than to choose one.
  func expression(of property: String, for name: String) -> ExprSyntax? {
    guard let body = getters[property] else { return nil }
    guard let choice = Self.choice(in: body) else { return ManifestScope.expression(of: body) }
    guard choice.subject.code == "self" else { return nil }
    for element in choice.cases {
      guard case .switchCase(let clause) = element, let condition = clause.choiceCondition else {
        return nil
      }
      switch condition {
      case .names(let names) where !names.contains(name): continue
      case .names, .otherwise: return ManifestScope.expression(of: clause.statements)
      case .number: return nil
      }
    }
    return nil
  }

  /// The `switch` that a body is, or returns.
  private static func choice(in body: CodeBlockItemListSyntax) -> SwitchExprSyntax? {
    if let only = ManifestScope.expression(of: body) { return only.as(SwitchExprSyntax.self) }
    guard body.count == 1, case .stmt(let statement)? = body.first?.item else { return nil }
    return statement.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
  }
}
