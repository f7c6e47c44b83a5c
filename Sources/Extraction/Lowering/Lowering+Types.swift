import SwiftSyntax

extension Lowering {
  func type(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return .named(name(type.name), genericArguments(type.genericArgumentClause))
    case .memberType(let type):
      return .member(
        self.type(type.baseType), name(type.name), genericArguments(type.genericArgumentClause))
    case .optionalType(let type): return .optional(self.type(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      return .implicitlyUnwrapped(self.type(type.wrappedType))
    case .arrayType(let type): return .array(self.type(type.element))
    case .dictionaryType(let type):
      return .named("Dictionary", [self.type(type.key), self.type(type.value)])
    case .attributedType(let type): return self.type(type.baseType)
    case .someOrAnyType(let type): return self.type(type.constraint)
    case .tupleType(let type): return tupleType(type.elements)
    case .functionType(let type):
      return .function(
        type.parameters.map { self.type($0.type) }, self.type(type.returnClause.type))
    case .metatypeType(let type): return .metatype(self.type(type.baseType))
    case .compositionType(let type):
      return type.elements.first.map { self.type($0.type) } ?? .unknown
    case .packElementType(let type): return self.type(type.pack)
    case .packExpansionType(let type): return self.type(type.repetitionPattern)
    default: return .unknown
    }
  }

  private func tupleType(_ elements: TupleTypeElementListSyntax) -> TypeReference {
    if elements.count == 1, let only = elements.first, only.firstName == nil {
      return type(only.type)
    }
    return .tuple(
      elements.map { element in
        TypeReference.Element(
          label: (element.firstName).map(name).flatMap { $0 == "_" ? nil : $0 },
          type: type(element.type))
      })
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      switch argument.argument {
      case .type(let type): self.type(type)
      default: .unknown
      }
    }
  }

  /// - Parameter condition: The `where` clause, which may hold a parameter to a protocol, too.
  func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?
  ) -> [GenericParameter] {
    guard let clause else { return [] }
    let requirements = requirements(condition)
    return clause.parameters.map { parameter in
      let name = name(parameter.name)
      let constraint = parameter.inheritedType.map(type)
      let required = requirements.first { !$0.isSameType && $0.left == .named(name, []) }?.right
      return GenericParameter(name: name, constraint: constraint ?? required)
    }
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType
        else { return nil }
        return GenericRequirement(left: type(left), right: type(right), isSameType: true)
      case .conformanceRequirement(let conformance):
        return GenericRequirement(
          left: type(conformance.leftType), right: type(conformance.rightType), isSameType: false)
      default:
        return nil
      }
    }
  }

  /// The type that an expression names when it stands for a type, as in `[String]()`.
  func type(ofExpression node: ExprSyntax) -> TypeReference? {
    switch node.as(ExprSyntaxEnum.self) {
    case .typeExpr(let expression):
      return type(expression.type)
    case .declReferenceExpr(let reference):
      return .named(name(reference.baseName), [])
    case .memberAccessExpr(let member):
      guard let base = member.base.flatMap(type(ofExpression:)) else { return nil }
      return .member(base, name(member.declName.baseName), [])
    case .genericSpecializationExpr(let generic):
      return type(ofSpecialization: generic)
    case .optionalChainingExpr(let optional):
      return type(ofExpression: optional.expression).map(TypeReference.optional)
    case .arrayExpr(let array):
      guard array.elements.count == 1, let element = array.elements.first else { return nil }
      return type(ofExpression: element.expression).map(TypeReference.array)
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, elements.count == 1,
        let pair = elements.first, let key = type(ofExpression: pair.key),
        let value = type(ofExpression: pair.value)
      else { return nil }
      return .named("Dictionary", [key, value])
    case .tupleExpr(let tuple):
      let elements = tuple.elements.map { type(ofExpression: $0.expression) }
      guard !elements.contains(nil) else { return nil }
      return .tuple(elements.compactMap { $0 }.map { TypeReference.Element(label: nil, type: $0) })
    default:
      return nil
    }
  }

  private func type(ofSpecialization node: GenericSpecializationExprSyntax) -> TypeReference? {
    let arguments = genericArguments(node.genericArgumentClause)
    switch type(ofExpression: node.expression) {
    case .named(let name, _): return .named(name, arguments)
    case .member(let base, let name, _): return .member(base, name, arguments)
    default: return nil
    }
  }
}
