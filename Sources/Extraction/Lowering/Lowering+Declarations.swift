import SwiftSyntax

extension Lowering {
  /// The declarations and statements of a whole file.
  func members(of file: SourceFileSyntax) -> [Member] {
    file.statements.flatMap { item in fileItem(item.item) }
  }

  private func fileItem(_ item: CodeBlockItemSyntax.Item) -> [Member] {
    switch item {
    case .decl(let declaration):
      return members(declaration)
    case .stmt, .expr:
      return statements(item).map { .statement($0) }
    }
  }

  /// What one declaration adds to its type or file; several for patterns and `#if` branches.
  func members(_ node: DeclSyntax) -> [Member] {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl:
      return typeDeclaration(node).map { [.type($0)] } ?? []
    case .variableDecl(let variable):
      return variables(variable).map { .variable($0) }
    case .functionDecl, .initializerDecl, .subscriptDecl:
      return function(node).map { [.function($0)] } ?? []
    case .enumCaseDecl(let cases):
      return cases.elements.map { .enumCase(enumCase($0)) }
    case .typeAliasDecl(let alias):
      return [.alias(self.alias(alias))]
    case .associatedTypeDecl:
      return []
    case .ifConfigDecl(let conditional):
      return conditionalMembers(conditional)
    case .macroExpansionDecl(let macro):
      return macroMembers(macro)
    case .deinitializerDecl(let deinitializer):
      guard let body = deinitializer.body, mayHoldLiteral(body) else { return [] }
      return [.statement(.block(statements(body.statements)))]
    default:
      return []
    }
  }

  private func typeDeclaration(_ node: DeclSyntax) -> TypeDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      return nominal(.structure, type.name, type.genericParameterClause, type)
    case .classDecl(let type):
      return nominal(.class, type.name, type.genericParameterClause, type)
    case .actorDecl(let type):
      return nominal(.class, type.name, type.genericParameterClause, type)
    case .enumDecl(let type):
      return nominal(.enumeration, type.name, type.genericParameterClause, type)
    case .protocolDecl(let type):
      return nominal(.protocol, type.name, nil, type)
    case .extensionDecl(let type):
      return extensionDeclaration(type)
    default:
      return nil
    }
  }

  private func nominal(
    _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    _ node: some DeclGroupSyntax
  ) -> TypeDeclaration {
    let condition = (node as? any WithGenericParametersSyntax)?.genericWhereClause
    let members = passed.inside(typeOfTexts: false) { self.members(node.memberBlock) }
    return TypeDeclaration(
      kind: kind, name: self.name(name), generics: genericParameters(generics, condition),
      inherited: inherited(node.inheritanceClause), requirements: requirements(condition),
      members: members, attributes: attributes(node.attributes),
      access: Modifiers(node.modifiers).access, offset: offset(of: name))
  }

  /// An extension; one that is available nowhere adds no members.
  private func extensionDeclaration(_ node: ExtensionDeclSyntax) -> TypeDeclaration {
    let attributes = attributes(node.attributes)
    let isUnavailable = attributes.contains(where: \.isUnavailability)
    let extended = type(node.extendedType)
    return TypeDeclaration(
      kind: .extension, name: text(of: node.extendedType),
      extended: extended, generics: [],
      inherited: inherited(node.inheritanceClause),
      requirements: requirements(node.genericWhereClause),
      members: isUnavailable
        ? [] : passed.inside(typeOfTexts: TextTypes.isText(extended)) { members(node.memberBlock) },
      attributes: attributes, access: Modifiers(node.modifiers).access,
      offset: offset(of: node))
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.inheritedTypes.flatMap { inherited -> [TypeReference] in
      guard let composition = inherited.type.as(CompositionTypeSyntax.self) else {
        return [type(inherited.type)]
      }
      return composition.elements.map { type($0.type) }
    }
  }

  private func members(_ block: MemberBlockSyntax) -> [Member] {
    block.members.flatMap { members($0.decl) }
  }

  private func conditionalMembers(_ node: IfConfigDeclSyntax) -> [Member] {
    clauses(of: node).flatMap { clause -> [Member] in
      switch clause.elements {
      case .decls(let declarations): declarations.flatMap { members($0.decl) }
      case .statements(let statements): statements.flatMap { fileItem($0.item) }
      default: []
      }
    }
  }

  private func macroMembers(_ node: MacroExpansionDeclSyntax) -> [Member] {
    guard name(node.macroName) != "Preview", mayHoldLiteral(node) else { return [] }
    let arguments = arguments(
      node.arguments, trailing: node.trailingClosure, more: node.additionalTrailingClosures)
    let macro = Expression(.macro(name(node.macroName), arguments), at: offset(of: node))
    return [.statement(.expression(macro))]
  }

  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let attribute):
        return [self.attribute(attribute)]
      case .ifConfigDecl(let conditional):
        return clauses(of: conditional).flatMap { clause -> [Attribute] in
          guard case .attributes(let attributes) = clause.elements else { return [] }
          return self.attributes(attributes)
        }
      }
    }
  }

  private func attribute(_ node: AttributeSyntax) -> Attribute {
    var attribute = Attribute(name: type(node.attributeName), arguments: [])
    switch node.arguments {
    case .argumentList(let list): attribute.arguments = arguments(list)
    case .availability(let list): attribute.isUnavailability = isUnavailable(list)
    default: break
    }
    return attribute
  }

  /// Whether something is available nowhere: `*, unavailable`.
  private func isUnavailable(_ list: AvailabilityArgumentListSyntax) -> Bool {
    let words = list.prefix(2).compactMap { element -> String? in
      guard case .token(let token) = element.argument else { return nil }
      return token.text
    }
    return words == ["*", "unavailable"]
  }

  private func enumCase(_ node: EnumCaseElementSyntax) -> EnumCaseDeclaration {
    EnumCaseDeclaration(
      name: name(node.name),
      parameters: node.parameterClause.map { $0.parameters.map(payload) } ?? [],
      rawValue: node.rawValue.map { expression($0.value) }, offset: offset(of: node))
  }

  private func payload(_ node: EnumCaseParameterSyntax) -> Parameter {
    let label = node.firstName.map(name).flatMap { $0 == "_" ? nil : $0 }
    return Parameter(
      label: label, name: node.secondName.map(name) ?? label ?? "", type: type(node.type),
      defaultValue: defaultValue(node.defaultValue), hasDefault: node.defaultValue != nil,
      isVariadic: false)
  }

  func defaultValue(_ clause: InitializerClauseSyntax?) -> Expression? {
    guard let clause, mayHoldLiteral(clause) || isReference(clause.value) else { return nil }
    return expression(clause.value)
  }

  /// Whether a default value names something, such as the bundle that a wrapper passes on.
  private func isReference(_ value: ExprSyntax) -> Bool {
    value.is(MemberAccessExprSyntax.self) || value.is(MacroExpansionExprSyntax.self)
  }

  func alias(_ node: TypeAliasDeclSyntax) -> AliasDeclaration {
    AliasDeclaration(
      name: name(node.name),
      generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
      type: type(node.initializer.value), access: Modifiers(node.modifiers).access,
      offset: offset(of: node.name))
  }
}
