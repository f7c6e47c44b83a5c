import SwiftSyntax

extension KeyConstant {
  /// The constants that a Swift file declares: static properties and functions of a type that are
  /// one text and nothing else; none in a file that is too complex to be parsed.
  ///
  /// To be called on a large stack (`parallelMap`, `onLargeStack`).
  ///
  /// - Parameter offsets: Where the literals start that spell keys.
  /// - Returns: Each with the place of its literal.
  package static func constants(
    inSwift bytes: [UInt8], keysAt offsets: Set<Int>
  ) -> [(constant: KeyConstant, offset: Int)] {
    guard let tree = try? GuardedParser.tree(of: bytes) else { return [] }
    let finder = ConstantFinder(keysAt: offsets)
    finder.walk(tree)
    return finder.constants
  }
}

/// Walks the types of a file for what stands for a key.
private final class ConstantFinder: SyntaxVisitor {
  private(set) var constants: [(constant: KeyConstant, offset: Int)] = []
  private var types: [String] = []
  private let offsets: Set<Int>

  init(keysAt offsets: Set<Int>) {
    self.offsets = offsets
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.code)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.areStatic, node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .skipChildren }
    var value = binding.initializer?.value
    if case .getter(let items)? = binding.accessorBlock?.accessors { value = items.onlyValue }
    if let value, let literal = onlyKey(in: value) { add(name, .property, literal) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.areStatic, let value = node.body?.statements.onlyValue,
      let literal = onlyKey(in: value)
    else { return .skipChildren }
    let names = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    guard let given = Self.arguments(of: literal) else { return .skipChildren }
    let fillings = given.map { names.firstIndex(of: $0) }
    guard !fillings.contains(nil) else { return .skipChildren }
    add(node.name.text, .arguments(fillings.compactMap(\.self)), literal)
    return .skipChildren
  }

  private func add(
    _ name: String, _ filling: KeyConstant.Filling, _ literal: StringLiteralExprSyntax
  ) {
    let name = (types + [name]).joined(separator: ".")
    constants.append((KeyConstant(name: name, filling), literal.codeRange.lowerBound))
  }

  /// The key of an expression that has one and chooses nothing.
  private func onlyKey(in value: ExprSyntax) -> StringLiteralExprSyntax? {
    let search = KeySearch(offsets)
    search.walk(value)
    return search.found.count == 1 && !search.chooses ? search.found[0] : nil
  }

  /// The names that fill a key: its interpolations, those of its `defaultValue`, or what stands
  /// behind it in a call.
  private static func arguments(of literal: StringLiteralExprSyntax) -> [String]? {
    if let known = KeyLiteral(literal)?.arguments { return known }
    guard let own = literal.parent?.as(LabeledExprSyntax.self),
      let list = own.parent?.as(LabeledExprListSyntax.self)
    else { return nil }
    let texts = list.first { $0.label?.text == "defaultValue" }?.expression
    if let text = texts?.as(StringLiteralExprSyntax.self) {
      return KeyLiteral(text)?.arguments ?? []
    }
    let behind = list.drop { $0 != own }.dropFirst()
    return behind.prefix { $0.label == nil }.map(\.expression.described.code)
  }
}

/// Collects the keys of an expression.
private final class KeySearch: SyntaxVisitor {
  private(set) var found: [StringLiteralExprSyntax] = []
  private(set) var chooses = false
  private let offsets: Set<Int>

  init(_ offsets: Set<Int>) {
    self.offsets = offsets
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if offsets.contains(node.codeRange.lowerBound) { found.append(node) }
    return .visitChildren
  }

  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
    chooses = true
    return .skipChildren
  }
}

extension DeclModifierListSyntax {
  fileprivate var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension CodeBlockItemListSyntax {
  /// The value of a body of one statement.
  fileprivate var onlyValue: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

extension ExprSyntax {
  /// What `String(describing: …)` describes.
  fileprivate var described: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let only = call.arguments.first, only.label?.text == "describing"
    else { return self }
    return only.expression
  }
}
