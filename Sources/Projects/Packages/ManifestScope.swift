import Extraction
import SwiftSyntax

/// The declarations of a manifest, collected before anything is evaluated: constants, what is
/// appended to them, and static members that stand for dependencies or names.
struct ManifestScope {
  /// The expressions behind a name; lists that grow have several.
  private(set) var constants: [String: [ExprSyntax]] = [:]
  /// Static members by name, whatever type they are of.
  private(set) var members: [String: ExprSyntax] = [:]
  /// The names that several members have.
  private var sharedNames: Set<String> = []
  /// The enumerations by their names.
  private(set) var enumerations: [String: ManifestEnumeration] = [:]
  /// The functions that are read, by name, and the static ones.
  private var functions: [String: [ManifestFunction]] = [:]
  private var methods: [String: [ManifestFunction]] = [:]
  /// The names of functions that aren't read.
  private(set) var unreadFunctions: Set<String> = []
  /// What is added to a member of the package: `package.targets += …`.
  private(set) var additions: [String: [ExprSyntax]] = [:]
  /// The calls of `Package(…)`.
  private(set) var packages: [FunctionCallExprSyntax] = []
  /// What makes targets in a way that isn't read.
  private(set) var unread: [Syntax] = []

  private static let depthLimit = 64

  init(_ file: SourceFileSyntax) { add(file.statements, depth: 0) }

  /// The declarations of several files; of the files' own constants the first of a name counts.
  init(_ files: [SourceFileSyntax]) {
    for file in files { self = adding(ManifestScope(file)) }
  }

  /// The same with what other files declare.
  func adding(_ other: ManifestScope) -> ManifestScope {
    var scope = self
    scope.constants.merge(other.constants) { own, _ in own }
    scope.sharedNames.formUnion(other.sharedNames)
    scope.sharedNames.formUnion(Set(members.keys).intersection(other.members.keys))
    scope.members.merge(other.members) { own, _ in own }
    scope.enumerations.merge(other.enumerations) { own, _ in own }
    scope.functions.merge(other.functions) { $0 + $1 }
    scope.methods.merge(other.methods) { $0 + $1 }
    scope.unreadFunctions.formUnion(other.unreadFunctions)
    return scope
  }

  /// The same without members of names that several have: which one is meant, their types say.
  var withoutSharedNames: ManifestScope {
    var scope = self
    for name in sharedNames { scope.members[name] = nil }
    return scope
  }

  private mutating func add(_ statements: CodeBlockItemListSyntax, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for statement in statements { add(Syntax(statement.item), depth: depth + 1) }
  }

  private mutating func add(_ node: Syntax, depth: Int) {
    switch node.as(SyntaxEnum.self) {
    case .variableDecl(let declaration): add(declaration)
    case .functionDecl(let declaration):
      if let function = ManifestFunction(declaration) {
        functions[declaration.name.text, default: []].append(function)
      } else {
        unreadFunctions.insert(declaration.name.text)
      }
    case .ifConfigDecl(let conditional):
      for clause in conditional.clauses {
        guard case .statements(let statements)? = clause.elements else { continue }
        add(statements, depth: depth)
      }
    case .extensionDecl(let type): addMembers(type.memberBlock)
    case .enumDecl(let type):
      addMembers(type.memberBlock)
      enumerations[type.name.text] = ManifestEnumeration(type)
    case .structDecl(let type): addMembers(type.memberBlock)
    case .expressionStmt(let statement): add(Syntax(statement.expression), depth: depth)
    case .ifExpr(let condition): add(condition, depth: depth)
    case .doStmt(let block): add(block.body.statements, depth: depth)
    case .forStmt, .whileStmt, .repeatStmt: addUnread(node)
    case .functionCallExpr(let call): add(call)
    case .infixOperatorExpr, .sequenceExpr: addOperation(node)
    default: break
    }
  }

  private mutating func add(_ condition: IfExprSyntax, depth: Int) {
    // Which branch it will be is known only when it runs: all of it may be built.
    add(condition.body.statements, depth: depth)
    switch condition.elseBody {
    case .ifExpr(let next) where depth < Self.depthLimit: add(next, depth: depth + 1)
    case .codeBlock(let block): add(block.statements, depth: depth)
    default: break
    }
  }

  private mutating func add(_ declaration: VariableDeclSyntax) {
    for binding in declaration.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = Self.value(of: binding)
      else { continue }
      constants[name, default: []].append(value)
      if let call = value.as(FunctionCallExprSyntax.self),
        Self.packageTypes.contains(call.calledExpression.code)
      {
        packages.append(call)
      }
    }
  }

  /// As the type is spelled, with its module where another one has a `Package`, too (Tuist's does).
  private static let packageTypes: Set = ["Package", "PackageDescription.Package"]

  private static func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
    if let value = binding.initializer?.value { return value }
    guard case .getter(let body)? = binding.accessorBlock?.accessors else { return nil }
    return expression(of: body)
  }

  /// The one expression of a body, which is what it returns.
  static func expression(of body: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard body.count == 1, let only = body.first else { return nil }
    return expression(of: only)
  }

  /// The expression that a statement is, or returns.
  static func expression(of statement: CodeBlockItemSyntax) -> ExprSyntax? {
    switch statement.item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    default: nil
    }
  }

  private mutating func addMembers(_ block: MemberBlockSyntax) {
    for member in block.members {
      if let declaration = member.decl.as(FunctionDeclSyntax.self) { addMethod(declaration) }
      guard let declaration = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in declaration.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = Self.value(of: binding)
        else { continue }
        if members.updateValue(value, forKey: name) != nil { sharedNames.insert(name) }
      }
    }
  }

  private mutating func addMethod(_ declaration: FunctionDeclSyntax) {
    guard Self.isStatic(declaration), let function = ManifestFunction(declaration) else {
      unreadFunctions.insert(declaration.name.text)
      return
    }
    methods[declaration.name.text, default: []].append(function)
  }

  static func isStatic(_ declaration: FunctionDeclSyntax) -> Bool {
    declaration.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }

  /// The functions that an expression in front of arguments may name.
  func functions(calledBy expression: ExprSyntax) -> [ManifestFunction] {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // Static functions call each other without their type.
      return functions[name] ?? methods[name] ?? []
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.code.first?.isUppercase == true }) ?? true
    else { return [] }
    return methods[member.declName.baseName.text] ?? []
  }

  /// `targets.append(…)` and `package.targets.append(contentsOf: …)`.
  private mutating func add(_ call: FunctionCallExprSyntax) {
    guard let method = call.calledExpression.as(MemberAccessExprSyntax.self), let base = method.base
    else { return }
    switch method.declName.baseName.text {
    case "append", "insert":
      if let value = call.arguments.first?.expression { grow(base, by: value) }
    case "forEach": addUnread(Syntax(call))
    default: break
    }
  }

  /// `targets += …`, before the parser knows what binds how.
  private mutating func addOperation(_ node: Syntax) {
    if let sequence = node.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count >= 3, Self.isGrowing(parts[1].code) else { return }
      for part in parts[2...] where !part.is(BinaryOperatorExprSyntax.self) {
        grow(parts[0], by: part)
      }
    } else if let operation = node.as(InfixOperatorExprSyntax.self),
      Self.isGrowing(operation.operator.code)
    {
      grow(operation.leftOperand, by: operation.rightOperand)
    }
  }

  private static func isGrowing(_ sign: String) -> Bool { sign == "+=" || sign == "=" }

  private mutating func grow(_ base: ExprSyntax, by value: ExprSyntax) {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      constants[name, default: []].append(value)
    } else if let member = base.as(MemberAccessExprSyntax.self),
      member.base?.is(DeclReferenceExprSyntax.self) == true
    {
      additions[member.declName.baseName.text, default: []].append(value)
    }
  }

  /// Loops matter only where they make targets.
  private mutating func addUnread(_ node: Syntax) {
    let text = node.code
    let making = [
      ".target(", ".executableTarget(", ".testTarget(", "targets.append", "targets +=", ".macro(",
    ]
    if making.contains(where: text.contains) { unread.append(node) }
  }
}

/// What an expression of a manifest stands for.
indirect enum ManifestValue {
  case text(String)
  case list([ManifestValue])
  /// A call or a plain member, such as `.target(name: "A")` or `.v17`.
  case call(name: String, arguments: [(label: String?, value: ManifestValue)])
  /// `nil`: an argument that might as well not be there.
  case nothing
  /// Something that isn't read, with its bytes.
  case unknown(Range<Int>)

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  /// The elements of a list; other values are a list of themselves.
  var elements: [ManifestValue] {
    switch self {
    case .list(let elements): elements
    case .nothing: []
    case .text, .call, .unknown: [self]
    }
  }

  /// The argument of a label, unless it is `nil`.
  subscript(label: String?) -> ManifestValue? {
    guard case .call(_, let arguments) = self,
      let value = arguments.first(where: { $0.label == label })?.value, !value.isNothing
    else { return nil }
    return value
  }

  /// The texts of a list in the argument of a label.
  func texts(_ label: String) -> [String]? {
    self[label].map { $0.elements.compactMap(\.text) }
  }
}
